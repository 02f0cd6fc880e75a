/**
 * The question that a file or folder is named after: its id alone or as a part of the name
 * (`answer-dfs`, `01_dfs`), or its number after a word for "question" (`q2`, `soal 2`).
 * null where the name says nothing, or fits two questions.
 */
export function questionOfName(name: string, questionIds: readonly string[]): string | null {
  const written = name.trim().toLowerCase();
  const same = questionIds.filter((id) => id.toLowerCase() === written);
  if (same.length === 1) return same[0] ?? null;
  const inside = questionIds.filter((id) => hasPart(written, id.toLowerCase()));
  if (inside.length === 1) return inside[0] ?? null;
  if (inside.length > 1) return null;
  return numberedQuestion(written, questionIds);
}

const NUMBERED =
  /(?:^|[^\p{L}])(?:q|question|soal|nomor|no|problem|task|задача|вопрос|questão|questao|aufgabe)[\s._-]*(\d{1,3})(?!\d)/u;

function numberedQuestion(written: string, questionIds: readonly string[]): string | null {
  const match = NUMBERED.exec(written);
  return match === null ? null : (questionIds[Number(match[1]) - 1] ?? null);
}

function hasPart(written: string, id: string): boolean {
  if (id === "") return false;
  for (let at = written.indexOf(id); at !== -1; at = written.indexOf(id, at + 1)) {
    if (isEdge(written[at - 1], id[0]) && isEdge(written[at + id.length], id.at(-1))) return true;
  }
  return false;
}

/** Whether a part of a name ends between these characters; letters and digits do not separate themselves. */
function isEdge(outside: string | undefined, inside: string | undefined): boolean {
  if (outside === undefined) return true;
  return !/[\p{L}\p{N}]/u.test(outside) || (/\d/.test(outside) && !/\d/.test(inside ?? "0"));
}
