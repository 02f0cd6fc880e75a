import { openPuzzle } from "#lib/search/open-puzzle.ts";
import { SLIDES } from "#lib/search/search-request.ts";
import type { PageServerLoad } from "./$types";

/** The slides' problem, solved while the page is built: the first visitor sees it without waiting. */
export const load: PageServerLoad = () => {
  const session = openPuzzle(SLIDES);
  if (!session.ok) throw new Error(session.problem.message);
  const { summary } = session.value;
  return { first: { summary, view: session.value.at(summary.steps) } };
};
