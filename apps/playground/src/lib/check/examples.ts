import inconsistent from "../../../../../examples/inconsistent-heuristic/assignment.yaml?raw";
import kotak8 from "../../../../../examples/kotak-8/assignment.yaml?raw";
import romania from "../../../../../examples/romania/assignment.yaml?raw";
import nineNodes from "../../../../../examples/tree-a-to-i/assignment.yaml?raw";

/** An assignment, and what somebody handed in. */
interface Example {
  readonly name: string;
  readonly assignment: string;
  readonly traces: Readonly<Record<string, string>>;
}

/** The assignments of examples/, as they are. The traces beside them are wrong on purpose. */
export const EXAMPLES: readonly [Example, ...Example[]] = [
  {
    name: "kotak-8",
    assignment: kotak8,
    traces: {
      dfs: "123450786\n123456780\n123456708\n123405786\n123485706\n123045786\n103425786",
      bfs: "1 2 3 / 4 5 _ / 7 8 6\n1 2 _ / 4 5 3 / 7 8 6\n1 2 3 / 4 _ 5 / 7 8 6\n1 2 3 / 4 5 6 / 7 8 _\n1 _ 2 / 4 5 3 / 7 8 6\n1 _ 3 / 4 2 5 / 7 8 6",
      best: "123450786 h=4\n123405786 h=2\n103425786 h=0",
    },
  },
  {
    name: "tree-a-to-i",
    assignment: nineNodes,
    traces: {
      dfs: "A B E",
      bfs: "A B D C E",
      ucs: "A C B F E",
      best: "A D C B E",
      astar: "A B F E",
    },
  },
  {
    name: "romania",
    assignment: romania,
    traces: {
      greedy: "Arad\nSibiu\nRimnicu Vilcea\nPitesti\nBucharest",
      astar: "Arad 366\nSibiu 393\nRimnicu Vilcea 413\nPitesti 417\nFagaras 415\nBucharest 418",
      path: "Arad, Sibiu, Rimnicu Vilcea, Pitesti, Bucharest",
    },
  },
  {
    name: "inconsistent-heuristic",
    assignment: inconsistent,
    traces: { reopen: "A C D F E B G", closed: "A C D F E B G", path: "A C D F G" },
  },
];
