import type { RunSummary, SessionProblem } from "./session.ts";
import type { GraphRequest, PuzzleRequest } from "./search-request.ts";
import type { StepView } from "./step-view.ts";

/** What the page asks the search worker. */
export type WorkerRequest =
  | {
      readonly kind: "open";
      readonly id: number;
      readonly request: PuzzleRequest | GraphRequest;
      readonly step: number | "end";
    }
  | {
      readonly kind: "open-file";
      readonly id: number;
      readonly text: string;
      readonly name: string;
    }
  | { readonly kind: "step"; readonly id: number; readonly step: number }
  | { readonly kind: "export"; readonly id: number; readonly form: string };

/** What the search worker answers, with the id of the question. */
export type WorkerAnswer =
  | {
      readonly kind: "opened";
      readonly id: number;
      readonly summary: RunSummary;
      readonly view: StepView;
    }
  | {
      readonly kind: "exported";
      readonly id: number;
      readonly name: string;
      readonly extension: string;
      readonly text: string;
    }
  /** The form cannot be written of a tree whose search is unknown. */
  | { readonly kind: "not-exported"; readonly id: number }
  | { readonly kind: "view"; readonly id: number; readonly view: StepView }
  | { readonly kind: "problem"; readonly id: number; readonly problem: SessionProblem };
