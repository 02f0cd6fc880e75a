import type { SearchName } from "@jejak/search";
import type { StepKind } from "../search/step-view.ts";

/** One line of a procedure and the kinds of step that run it. */
export interface ProcedureLine {
  readonly text: string;
  readonly ranAt: readonly StepKind[];
}

const VISIT: readonly StepKind[] = ["goal", "expanded", "at-limit"];
const EXPANDED: readonly StepKind[] = ["expanded"];
const GOAL: readonly StepKind[] = ["goal"];

function lines(
  ...rows: readonly (readonly [text: string, ranAt?: readonly StepKind[]])[]
): ProcedureLine[] {
  return rows.map(([text, ranAt = []]) => ({ text, ranAt }));
}

/** GENERATE_ANAK of the slides: the children of a node, without the state its parent came from. */
const GENERATE_ANAK: readonly ProcedureLine[] = lines(
  ["procedure GENERATE_ANAK(node, best, lev)"],
  ["  jAnak := jlh_anak(posisi_0(node^.state));", EXPANDED],
  ["  for c := 1 to jAnak do", EXPANDED],
  ["    state_baru := AMBIL_STATE(node^.state, c);", EXPANDED],
  ["    if node_berbeda(state_1tkt_diatas, state_baru) then", EXPANDED],
  ["      Baru(anak, state_baru, heuristik(state_baru), lev);", EXPANDED],
  ["      if best then MASUK(antrian1, anak);", EXPANDED],
);

const DEPTH_FIRST: readonly ProcedureLine[] = lines(
  ["procedure DEPTH_FIRST_SEARCH(akar)"],
  ["  P := akar;", ["start"]],
  ["  repeat"],
  ["    inc(jNode);", VISIT],
  ["    if P^.state = goal_state then", VISIT],
  ["      res := P; ditemukan := true;", GOAL],
  ["    else if P^.level < kedalaman then", ["expanded", "at-limit"]],
  ["      GENERATE_ANAK(P, false, P^.level + 1);", EXPANDED],
  ["      P := P^.anak_pertama;", EXPANDED],
  ["    else", ["at-limit"]],
  ["      while P^.saudara = nil do P := P^.induk;", ["at-limit"]],
  ["      P := P^.saudara;", ["at-limit"]],
  ["  until ditemukan or (P = akar);", VISIT],
);

const BREADTH_FIRST: readonly ProcedureLine[] = lines(
  ["procedure BREADTH_FIRST_SEARCH(akar)"],
  ["  Q := akar;", ["start"]],
  ["  repeat"],
  ["    inc(jNode);", VISIT],
  ["    if Q^.state = goal_state then", VISIT],
  ["      res := Q; ditemukan := true;", GOAL],
  ["    else if Q^.level < kedalaman then", ["expanded", "at-limit"]],
  ["      GENERATE_ANAK(Q, false, Q^.level + 1);", EXPANDED],
  ["    if Q^.saudara <> nil then Q := Q^.saudara", ["expanded", "at-limit"]],
  ["    else ada_saudara := ada_saudara_jauh(Q);", ["expanded", "at-limit"]],
  ["  until ditemukan or (not ada_saudara);", VISIT],
);

const BEST_FIRST: readonly ProcedureLine[] = lines(
  ["procedure BEST_FIRST_SEARCH(akar)"],
  ["  antrian1 := nil; antrian2 := nil;", ["start"]],
  ["  MASUK(antrian1, akar);", ["start"]],
  ["  repeat"],
  ["    P := antrian1^.data;", VISIT],
  ["    MOVE(antrian1, antrian2); inc(jNode);", VISIT],
  ["    if P^.state = goal_state then", VISIT],
  ["      ketemu := true; res := P;", GOAL],
  ["    else if P^.level < kedalaman then", ["expanded", "at-limit"]],
  ["      GENERATE_ANAK(P, true, P^.level + 1);", EXPANDED],
  ["  until ketemu or (antrian1 = nil);", VISIT],
);

/** The slides' procedures that a search runs; A* and uniform cost run BEST_FIRST_SEARCH with another value. Empty for a search that the slides do not have. */
export function proceduresOf(search: SearchName): readonly (readonly ProcedureLine[])[] {
  switch (search) {
    case "depth-first":
      return [DEPTH_FIRST, GENERATE_ANAK];
    case "breadth-first":
      return [BREADTH_FIRST, GENERATE_ANAK];
    case "best-first":
    case "a-star":
    case "uniform-cost":
    case "weighted-a-star":
      return [BEST_FIRST, GENERATE_ANAK];
    default:
      return [];
  }
}
