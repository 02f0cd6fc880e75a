import type { PlainGraph } from "./plain-graph.ts";

/** What a naive search did: the states compared with the goal, in order, and whether one was it. */
export interface NaiveRun {
  readonly visits: readonly string[];
  readonly found: boolean;
}

interface Place {
  readonly state: string;
  readonly g: number;
  /** The states above, nearest first. */
  readonly above: readonly string[];
}

/**
 * The searches that are not one frontier in a fixed order, written as their books write them, with
 * recursion and lists, `duplicates: path`, no depth limit but `most` visits, which then throws.
 */
export class NaiveSearches {
  readonly #graph: PlainGraph;
  readonly #most: number;
  #visits: string[] = [];

  constructor(graph: PlainGraph, most: number) {
    this.#graph = graph;
    this.#most = most;
  }

  /** Korf: passes by bound on g + h. */
  idaStar(): NaiveRun {
    return this.#run((root) => {
      let bound = this.#h(root.state);
      for (;;) {
        let next = Infinity;
        const visit = (place: Place): boolean => {
          if (this.#isGoal(place)) return true;
          return this.#children(place).some((child) => {
            const f = child.g + this.#h(child.state);
            if (f <= bound) return visit(child);
            next = Math.min(next, f);
            return false;
          });
        };
        if (visit(root)) return true;
        if (next === Infinity) return false;
        bound = next;
      }
    });
  }

  /** Russell and Norvig, figure 3.22. */
  recursiveBestFirst(): NaiveRun {
    return this.#run((root) => {
      const rbfs = (place: Place, f: number, limit: number): number | "found" => {
        if (this.#isGoal(place)) return "found";
        const children = this.#children(place).map((child) => ({
          child,
          f: Math.max(child.g + this.#h(child.state), f),
        }));
        for (;;) {
          const sorted = children.toSorted((a, b) => a.f - b.f);
          const [best, alternative] = sorted;
          if (best === undefined || best.f === Infinity) return Infinity;
          if (best.f > limit) return best.f;
          const result = rbfs(best.child, best.f, Math.min(limit, alternative?.f ?? Infinity));
          if (result === "found") return result;
          best.f = result;
        }
      };
      return rbfs(root, this.#h(root.state), Infinity) === "found";
    });
  }

  /** Bratko, figure 12.3, clause by clause. */
  bestFirstTree(): NaiveRun {
    type Tree = { place: Place; f: number; subtrees: Tree[] | null };
    const bestF = (trees: readonly Tree[]): number => trees[0]?.f ?? Infinity;
    const insert = (tree: Tree, trees: readonly Tree[]): Tree[] => {
      const [first, ...rest] = trees;
      if (first === undefined || tree.f <= first.f) return [tree, ...trees];
      return [first, ...insert(tree, rest)];
    };
    const succlist = (places: readonly Place[]): Tree[] => {
      const [place, ...rest] = places;
      if (place === undefined) return [];
      const f = place.g + this.#h(place.state);
      return insert({ place, f, subtrees: null }, succlist(rest));
    };
    const expand = (tree: Tree, bound: number): { tree: Tree; solved: "yes" | "no" | "never" } => {
      const { place, f, subtrees } = tree;
      if (subtrees?.length === 0) return { tree, solved: "never" };
      if (f > bound) return { tree, solved: "no" };
      if (subtrees === null) {
        if (this.#isGoal(place)) return { tree, solved: "yes" };
        const made = succlist(this.#children(place));
        if (made.length === 0) return { tree, solved: "never" };
        return expand({ place, f: bestF(made), subtrees: made }, bound);
      }
      const [best, ...others] = subtrees;
      if (best === undefined) return { tree, solved: "never" };
      const grown = expand(best, Math.min(bound, bestF(others)));
      if (grown.solved === "yes") return { tree, solved: "yes" };
      const left = grown.solved === "no" ? insert(grown.tree, others) : others;
      return expand({ place, f: bestF(left), subtrees: left }, bound);
    };
    return this.#run((place) => expand({ place, f: 0, subtrees: null }, Infinity).solved === "yes");
  }

  /** Level after level, the best `width` of each. */
  beam(width: number): NaiveRun {
    return this.#run((root) => {
      let level = [root];
      while (level.length > 0) {
        const next: Place[] = [];
        for (const place of level) {
          if (this.#isGoal(place)) return true;
          next.push(...this.#children(place));
        }
        level = next.sort((a, b) => this.#h(a.state) - this.#h(b.state)).slice(0, width);
      }
      return false;
    });
  }

  hillClimbing(kind: "steepest" | "simple"): NaiveRun {
    return this.#run((root) => {
      let place: Place | undefined = root;
      while (place !== undefined) {
        const here: Place = place;
        if (this.#isGoal(here)) return true;
        const better = this.#children(here).filter(
          ({ state }) => this.#h(state) < this.#h(here.state),
        );
        if (kind === "steepest") better.sort((a, b) => this.#h(a.state) - this.#h(b.state));
        place = better[0];
      }
      return false;
    });
  }

  siblingsOnly(): NaiveRun {
    return this.#run((root) => {
      const visit = (place: Place): boolean =>
        this.#isGoal(place) ||
        this.#children(place)
          .sort((a, b) => this.#h(a.state) - this.#h(b.state))
          .some(visit);
      return visit(root);
    });
  }

  #run(search: (root: Place) => boolean): NaiveRun {
    this.#visits = [];
    const found = search({ state: this.#graph.start, g: 0, above: [] });
    return { visits: this.#visits, found };
  }

  #h(state: string): number {
    return this.#graph.h[state] ?? 0;
  }

  #isGoal({ state }: Place): boolean {
    if (this.#visits.length >= this.#most) throw new RangeError("too many visits");
    this.#visits.push(state);
    return this.#graph.goals.includes(state);
  }

  #children({ state, g, above }: Place): Place[] {
    const path = [state, ...above];
    return this.#graph.edges.flatMap(([from, to, cost]) =>
      from !== state || path.includes(to) ? [] : [{ state: to, g: g + cost, above: path }],
    );
  }
}
