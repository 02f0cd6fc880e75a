import { applyMove, MOVES } from "@jejak/puzzle";

/** A node on the table: copies of a state are different nodes. */
export interface DraftNode {
  readonly id: number;
  readonly state: string;
}

/** A frontier that is being written: the nodes in it, in order, and those that lie beside it. */
export interface FrontierDraft {
  readonly inside: readonly DraftNode[];
  readonly beside: readonly DraftNode[];
}

/** What lies on the table after a visit: what waited before, and all boards one move away. */
export function newDraft(
  visited: string,
  columns: number,
  waiting: readonly string[],
): FrontierDraft {
  const inside = waiting.map((state, id) => ({ id, state }));
  const beside = MOVES.flatMap((move) => applyMove(visited, columns, move) ?? [])
    .sort()
    .map((state, index) => ({ id: inside.length + index, state }));
  return { inside, beside };
}

/** With a node put in before another one, or at the end. */
export function putIn(draft: FrontierDraft, id: number, before: number | null): FrontierDraft {
  const node = draft.beside.find((one) => one.id === id);
  if (node === undefined) return draft;
  const at = draft.inside.findIndex((one) => one.id === before);
  return {
    inside: draft.inside.toSpliced(at < 0 ? draft.inside.length : at, 0, node),
    beside: draft.beside.filter((one) => one !== node),
  };
}

/** With a board that was typed, before a node or at the end. */
export function putNew(draft: FrontierDraft, state: string, before: number | null): FrontierDraft {
  const id = draft.inside.length + draft.beside.length;
  return putIn({ ...draft, beside: [...draft.beside, { id, state }] }, id, before);
}

/** With a node taken out; it lies beside then. */
export function takeOut(draft: FrontierDraft, id: number): FrontierDraft {
  const node = draft.inside.find((one) => one.id === id);
  if (node === undefined) return draft;
  return {
    inside: draft.inside.filter((one) => one !== node),
    beside: [...draft.beside, node].sort((a, b) => (a.state < b.state ? -1 : 1)),
  };
}

/** With a node moved by so many places; it stays where it is at the ends. */
export function moved(draft: FrontierDraft, id: number, by: number): FrontierDraft {
  const at = draft.inside.findIndex((one) => one.id === id);
  const node = draft.inside[at];
  const to = at + by;
  if (node === undefined || to < 0 || to >= draft.inside.length) return draft;
  return { ...draft, inside: draft.inside.toSpliced(at, 1).toSpliced(to, 0, node) };
}
