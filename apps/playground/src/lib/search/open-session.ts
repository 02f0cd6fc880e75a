import { openPuzzle } from "./open-puzzle.ts";
import type { GraphRequest, PuzzleRequest } from "./search-request.ts";
import type { SessionResult } from "./session.ts";

/** Searches what is asked for. Only who searches a graph loads what reads and draws graphs. */
export async function openSession(request: PuzzleRequest | GraphRequest): Promise<SessionResult> {
  if (request.kind === "puzzle") return openPuzzle(request);
  const { openGraph } = await import("./open-graph.ts");
  return openGraph(request);
}
