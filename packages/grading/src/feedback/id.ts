import type { Catalogue } from "./message-id.ts";

/** The messages in Indonesian, in the words of the slides: simpul, antrian, diperiksa. */
export const id: Catalogue = {
  "not-a-state": "Langkah {step}: {got} bukan keadaan dari masalah ini.",
  "wrong-size": "Langkah {step}: jumlah sel pada {got} tidak sesuai dengan masalah ini.",
  "not-one-move-away":
    "Langkah {step}: tidak ada gerakan sah yang menuju {got} dari keadaan mana pun yang sudah dibangkitkan.",
  "never-generated":
    "Langkah {step}: {got} belum ada di antrian, karena anak-anak {parent}, asal simpul itu, belum dibangkitkan.",
  "never-generated.pass":
    "Langkah {step}: {got} tidak ada di sini, karena putaran sudah selesai dan putaran berikutnya dimulai dari akar, {possible}.",
  "never-generated.first-better":
    "Langkah {step}: {got} tidak dibangkitkan, karena hill climbing sederhana tidak membangkitkan anak {parent} setelah anak pertama yang lebih baik.",
  "dropped-duplicate": "Langkah {step}: {got} adalah anak dari {parent}, tetapi dibuang: {rule}.",
  "already-visited": "Langkah {step}: {got} sudah diperiksa pada langkah {visitedAt}.",
  "not-best":
    "Langkah {step}: Anda mengambil {got}, padahal simpul dengan {priority} terkecil di antrian harus didahulukan: {possible}.",
  "not-best.siblings":
    "Langkah {step}: Anda mengambil {got}, padahal di antara anak-anak simpul terakhir yang {priority}-nya terkecil harus didahulukan: {possible}.",
  "not-best.beam":
    "Langkah {step}: Anda mengambil {got}, padahal dari tiap level hanya {width} simpul terbaik menurut {priority} yang disimpan; berikutnya {possible}.",
  "not-best.hill":
    "Langkah {step}: Anda menuju {got}, padahal hill climbing melanjutkan ke anak simpul terakhir yang {priority}-nya terkecil: {possible}.",
  "not-best.first-better":
    "Langkah {step}: Anda menuju {got}, padahal hill climbing sederhana melanjutkan ke anak pertama yang {priority}-nya lebih kecil daripada simpul terakhir: {possible}.",
  "not-best.recursive":
    "Langkah {step}: Anda mengambil {got}, padahal best-first rekursif melanjutkan ke simpul dengan {priority} terkecil di antara yang diingatnya: {possible}.",
  "out-of-order.tie":
    "Langkah {step}: nilai {priority} dari {got} sama dengan {possible}, tetapi di antara simpul yang sama nilainya {ties} diambil lebih dahulu.",
  "out-of-order.order":
    "Langkah {step}: giliran {got} belum tiba, karena anak-anak diambil {order, select, listed {menurut urutan daftar} reversed {dalam urutan terbalik} alphabetical {menurut abjad} other {menurut urutan gerakan kotak kosong {order}}}.",
  "out-of-order.tile":
    "Langkah {step}: giliran {got} belum tiba, karena anak-anak diambil menurut angka yang digeser, mulai dari yang terkecil.",
  "out-of-order.parents":
    "Langkah {step}: giliran {got} belum tiba, karena anak-anak {parent} didahulukan.",
  "out-of-order.children": "Langkah {step}: giliran {got} di antara anak-anak {parent} belum tiba.",
  "wrong-level.breadth-first":
    "Langkah {step}: {got} berada pada level {gotLevel}, padahal level {level} belum selesai.",
  "wrong-level.depth-first":
    "Langkah {step}: {got} berada pada level {gotLevel}, padahal depth-first search melanjutkan dahulu ke anak-anak terbaru, pada level {level}.",
  "beyond-depth-limit":
    "Langkah {step}: {got} melewati batas kedalaman, karena induknya {parent} berada pada level {limit} dan anak-anaknya tidak dibangkitkan.",
  "beyond-depth-limit.bound":
    "Langkah {step}: {got} melewati batas putaran ini, {bound}, jadi tidak diperiksa di dalamnya.",
  "stopped-early": "Langkah {step} tidak ada: jejak berhenti sebelum pelacakan selesai.",
  "stopped-early.limit": "Langkah {step} tidak ada: jejak berhenti padahal antrian belum kosong.",
  "stopped-early.pass":
    "Langkah {step} tidak ada: jejak berhenti sebelum putaran berikutnya, yang dimulai dari akar, {possible}.",
  "after-goal":
    "Langkah {step}: pelacakan sudah selesai dengan tujuan pada langkah {goalStep}; tidak ada lanjutannya.",
  "after-goal.exhausted":
    "Langkah {step}: pelacakan sudah selesai, karena di antrian tidak ada lagi yang dapat dilanjutkan.",
  "after-goal.stuck":
    "Langkah {step}: pelacakan sudah selesai, karena tidak ada anak yang lebih baik daripada simpul terakhir dan hill climbing tidak mundur.",
  "left-out": "Sebelum langkah {step}: {leftOut} terlewat.",
  "left-out.values":
    "{aspect}: {count, plural, =1 {nilai pada langkah {steps} tidak ada} other {nilai pada langkah-langkah {steps} tidak ada}}.",
  "left-out.all": "{aspect}: tidak ada nilai yang ditulis.",
  "left-out.answer": "{aspect}: tidak ada yang ditulis.",
  "one-too-many": "Langkah {step}: {got} berlebih di sini.",
  "one-too-many.generated":
    "Langkah {step}: {got} sudah ada di pohon dan tidak dibangkitkan lagi di sini.",
  "one-too-many.goal":
    "Langkah {step}: {got} adalah tujuan, jadi diperiksa tetapi tidak diekspansi.",
  "one-too-many.limit":
    "Langkah {step}: {got} berada pada batas kedalaman, jadi diperiksa tetapi tidak diekspansi.",
  "wrong-h": "Langkah {step}: h dari {state} adalah {right}, bukan {got}.",
  "wrong-h.parts": "Langkah {step}: h dari {state} adalah {right} = {parts}, bukan {got}.",
  "wrong-h.tile":
    "Langkah {step}: h dari {state} adalah {right}, bukan {got}: Anda menulis {gotPart} untuk angka {tile}, yang bernilai {part}.",
  "wrong-g": "Langkah {step}: g dari {state} adalah {right}, bukan {got}.",
  "wrong-g.level": "Langkah {step}: {state} berada pada level {right}, bukan {got}.",
  "wrong-f": "Langkah {step}: f dari {state} adalah g + h = {g} + {h} = {right}, bukan {got}.",
  "wrong-f.weighted":
    "Langkah {step}: f dari {state} adalah g + {weight} × h = {g} + {weight} × {h} = {right}, bukan {got}.",
  "wrong-parent": "Langkah {step}: induk dari {state} adalah {right}, bukan {got}.",
  "wrong-parent.none":
    "Langkah {step}: induk dari {state} adalah {right}; Anda menulis tidak ada induk.",
  "wrong-parent.root": "Langkah {step}: {state} adalah akar dan tidak mempunyai induk.",
  "wrong-entry.open":
    "Langkah {step}: isi OPEN seharusnya {right, select, none {kosong} other {{right}}}{missing, select, none {} other {; kurang: {missing}}}{extra, select, none {} other {; berlebih: {extra}}}.",
  "wrong-entry.closed":
    "Langkah {step}: isi CLOSED seharusnya {right, select, none {kosong} other {{right}}}{missing, select, none {} other {; kurang: {missing}}}{extra, select, none {} other {; berlebih: {extra}}}.",
  "wrong-entry.path": "Langkah {step} pada jalur: jalur menuju {right}, bukan {got}.",
  "wrong-entry.moves": "Gerakan {step}: seharusnya {right}, bukan {got}.",
  "wrong-entry.order": "{state} diperiksa sebagai nomor {right}, bukan {got}.",
  "wrong-entry.not-visited": "{state} tidak pernah diperiksa; Anda memberinya nomor {got}.",
  "path.none": "Langkah {step} pada jalur: pelacakan tidak menemukan tujuan, jadi tidak ada jalur.",
  "path.another":
    "Langkah {step} pada jalur: mulai di sini jalur menuju tujuan lewat jalan lain daripada pelacakan, yang melanjutkan ke {possible}.",
  "path.left-out": "Sebelum langkah {step} pada jalur: {leftOut} terlewat.",
  "path.one-too-many": "Langkah {step} pada jalur: {got} tidak termasuk di situ.",
  "path.stopped-early": "Jalur berhenti sebelum tujuan: berikutnya adalah {possible}.",
  "path.not-one-move-away":
    "Langkah {step} pada jalur: tidak ada gerakan sah dari {previous} ke {got}. Jalur berlanjut ke {possible}.",
  "moves.left-out": "Sebelum gerakan {step}: {right} terlewat.",
  "moves.one-too-many": "Gerakan {step}: {got} berlebih.",
  "moves.stopped-early": "Gerakan berhenti sebelum tujuan: berikutnya adalah {right}.",
  "tree.left-out": "Pada pohon tidak ada {leftOut}, anak dari {parent}.",
  "tree.left-out.root": "Pada pohon tidak ada akarnya, {leftOut}.",
  "tree.one-too-many": "{got} tidak termasuk dalam pohon.",

  possible: "Yang mungkin di sini: {possible}.",
  "possible.more": "{count, plural, other {# lainnya}}",

  "aspect.visits": "urutan pemeriksaan",
  "aspect.expansions": "urutan ekspansi",
  "aspect.generated": "urutan pembangkitan",
  "aspect.path": "jalur",
  "aspect.moves": "gerakan",
  "aspect.h": "h",
  "aspect.g": "g",
  "aspect.f": "f",
  "aspect.level": "level",
  "aspect.parent": "induk",
  "aspect.open": "OPEN",
  "aspect.closed": "CLOSED",
  "aspect.tree": "pohon",

  "rule.duplicates.none": "tidak ada anak yang dibuang",
  "rule.duplicates.parent": "gerakan kembali ke keadaan sebelumnya tidak disimpan",
  "rule.duplicates.path": "keadaan yang ada pada jalur dari akar tidak disimpan",
  "rule.duplicates.closed": "keadaan yang sudah diperiksa tidak disimpan",
  "rule.duplicates.closed-at-generation": "keadaan yang sudah diperiksa tidak disimpan",
  "rule.duplicates.generated": "keadaan yang sudah pernah dibangkitkan tidak disimpan",
  "rule.duplicates.reached":
    "keadaan yang sudah pernah dibangkitkan dengan biaya yang tidak lebih besar tidak disimpan",
  "rule.duplicates.reached-unvisited":
    "state yang sudah diperiksa, atau sudah dibangkitkan dengan biaya yang tidak lebih besar, tidak disimpan",
  "rule.ties.fifo": "yang lebih dulu dibangkitkan",
  "rule.ties.lifo": "yang lebih baru dibangkitkan",
  "rule.ties.low-h": "yang h-nya lebih kecil",
  "rule.ties.alphabetical": "yang namanya lebih awal menurut abjad",
  "rule.ties.any": "yang mana pun",

  "short.of": "{aspect}: {text}",
  "short.not-a-state": "Langkah {step} bukan keadaan dari masalah ini.",
  "short.wrong-size": "Langkah {step}: jumlah selnya tidak sesuai.",
  "short.not-one-move-away": "Langkah {step}: tidak ada gerakan sah yang menuju keadaan ini.",
  "short.never-generated": "Langkah {step}: keadaan ini belum ada di antrian.",
  "short.dropped-duplicate": "Langkah {step}: keadaan ini dibuang: {rule}.",
  "short.already-visited": "Langkah {step}: keadaan ini sudah diperiksa.",
  "short.not-best": "Langkah {step}: ini bukan keadaan dengan {priority} terkecil di antrian.",
  "short.out-of-order": "Langkah {step}: ada keadaan lain yang didahulukan.",
  "short.wrong-level": "Langkah {step}: ada keadaan pada level lain yang didahulukan.",
  "short.beyond-depth-limit": "Langkah {step}: keadaan ini melewati batas kedalaman.",
  "short.stopped-early": "Langkah {step} tidak ada: berhenti terlalu awal.",
  "short.after-goal": "Langkah {step}: pelacakan sudah selesai sebelumnya.",
  "short.left-out": "Sebelum langkah {step} ada yang terlewat.",
  "short.one-too-many": "Langkah {step} berlebih.",
  "short.wrong-h": "Langkah {step}: nilai h salah.",
  "short.wrong-g": "Langkah {step}: nilai {aspect} salah.",
  "short.wrong-f": "Langkah {step}: nilai f salah.",
  "short.wrong-parent": "Langkah {step}: induknya salah.",
  "short.wrong-entry": "Langkah {step}: ada isi yang salah.",

  "unreadable.too-ambiguous":
    "Langkah {step}: sampai di sini jejak cocok dengan terlalu banyak pelacakan, dengan salinan keadaan yang sama, sehingga tidak dapat diputuskan. Ini tidak dihitung salah; tunjukkan kepada dosen Anda.",

  "diagnosis.exactly": "Jejak Anda persis seperti yang dihasilkan bila {clauses}.",
  "diagnosis.nearly":
    "Selain {slips, plural, other {# kesalahan}}, jejak Anda seperti yang dihasilkan bila {clauses}.",
  "diagnosis.values": "{aspect}: nilai-nilai Anda seperti yang dihasilkan bila {clauses}.",
  "clause.and": "{first} dan {second}",
  "clause.search.depth-first": "pelacakannya depth-first",
  "clause.search.breadth-first": "pelacakannya breadth-first",
  "clause.search.best-first": "pelacakannya best-first, menurut h saja",
  "clause.search.a-star": "pelacakannya A*, menurut g + h",
  "clause.search.uniform-cost": "pelacakannya uniform-cost, menurut g saja",
  "clause.search.weighted-a-star": "pelacakannya A* berbobot, menurut g + bobot × h",
  "clause.search.siblings-only": "pelacakannya best-first di antara saudara saja",
  "clause.search.iterative-deepening":
    "pelacakannya pendalaman iteratif, dengan putaran menurut batas kedalaman",
  "clause.search.ida-star": "pelacakannya IDA*, dengan putaran menurut batas g + h",
  "clause.search.beam": "pelacakannya beam search",
  "clause.search.steepest-hill-climbing": "pelacakannya hill climbing ke anak terbaik",
  "clause.search.simple-hill-climbing":
    "pelacakannya hill climbing ke anak pertama yang lebih baik",
  "clause.search.best-first-tree":
    "pelacakannya best-first menurut Bratko, yang tetap di subpohonnya bila nilainya sama",
  "clause.search.recursive-best-first": "pelacakannya best-first rekursif",
  "clause.weight": "h dipakai dengan bobot {weight}",
  "clause.beam-width": "dari tiap level disimpan {width} simpul",
  "clause.root-not-repeated": "akar hanya ditulis pada putaran pertama",
  "clause.h-for-f": "simpul dipilih menurut h saja, tanpa g",
  "clause.f-for-g": "biaya gerakan ditambahkan pada f induk, bukan pada g-nya",
  "clause.g-not-added": "g hanya biaya gerakan terakhir dan tidak dijumlahkan",
  "clause.child-order": "anak-anak diambil menurut urutan gerakan kotak kosong {order}",
  "clause.child-order.named":
    "anak-anak diambil {order, select, tile {menurut angka yang digeser} reversed {dalam urutan terbalik} alphabetical {menurut abjad} listed {menurut urutan daftar} other {menurut urutan {order}}}",
  "clause.depth-limit": "batas kedalamannya {limit}",
  "clause.depth-limit.none": "tidak ada batas kedalaman",
  "clause.root-is-level-1": "akar dihitung sebagai level 1",
  "clause.duplicates.none": "tidak ada keadaan kembar yang dibuang",
  "clause.duplicates.parent": "hanya gerakan kembali ke keadaan sebelumnya yang dibuang",
  "clause.duplicates.path": "hanya keadaan pada jalur dari akar yang dibuang",
  "clause.duplicates.closed": "keadaan yang sudah diperiksa dibuang",
  "clause.duplicates.closed-at-generation":
    "keadaan yang sudah diperiksa dibuang saat dibangkitkan, tetapi salinannya di antrian diperiksa lagi",
  "clause.duplicates.generated":
    "keadaan ditandai begitu masuk antrian, sehingga salinan keduanya tidak disimpan",
  "clause.duplicates.reached": "salinan kedua disimpan hanya bila biayanya lebih kecil",
  "clause.duplicates.reached-unvisited":
    "salinan kedua disimpan hanya bila biayanya lebih kecil dan state-nya belum diperiksa, sehingga tidak ada state yang dibuka lagi",
  "clause.goal-test.visit": "tujuan baru dikenali saat diperiksa",
  "clause.goal-test.generate": "pelacakan berhenti begitu tujuan dibangkitkan",
  "clause.goal-not-tested": "pelacakan tidak berhenti pada tujuan",
  "clause.goal-not-written": "tujuannya sendiri tidak ditulis",
  "clause.ties.fifo": "di antara simpul yang sama nilainya diambil yang lebih dulu dibangkitkan",
  "clause.ties.lifo": "di antara simpul yang sama nilainya diambil yang lebih baru dibangkitkan",
  "clause.ties.low-h": "di antara simpul yang sama nilainya diambil yang h-nya lebih kecil",
  "clause.ties.alphabetical":
    "di antara simpul yang sama nilainya diambil yang namanya lebih awal menurut abjad",
  "clause.heuristic": "h adalah {shown}",
  "clause.blank-counted": "kotak kosong ikut dihitung dalam h seperti angka",
  "clause.other-goal": "h dihitung terhadap tujuan lain, {shown}",
  "clause.siblings-only":
    "yang dibandingkan hanya anak-anak simpul terakhir, bukan seluruh antrian",
  "clause.path-for-order": "jalur solusi ditulis sebagai ganti urutan pelacakan",
  "clause.path-reversed": "jalur solusi ditulis terbalik, dari tujuan ke keadaan awal",
  "clause.tile-moves": "gerakan menyebut angka yang digeser, bukan kotak kosong",
  "clause.order-changed-midway": "urutan anak-anak berubah di tengah jalan",

  "marks.score": "{aspect}: {score} dari {points}.",
  "marks.all-or-nothing.right": "{aspect}: tidak ada kesalahan, {points} dari {points}.",
  "marks.all-or-nothing.wrong":
    "{aspect}: {slips, plural, other {# kesalahan}}, semua atau tidak sama sekali, 0 dari {points}.",
  "marks.up-to-first-error":
    "{aspect}: {before} dari {total} benar sebelum ada kesalahan: {points} × {before}/{total} = {score}.",
  "marks.follow-through":
    "{aspect}: {slips, plural, =0 {tidak ada kesalahan, {points} dari {points}} other {{points} − # kesalahan × {cost} = {score}}}.",
  "marks.follow-through.none":
    "{aspect}: {points} − {slips, plural, other {# kesalahan}} × {cost} kurang dari nol: 0.",

  "page.score": "{score} dari {max}",
  "page.verdict.correct": "benar",
  "page.verdict.partly": "sebagian benar",
  "page.verdict.wrong": "salah",
  "page.verdict.missing": "tidak dikumpulkan",
  "page.verdict.unreadable": "tidak terbaca",
  "page.yours": "pilihan Anda",
  "page.possible": "yang mungkin",
  "page.more-nodes": "{count, plural, other {dan # lagi}}",
  "page.more-slips": "{count, plural, other {dan # kesalahan lagi}}",
  "page.read-as": "dibaca sebagai: {form}",
  "page.right": "jawaban: {states}",
  "page.place": "baris {line}, kolom {column}: {message}",
};
