import type { ProblemFile } from "./assignment/assignment-file.ts";
import type { DomainReading } from "./domain.ts";
import { graphDomain } from "./graph/graph-domain.ts";
import { puzzleDomain } from "./puzzle/puzzle-domain.ts";

/** The domain that an assignment describes. */
export function domainFor(problem: ProblemFile): DomainReading {
  switch (problem.kind) {
    case "puzzle":
      return puzzleDomain(problem);
    case "graph":
      return graphDomain(problem);
  }
}
