import type { ReaderMessageId } from "./message-id.ts";

/** What the reader of submissions says, in Russian. */
export const readerRu: Readonly<Record<ReaderMessageId, string>> = {
  "read.form": "{parts}{values, select, none {} other {; найдено: {values}}}",
  "read.states":
    "{count, plural, one {{count} состояние} few {{count} состояния} other {{count} состояний}}",
  "read.layout":
    "{layout, select, lines {по одному состоянию в строке} several {по нескольку состояний в строке} arrows {соединены стрелками} beside {доски рядом друг с другом} stacked {доски друг под другом} other {в одной строке}}",
  "read.each":
    "каждое записано как {form, select, word {одно слово} flat {клетки в одной строке} stacked {строки доски ({rows})} inline {строки доски ({rows}) в одной строке} gapped {строки доски ({rows}) с пропуском} list {список} nested {список строк} term {терм с местом пустой клетки в конце} positions {столбец/строка каждой фишки, строки считаются снизу} keyed {клетки по столбцу и строке} triples {значение, строка и столбец каждой клетки} name {имя} other {{written}}}",
  "read.blank": "пустая клетка записана как {blank}",
  "read.numbered": "с номерами от {first} до {last}",
  "read.list-rows":
    "{count, plural, one {{count} строка списков} few {{count} строки списков} other {{count} строк списков}}",
  "read.no-states": "нет порядка состояний",
  "read.moves":
    "{count, plural, one {{count} ход} few {{count} хода} other {{count} ходов}}{tiles, select, named {, названы фишки} other {}}",
  "read.json-states":
    "{medium, select, list {список JSON} lines {строки JSON} other {JSON}}: {count, plural, one {{count} состояние} few {{count} состояния} other {{count} состояний}}",
  "read.json-moves":
    "список JSON: {count, plural, one {{count} ход} few {{count} хода} other {{count} ходов}}",
  "read.json-fields": "JSON с полями {fields}",
  "read.json-events":
    "{medium, select, list {список JSON} lines {строки JSON} other {JSON}}: {count, plural, one {{count} событие} few {{count} события} other {{count} событий}}",
  "read.table":
    "{medium, select, bars {таблица с чертами} columns {таблица с колонками} tabs {таблица с табуляциями} semicolons {таблица с точками с запятой} commas {таблица с запятыми} html {таблица HTML} other {лист}}: {count, plural, one {{count} строка} few {{count} строки} other {{count} строк}}, колонки {columns}",

  "read.note.also-answered": "на этот вопрос отвечает и файл {other}; считается {used}",
  "read.note.encoding": "файл не в UTF-8; он прочитан как {encoding}",
  "read.note.leading-zeros":
    "электронные таблицы убирают ноль в начале числа; перед состояниями он восстановлен",
  "read.note.number-order": "шаги упорядочены по их номерам, от {first} до {last}",
  "read.note.numbers-astray": "номера шагов не идут подряд; считается порядок записи",
  "read.note.children": "состояния за первым в каждой строке считаются его потомками",
  "read.note.only-sequence":
    "единственная последовательность стоит под «{label}»; она прочитана как порядок, о котором спрашивают",
  "read.note.sentence":
    "{count, plural, one {{count} состояние} few {{count} состояния} other {{count} состояний}} внутри предложения, шагом не считается",
  "read.note.names": "порядок задан именами; доски рядом с ними говорят, что они значат",
  "read.note.end": "состояние за словом «{label}» считается шагом",
  "read.note.only-moves": "записаны только ходы, и ни одного состояния",
  "read.note.move-language":
    "ходы прочитаны как слова: язык {language, select, Indonesian {индонезийский} Russian {русский} Portuguese {португальский} other {немецкий}}",
  "read.note.from-closed":
    "записаны только списки; посещённым в каждой строке считается состояние, новое в CLOSED",
  "read.note.from-open":
    "записан только OPEN; посещённым в каждой строке считается первое состояние предыдущей строки",
  "read.note.shortened": "этот список {list} сокращён и не учитывается",
  "read.note.twice":
    "на вопрос «{question}» дано два ответа, в строке {line} и здесь; считается последний",
  "read.note.before-headings":
    "{count, plural, one {{count} состояние} few {{count} состояния} other {{count} состояний}} перед заголовком первого вопроса ни на один вопрос не отвечает",
  "read.note.foreign-taken":
    "«{heading}» не вопрос этого задания; то, что следует, принято за ответ на единственный вопрос",
  "read.note.foreign": "«{heading}» не вопрос этого задания; эта часть не учитывается",
  "read.note.no-headings":
    "заголовков нет; последовательности, которые начинаются с начального состояния ({count}), взяты по порядку для {questions}",
  "read.note.no-visits":
    "списка посещений нет; первый список состояний прочитан как порядок, о котором спрашивают",
  "read.note.pairs":
    "{meaning, select, gFirst {суммы двух чисел приняты за g + h} hFirst {суммы двух чисел приняты за h + g, потому что первая кончается на 0} other {суммы двух чисел приняты за две части h}}",
  "read.note.nameless": "число за состоянием никак не названо и не учитывается",
  "read.note.bare": "число за состоянием принято за {value}",
  "read.note.h1-h2": "h принято за H1 + H2, которые записаны без суммы",
  "read.note.three-columns": "три колонки чисел приняты за g, h и f, потому что третья равна сумме",
  "read.note.bare-column": "колонка чисел принята за {value}",
  "read.note.nameless-columns":
    "колонки чисел никак не названы и не учитываются; напишите заголовок, например state,g,h,f",
  "read.note.unknown-columns":
    "{count, plural, one {неизвестная колонка не учитывается} other {неизвестные колонки не учитываются}}: {columns}",

  "unreadable.too-large": "файл больше 4 МБ ({size} МБ); запись поиска намного меньше",
  "unreadable.too-many-lines": "в файле больше 200 000 строк; запись поиска намного короче",
  "unreadable.long-line":
    "строка {line} длиннее 200 000 знаков; пишите по одному состоянию или шагу в строке",
  "unreadable.not-text":
    "файл не текст{zeros, select, some { (в нём нулевые байты)} other {}}; сдайте текст, CSV или электронную таблицу (.xlsx)",
  "unreadable.workbook": "это электронная таблица, а не текст",
  "unreadable.file-kind":
    "это {kind, select, pdf {PDF} png {изображение PNG} jpeg {изображение JPEG} gif {изображение GIF} tiff {изображение TIFF} image {изображение} office {старый файл Word или Excel} word {документ Word} powerpoint {файл PowerPoint} odt {текст OpenDocument} ods {таблица OpenDocument} rtf {документ RTF} gzip {архив gzip} rar {архив RAR} sevenZip {архив 7-Zip} zip {архив zip} javaClass {скомпилированный класс Java} other {программа}}; сдайте текст, CSV или электронную таблицу (.xlsx)",
  "unreadable.program": "это программа; сдайте то, что она печатает, как текст или CSV",
  "unreadable.sheet-names": "ни один лист не назван как вопрос; назовите листы {names}",
  "unreadable.sheet-spoilt":
    "электронная таблица {fault, select, damaged {повреждена} address {содержит ячейку без правильного адреса} other {не читается}}; сохраните её снова как .xlsx или сдайте CSV",
  "unreadable.sheet-unpacked":
    "распакованная электронная таблица больше 32 МБ; запись поиска намного меньше",
  "unreadable.sheet-extent":
    "в электронной таблице {what, select, sheets {листов {count}; читается не больше {most}} row {есть ячейка в строке {count}; читается не больше {most} строк} column {есть ячейка в колонке {count}; читается не больше {most} колонок} other {ячеек {count}; читается не больше {most}}}",
  "unreadable.no-headings":
    "в задании {count, plural, one {{count} вопрос} few {{count} вопроса} other {{count} вопросов}}, и ничто не говорит, какая часть отвечает на какой; поставьте перед каждым ответом строку: {headings}",
  "unreadable.no-order":
    "порядок состояний не найден: {count, plural, one {единственное состояние стоит} other {состояния стоят}} под «start», «goal» или в списках. Пишите по одному состоянию в строке, в том порядке, о котором спрашивают",
  "unreadable.no-state":
    "состояние не найдено; текст начинается с «{written}». Пишите по одному состоянию в строке, в том порядке, о котором спрашивают",
};
