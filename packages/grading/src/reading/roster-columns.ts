/** Where a class list has what, by its line of column names. */
export interface RosterColumns {
  /** null where the students have no numbers. */
  readonly number: number | null;
  readonly names: readonly number[];
  readonly login: number | null;
}

const NUMBER =
  /^(?:nim|npm|nrp|nomor induk.*|(?:student|id|sis user|matriculation|matric|enrolment|enrollment)[ _-]?(?:id|number|no\.?)?|номер.*|matrikelnummer|matrícula|matricula)$/u;
const NAME =
  /^(?:(?:first|last|full|given|family|sur|student)?[ _-]?names?|nama(?: .*)?|имя|фамилия|отчество|фио|(?:vor|nach)?name|nome|student)$/u;
const LOGIN = /^(?:e-?mail(?: address)?|login|user ?name|sis login id|логин|почта)$/u;

/** The columns that a first line names; null where it names none, so that it is a student already. */
export function rosterColumns(cells: readonly string[]): RosterColumns | null {
  const heads = cells.map((cell) => cell.toLowerCase().trim());
  if (heads.some((head) => /\d/.test(head))) return null;
  const number = heads.findIndex((head) => NUMBER.test(head));
  const names = heads.flatMap((head, column) =>
    NAME.test(head) && column !== number ? [column] : [],
  );
  if (number === -1 && names.length === 0) return null;
  const login = heads.findIndex((head) => LOGIN.test(head));
  return { number: number === -1 ? null : number, names, login: login === -1 ? null : login };
}
