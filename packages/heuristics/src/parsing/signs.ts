/** A number, a name or a sign of a sum of heuristics, and where it stands. */
export interface Sign {
  readonly kind: "number" | "name" | "times" | "plus" | "open" | "close" | "comma" | "other";
  readonly text: string;
  /** From 1. */
  readonly column: number;
}

const SIGN =
  /(?<number>(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)|(?<name>[\p{L}_][\p{L}\d_-]*)|(?<times>[*×·⋅])|(?<plus>\+)|(?<open>\()|(?<close>\))|(?<comma>,)|(?<other>\S)/giu;

export function signsOf(text: string): Sign[] {
  return [...text.matchAll(SIGN)].map((match) => {
    const [kind = "other", found = ""] =
      Object.entries(match.groups ?? {}).find(([, group]) => group !== undefined) ?? [];
    return { kind: kind as Sign["kind"], text: found, column: match.index + 1 };
  });
}
