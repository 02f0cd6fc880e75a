import type { ProblemFile } from "./assignment/assignment-file.ts";
import type { Domain } from "./domain.ts";
import { graphDomain } from "./graph/graph-domain.ts";
import { puzzleDomain } from "./puzzle/puzzle-domain.ts";

/** The domain of a problem as an assignment describes it, or which part of the description is wrong. */
export type DomainReading =
  | { readonly ok: true; readonly value: Domain }
  | { readonly ok: false; readonly part: string; readonly message: string };

export function domainFor(problem: ProblemFile): DomainReading {
  switch (problem.kind) {
    case "puzzle":
      return puzzleDomain(problem);
    case "graph":
      return graphDomain(problem);
  }
}
