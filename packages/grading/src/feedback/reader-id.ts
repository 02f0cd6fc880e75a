import type { ReaderMessageId } from "./message-id.ts";

/** What the reader of submissions says, in Indonesian. */
export const readerId: Readonly<Record<ReaderMessageId, string>> = {
  "read.form": "{parts}{values, select, none {} other {; {values} ditemukan}}",
  "read.states": "{count, plural, other {{count} keadaan}}",
  "read.layout":
    "{layout, select, lines {satu keadaan per baris} several {beberapa keadaan per baris} arrows {dihubungkan dengan panah} beside {papan berdampingan} stacked {papan bersusun ke bawah} other {dalam satu baris}}",
  "read.each":
    "masing-masing {form, select, word {satu kata} flat {sel-sel dalam satu baris} stacked {{rows} baris} inline {{rows} baris papan dalam satu baris} gapped {{rows} baris dengan celah} list {sebuah daftar} nested {sebuah daftar baris} term {sebuah term dengan posisi kotak kosong di akhir} positions {kolom/baris setiap ubin, baris dihitung dari bawah} keyed {sel menurut kolom dan baris} triples {nilai, baris dan kolom setiap sel} name {sebuah nama} other {{written}}}",
  "read.blank": "kotak kosong ditulis {blank}",
  "read.numbered": "bernomor {first} sampai {last}",
  "read.list-rows": "{count, plural, other {{count} baris daftar}}",
  "read.no-states": "tidak ada urutan keadaan",
  "read.moves":
    "{count, plural, other {{count} gerakan}}{tiles, select, named {, dengan nama ubin} other {}}",
  "read.json-states":
    "{medium, select, list {daftar JSON} lines {baris-baris JSON} other {JSON}} dengan {count, plural, other {{count} keadaan}}",
  "read.json-moves": "daftar JSON dengan {count, plural, other {{count} gerakan}}",
  "read.json-fields": "JSON dengan {fields}",
  "read.json-events":
    "{medium, select, list {daftar JSON} lines {baris-baris JSON} other {JSON}}, {count, plural, other {{count} kejadian}}",
  "read.table":
    "{medium, select, bars {tabel dengan garis tegak} columns {tabel dengan kolom} tabs {tabel dengan tab} semicolons {tabel dengan titik koma} commas {tabel dengan koma} html {tabel HTML} other {lembar kerja}} dengan {count, plural, other {{count} baris}} dan kolom {columns}",

  "read.note.also-answered": "soal ini juga dijawab di {other}; yang dihitung {used}",
  "read.note.encoding": "berkas ini bukan UTF-8; dibaca sebagai {encoding}",
  "read.note.leading-zeros":
    "lembar kerja menghilangkan nol di awal bilangan; nol itu dikembalikan di depan keadaan",
  "read.note.number-order": "langkah-langkah diurutkan menurut nomornya, {first} sampai {last}",
  "read.note.numbers-astray":
    "nomor langkah tidak naik berurutan; yang dihitung urutan penulisannya",
  "read.note.children":
    "keadaan di belakang keadaan pertama pada setiap baris dianggap anak-anaknya",
  "read.note.only-sequence":
    'satu-satunya urutan ada di bawah "{label}"; dibaca sebagai urutan yang diminta',
  "read.note.sentence":
    "{count, plural, other {{count} keadaan}} di dalam kalimat, tidak dihitung sebagai langkah",
  "read.note.names":
    "urutannya adalah urutan nama-nama; papan di sampingnya menjelaskan arti nama itu",
  "read.note.end": 'keadaan di belakang "{label}" dianggap sebuah langkah',
  "read.note.only-moves": "hanya gerakan yang ditulis, tanpa keadaan",
  "read.note.move-language":
    "gerakan dibaca sebagai kata-kata bahasa {language, select, Indonesian {Indonesia} Russian {Rusia} Portuguese {Portugis} other {Jerman}}",
  "read.note.from-closed":
    "hanya daftar yang ditulis; keadaan yang diperiksa pada setiap baris dianggap yang baru di CLOSED",
  "read.note.from-open":
    "hanya OPEN yang ditulis; keadaan yang diperiksa pada setiap baris dianggap yang pertama pada baris sebelumnya",
  "read.note.shortened": "daftar {list} ini dipersingkat, dan tidak dihitung",
  "read.note.twice":
    '"{question}" dijawab dua kali, pada baris {line} dan di sini; yang dihitung yang terakhir',
  "read.note.before-headings":
    "{count, plural, other {{count} keadaan}} di atas judul soal pertama tidak menjawab soal mana pun",
  "read.note.foreign-taken":
    '"{heading}" bukan soal tugas ini; yang berikut dianggap jawaban satu-satunya soal',
  "read.note.foreign": '"{heading}" bukan soal tugas ini; bagiannya tidak dihitung',
  "read.note.no-headings":
    "tidak ada judul; {count} urutan yang dimulai dari keadaan awal diambil berurutan untuk {questions}",
  "read.note.no-visits":
    "tidak ada daftar kunjungan; daftar keadaan yang pertama dibaca sebagai urutan yang diminta",
  "read.note.pairs":
    "{meaning, select, gFirst {jumlah dua bilangan dianggap g + h} hFirst {jumlah dua bilangan dianggap h + g, karena yang pertama berakhir dengan 0} other {jumlah dua bilangan dianggap kedua bagian h}}",
  "read.note.nameless": "bilangan di belakang keadaan tidak bernama, dan tidak dihitung",
  "read.note.bare": "bilangan di belakang keadaan dianggap {value}",
  "read.note.h1-h2": "h dianggap H1 + H2, yang ditulis tanpa jumlahnya",
  "read.note.three-columns":
    "tiga kolom bilangan dianggap g, h dan f, karena yang ketiga adalah jumlahnya",
  "read.note.bare-column": "kolom bilangan dianggap {value}",
  "read.note.nameless-columns":
    "kolom-kolom bilangan tidak bernama, dan tidak dihitung; tulislah kepala kolom seperti state,g,h,f",
  "read.note.unknown-columns":
    "{count, plural, other {kolom}} {columns} tidak dikenal, dan tidak dihitung",

  "unreadable.too-large":
    "berkas ini lebih besar dari 4 MB ({size} MB); sebuah jejak jauh lebih kecil",
  "unreadable.too-many-lines":
    "berkas ini lebih dari 200.000 baris; sebuah jejak jauh lebih pendek",
  "unreadable.long-line":
    "baris {line} lebih panjang dari 200.000 karakter; tulislah satu keadaan atau langkah per baris",
  "unreadable.not-text":
    "berkas ini bukan teks{zeros, select, some { (berisi bita nol)} other {}}; kumpulkan teks, CSV atau lembar kerja (.xlsx)",
  "unreadable.workbook": "ini lembar kerja, bukan teks",
  "unreadable.file-kind":
    "ini {kind, select, pdf {PDF} png {gambar PNG} jpeg {gambar JPEG} gif {gambar GIF} tiff {gambar TIFF} image {gambar} office {berkas Word atau Excel lama} word {dokumen Word} powerpoint {berkas PowerPoint} odt {teks OpenDocument} ods {lembar kerja OpenDocument} rtf {dokumen RTF} gzip {arsip gzip} rar {arsip RAR} sevenZip {arsip 7-Zip} zip {arsip zip} javaClass {kelas Java yang sudah dikompilasi} other {program}}; kumpulkan teks, CSV atau lembar kerja (.xlsx)",
  "unreadable.program": "ini program; kumpulkan yang dicetaknya, sebagai teks atau CSV",
  "unreadable.sheet-names":
    "tidak ada lembar yang bernama seperti soal; namai lembar-lembar itu {names}",
  "unreadable.sheet-spoilt":
    "lembar kerja ini {fault, select, damaged {rusak} address {mempunyai sel tanpa alamat yang benar} other {tidak dapat dibaca}}; simpan lagi sebagai .xlsx, atau kumpulkan CSV",
  "unreadable.sheet-unpacked":
    "lembar kerja ini lebih besar dari 32 MB setelah dibuka; sebuah jejak jauh lebih kecil",
  "unreadable.sheet-extent":
    "lembar kerja ini {what, select, sheets {mempunyai {count} lembar; yang dibaca paling banyak {most}} row {mempunyai sel di baris {count}; yang dibaca paling banyak {most} baris} column {mempunyai sel di kolom {count}; yang dibaca paling banyak {most} kolom} other {mencakup {count} sel; yang dibaca paling banyak {most}}}",
  "unreadable.no-headings":
    "tugas ini mempunyai {count} soal dan tidak ada yang menunjukkan bagian mana menjawab soal mana; tulislah satu baris sebelum setiap jawaban: {headings}",
  "unreadable.no-order":
    'urutan keadaan tidak ditemukan: {count, plural, other {keadaan hanya ada}} di bawah "start", "goal" atau di dalam daftar. Tulislah satu keadaan per baris, dalam urutan yang diminta',
  "unreadable.no-state":
    'keadaan tidak ditemukan; teks dimulai dengan "{written}". Tulislah satu keadaan per baris, dalam urutan yang diminta',
};
