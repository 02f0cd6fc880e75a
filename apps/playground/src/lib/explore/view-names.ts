/** The views of a search; only a graph that is small enough is drawn as one. */
export const VIEWS = ["graph", "picture", "list", "steps"] as const;
export type ViewName = (typeof VIEWS)[number];
