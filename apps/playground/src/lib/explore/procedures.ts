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

const AT_CHILDREN: readonly StepKind[] = ["expanded", "at-limit"];

/** In the slides' manner; the slides do not have them. Sources: docs/searches.md. */
const ITERATIVE_DEEPENING: readonly ProcedureLine[] = lines(
  ["procedure ITERATIVE_DEEPENING(akar)"],
  ["  kedalaman := 0;", ["start"]],
  ["  repeat"],
  ["    DEPTH_FIRST_SEARCH(akar);", VISIT],
  ["    inc(kedalaman);"],
  ["  until ditemukan or (not terpotong);", VISIT],
);

const IDA_STAR: readonly ProcedureLine[] = lines(
  ["procedure IDA_STAR(akar)"],
  ["  batas := heuristik(akar^.state);", ["start"]],
  ["  repeat"],
  ["    { hanya simpul dengan g + h <= batas }"],
  ["    DEPTH_FIRST_SEARCH(akar);", VISIT],
  ["    batas := g_h_terkecil_di_atas(batas);"],
  ["  until ditemukan or (batas = tak_hingga);", VISIT],
);

const SIBLINGS_ONLY: readonly ProcedureLine[] = lines(
  ["procedure BEST_SIBLING_SEARCH(akar)"],
  ["  antrian1 := nil; MASUK(antrian1, akar);", ["start"]],
  ["  repeat"],
  ["    P := antrian1^.data; inc(jNode);", VISIT],
  ["    if P^.state = goal_state then", VISIT],
  ["      ketemu := true; res := P;", GOAL],
  ["    else if P^.level < kedalaman then", AT_CHILDREN],
  ["      GENERATE_ANAK(P, false, P^.level + 1);", EXPANDED],
  ["      taruh_di_depan(antrian1, urut_h(anak(P)));", EXPANDED],
  ["  until ketemu or (antrian1 = nil);", VISIT],
);

const BEAM: readonly ProcedureLine[] = lines(
  ["procedure BEAM_SEARCH(akar, lebar)"],
  ["  level_ini := [akar];", ["start"]],
  ["  repeat"],
  ["    level_berikut := [];"],
  ["    for P in level_ini do", VISIT],
  ["      inc(jNode);", VISIT],
  ["      if P^.state = goal_state then", VISIT],
  ["        ketemu := true; res := P;", GOAL],
  ["      else tambah(level_berikut, anak(P));", EXPANDED],
  ["    level_ini := terbaik(level_berikut, lebar);"],
  ["  until ketemu or (level_ini = []);"],
);

function climbing(name: string, choice: string): readonly ProcedureLine[] {
  return lines(
    [`procedure ${name}(akar)`],
    ["  P := akar;", ["start"]],
    ["  repeat"],
    ["    inc(jNode);", VISIT],
    ["    if P^.state = goal_state then", VISIT],
    ["      ketemu := true; res := P;", GOAL],
    ["    else", AT_CHILDREN],
    [`      A := ${choice};`, EXPANDED],
    ["      if h(A) < h(P) then P := A else macet := true;", EXPANDED],
    ["  until ketemu or macet;", VISIT],
  );
}

const BEST_FIRST_TREE: readonly ProcedureLine[] = lines(
  ["expand(P, Tree, Bound, Tree1, Solved, Sol) :-"],
  ["  goal(N), Solved = yes.", GOAL],
  ["  f(Tree) =< Bound, succlist(N, Succ), bestf(Succ, F1),", EXPANDED],
  ["    expand(P, t(N, F1/G, Succ), Bound, ...).", EXPANDED],
  ["  f(Tree) > Bound, Solved = no.", ["at-limit"]],
);

const RECURSIVE_BEST_FIRST: readonly ProcedureLine[] = lines(
  ["function RBFS(N, batas)"],
  ["  inc(jNode);", VISIT],
  ["  if N^.state = goal_state then return N;", GOAL],
  ["  GENERATE_ANAK(N, false, N^.level + 1);", EXPANDED],
  ["  for A in anak(N) do A^.f := max(A^.g + A^.h, N^.f);", EXPANDED],
  ["  repeat"],
  ["    terbaik := f_terkecil(anak(N));", AT_CHILDREN],
  ["    if terbaik^.f > batas then return gagal(terbaik^.f);", AT_CHILDREN],
  ["    lain := f_terkecil_kedua(anak(N));", AT_CHILDREN],
  ["    hasil := RBFS(terbaik, min(batas, lain));"],
  ["  until hasil <> gagal;"],
);

/** The procedures that a search runs; those that go by g or g + h run BEST_FIRST_SEARCH with another value. */
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
    case "iterative-deepening":
      return [ITERATIVE_DEEPENING, DEPTH_FIRST];
    case "ida-star":
      return [IDA_STAR, DEPTH_FIRST];
    case "siblings-only":
      return [SIBLINGS_ONLY, GENERATE_ANAK];
    case "beam":
      return [BEAM, GENERATE_ANAK];
    case "steepest-hill-climbing":
      return [climbing("STEEPEST_ASCENT", "anak_terbaik(P)"), GENERATE_ANAK];
    case "simple-hill-climbing":
      return [climbing("SIMPLE_HILL_CLIMBING", "anak_pertama_yang_lebih_baik(P)")];
    case "best-first-tree":
      return [BEST_FIRST_TREE];
    case "recursive-best-first":
      return [RECURSIVE_BEST_FIRST, GENERATE_ANAK];
  }
}
