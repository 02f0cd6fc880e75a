/** What the reader of submissions says, in English: how an answer was read, and why one could not be. */
export const readerEn = {
  "read.form": "{parts}{values, select, none {} other {; {values} found}}",
  "read.states": "{count, plural, one {{count} state} other {{count} states}}",
  "read.layout":
    "{layout, select, lines {one state a line} several {several states a line} arrows {joined by arrows} beside {boards side by side} stacked {boards under each other} other {on one line}}",
  "read.each":
    "each {form, select, word {one word} flat {cells on one line} stacked {{rows} rows} inline {{rows} rows on one line} gapped {{rows} rows with a gap} list {a list} nested {a list of rows} term {a term with the blank''s place at the end} positions {column/row of each tile, rows from the bottom} keyed {cells keyed by column and row} triples {value, row and column of each cell} name {a name} other {{written}}}",
  "read.blank": "blank written as {blank}",
  "read.numbered": "numbered {first} to {last}",
  "read.list-rows": "{count, plural, one {{count} row of lists} other {{count} rows of lists}}",
  "read.no-states": "no order of states",
  "read.moves":
    "{count, plural, one {{count} move} other {{count} moves}}{tiles, select, named {, tiles named} other {}}",
  "read.json-states":
    "{medium, select, list {JSON list} lines {JSON lines} other {JSON}} of {count, plural, one {{count} state} other {{count} states}}",
  "read.json-moves": "JSON list of {count, plural, one {{count} move} other {{count} moves}}",
  "read.json-fields": "JSON with {fields}",
  "read.json-events":
    "{medium, select, list {JSON list} lines {JSON lines} other {JSON}}, {count, plural, one {{count} event} other {{count} events}}",
  "read.table":
    "{medium, select, bars {table with bars} columns {table with columns} tabs {tab-separated table} semicolons {semicolon-separated table} commas {comma-separated table} html {HTML table} other {sheet}} of {count, plural, one {{count} row} other {{count} rows}} with columns {columns}",

  "read.note.also-answered": "the question is also answered in {other}; {used} counts",
  "read.note.encoding": "the file is not UTF-8; it is read as {encoding}",
  "read.note.leading-zeros":
    "spreadsheets drop a zero at the beginning of a number; it is put back before the states",
  "read.note.number-order": "the steps are ordered by their numbers, {first} to {last}",
  "read.note.numbers-astray": "the step numbers do not count up; the order written counts",
  "read.note.children": "the states behind the first one of each line are taken as its children",
  "read.note.only-sequence":
    'the only sequence stands under "{label}"; it is read as the order asked for',
  "read.note.sentence":
    "{count, plural, one {a state} other {{count} states}} inside a sentence, not counted as a step",
  "read.note.names":
    "the order is the one of the names; the boards beside them say what they stand for",
  "read.note.end": 'the state behind "{label}" is taken as a step',
  "read.note.only-moves": "only moves are written, and no state",
  "read.note.move-language":
    "the moves are read as {language, select, Indonesian {Indonesian} Russian {Russian} Portuguese {Portuguese} other {German}} words",
  "read.note.from-closed":
    "only lists are written; the visited state of each row is taken to be the one new in CLOSED",
  "read.note.from-open":
    "only OPEN is written; the visited state of each row is taken to be the first of the row before",
  "read.note.shortened": "this {list} list is shortened, and left out",
  "read.note.twice": '"{question}" is answered twice, on line {line} and here; the last one counts',
  "read.note.before-headings":
    "{count, plural, one {{count} state stands} other {{count} states stand}} before the first question''s heading and answer none",
  "read.note.foreign-taken":
    '"{heading}" is no question of this assignment; what follows is taken for its only question',
  "read.note.foreign": '"{heading}" is no question of this assignment; its part is left out',
  "read.note.no-headings":
    "no headings; the {count} sequences that begin at the start state are taken in order for {questions}",
  "read.note.no-visits":
    "there is no list of visits; the first list of states is read as the order asked for",
  "read.note.pairs":
    "{meaning, select, gFirst {sums of two numbers are taken as g + h} hFirst {sums of two numbers are taken as h + g, because the first one ends in 0} other {sums of two numbers are taken as the two parts of h}}",
  "read.note.nameless": "a number behind a state has no name, and is left out",
  "read.note.bare": "a number behind a state is taken as {value}",
  "read.note.h1-h2": "h is taken as H1 + H2, which stand there alone",
  "read.note.three-columns":
    "the three columns of numbers are taken as g, h and f, because the third is the sum",
  "read.note.bare-column": "the column of numbers is taken as {value}",
  "read.note.nameless-columns":
    "columns of numbers have no names, and are left out; write a header such as state,g,h,f",
  "read.note.unknown-columns":
    "left out the {count, plural, one {column} other {columns}} {columns}: not known",

  "unreadable.too-large": "the file is larger than 4 MB ({size} MB); a trace fits in far less",
  "unreadable.too-many-lines": "the file has more than 200,000 lines; a trace fits in far fewer",
  "unreadable.long-line":
    "line {line} is longer than 200,000 characters; write a state or a step a line",
  "unreadable.not-text":
    "the file is not text{zeros, select, some { (it holds zero bytes)} other {}}; hand in text, CSV or a spreadsheet (.xlsx)",
  "unreadable.workbook": "this is a spreadsheet, not a text",
  "unreadable.file-kind":
    "this is {kind, select, pdf {a PDF} png {a PNG image} jpeg {a JPEG image} gif {a GIF image} tiff {a TIFF image} image {an image} office {an old Word or Excel file} word {a Word document} powerpoint {a PowerPoint file} odt {an OpenDocument text} ods {an OpenDocument spreadsheet} rtf {an RTF document} gzip {a gzip archive} rar {a RAR archive} sevenZip {a 7-Zip archive} zip {a zip archive} javaClass {a compiled Java class} other {a program}}; hand in text, CSV or a spreadsheet (.xlsx)",
  "unreadable.program": "this is a program; hand in what it prints, as text or CSV",
  "unreadable.sheet-names": "no sheet is named after a question; name the sheets {names}",
  "unreadable.sheet-spoilt":
    "the spreadsheet {fault, select, damaged {is damaged} address {has a cell without a proper address} other {cannot be read}}; save it again as .xlsx, or hand in CSV",
  "unreadable.sheet-unpacked":
    "the spreadsheet is larger than 32 MB unpacked; a trace fits in far less",
  "unreadable.sheet-extent":
    "the spreadsheet {what, select, sheets {has {count} sheets; {most} are read at most} row {has a cell in row {count}; {most} rows are read at most} column {has a cell in column {count}; {most} columns are read at most} other {spans {count} cells; {most} are read at most}}",
  "unreadable.no-headings":
    "the assignment has {count} questions and nothing says which part answers which; put a line before each answer: {headings}",
  "unreadable.no-order":
    'no order of states found: {count, plural, one {the only state stands} other {the states stand}} under "start", "goal" or in lists. Write one state a line, in the order asked for',
  "unreadable.no-state":
    'no state found; the text begins "{written}". Write one state a line, in the order asked for',
} as const;
