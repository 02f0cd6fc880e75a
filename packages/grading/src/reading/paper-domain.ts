import type { Domain } from "../domain.ts";

/** The part of a domain that reading needs: how its states and moves stand on paper, and where a search begins and ends. */
export type PaperDomain = Pick<Domain, "start" | "goals" | "actions" | "readState" | "findStates">;
