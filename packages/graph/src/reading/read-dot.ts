import type { Result } from "../result.ts";
import { parseDot } from "./parse-dot.ts";
import { GraphBuilder } from "./graph-builder.ts";
import { graphOnPaper, type GraphOnPaper } from "./graph-on-paper.ts";
import type { Place, PlacedMessage } from "./place.ts";

/** Whether the text begins like DOT, comments aside. */
export function isDot(text: string): boolean {
  return /^(?:\s|\/\/[^\n]*\n|#[^\n]*\n|\/\*[^*]*\*\/)*(?:strict\s+)?(?:di)?graph\b[^{:]{0,200}\{/i.test(
    text.slice(0, 10_000),
  );
}

/**
 * Reads DOT: a `digraph` one way, a `graph` both ways (`dir=both` in a digraph too), chains, groups
 * and subgraphs as ends of edges, defaults of edges. An edge's cost is `cost`, else a label that is a
 * number, else `weight` or `len`, else 1; `action` names it. A node's h is `h`; `role=start` and
 * `role=goal` mark the ends of a search.
 */
export function readDot(text: string): Result<GraphOnPaper, readonly PlacedMessage[]> {
  const builder = new GraphBuilder<Place>();
  const { start, goals } = parseDot(text, builder);
  return graphOnPaper(builder, { start, goals, form: "DOT", nowhere: { line: 1, column: 1 } });
}
