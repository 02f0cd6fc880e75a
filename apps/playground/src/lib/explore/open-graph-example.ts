import type { ExploreModel } from "./explore-model.svelte.ts";
import { GRAPH_EXAMPLES } from "./graph-examples.ts";
import { withGraph } from "./problem-changes.ts";

/** Opens a graph of the examples, with the rules under which it shows something. */
export function openGraphExample(model: ExploreModel, name: string): void {
  const example = GRAPH_EXAMPLES.find((known) => known.name === name);
  if (example === undefined) return;
  const first = withGraph(model.request, example);
  model.open([{ ...first, rules: { ...first.rules, ...example.rules } }]);
}
