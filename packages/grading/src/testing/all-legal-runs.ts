import type { CourseRules } from "../acceptor/course-rules.ts";
import { isDropped, nextNodes, type Made } from "./slow-rules.ts";
import type { SmallGraph } from "./small-graphs.ts";

/** What a legal run puts on paper. */
export interface LegalRun {
  visits: string[];
  expansions: string[];
  generated: string[];
}

interface Situation {
  open: Made[];
  visited: string[];
  expansions: string[];
  made: Made[];
}

/**
 * Every legal run of a small problem, by trying every order of children and every tie outright: the
 * slow truth that the acceptor is compared with. null when there are more than `most`.
 */
export function allLegalRuns(
  graph: SmallGraph,
  rules: CourseRules,
  most: number,
): LegalRun[] | null {
  const root: Made = { state: "A", parent: null, level: 0, g: 0, time: 0 };
  if (rules.goalTest === "generate" && graph.goals.includes("A")) {
    return [{ visits: [], expansions: [], generated: ["A"] }];
  }
  const runs: LegalRun[] = [];
  const unfinished: Situation[] = [{ open: [root], visited: [], expansions: [], made: [root] }];
  let tried = 0;
  for (let at = unfinished.pop(); at !== undefined; at = unfinished.pop()) {
    if (++tried > 40 * most || runs.length > most) return null;
    const finish = ({ visited, expansions, made }: Situation): void => {
      runs.push({ visits: visited, expansions, generated: made.map(({ state }) => state) });
    };
    const here = at;
    const open =
      rules.duplicates === "closed"
        ? here.open.filter(({ state }) => !here.visited.includes(state))
        : here.open;
    if (open.length === 0) finish(here);
    for (const node of nextNodes(open, rules, (state) => graph.h[state] ?? NaN)) {
      const visited = [...here.visited, node.state];
      const rest = open.filter((other) => other !== node);
      if (rules.goalTest === "visit" && graph.goals.includes(node.state)) {
        finish({ ...here, visited });
      } else if (rules.depthLimit !== null && node.level >= rules.depthLimit) {
        unfinished.push({ ...here, open: rest, visited });
      } else {
        const expansions = [...here.expansions, node.state];
        for (const order of ordersOfChildren(graph, node, rules)) {
          const made = [...here.made];
          const children: Made[] = [];
          let isDone = false;
          for (const { to, cost } of order) {
            const g = node.g + cost;
            if (isDropped(rules, node, to, g, visited, made)) continue;
            const child = { state: to, parent: node, level: node.level + 1, g, time: made.length };
            made.push(child);
            children.push(child);
            isDone = rules.goalTest === "generate" && graph.goals.includes(to);
            if (isDone) break;
          }
          const after = { open: [...rest, ...children], visited, expansions, made };
          if (isDone) finish(after);
          else unfinished.push(after);
        }
      }
    }
  }
  return runs;
}

function ordersOfChildren(
  graph: SmallGraph,
  { state }: Made,
  rules: CourseRules,
): { to: string; cost: number }[][] {
  const listed = graph.edges.filter((edge) => edge.from === state);
  return rules.childOrder === "any" ? permutations(listed) : [listed];
}

function permutations<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}
