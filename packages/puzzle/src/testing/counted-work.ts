import type { BoardSize } from "../board-size.ts";
import { cellsOf } from "../reading/cells.ts";
import { foundStates, readPage } from "../reading/find-states.ts";
import { tokenize } from "../reading/tokens.ts";

/** How often a text, its tokens and its cells are looked at while its boards are found. */
export function workOn(text: string, size: BoardSize): number {
  let work = 0;
  const count = (times: number): void => {
    work += times;
  };
  const tokens = counted(tokenize(countedText(text, count)), count);
  const cells = counted(cellsOf(tokens), count);
  foundStates(readPage(tokens, cells, size, {}));
  return work;
}

/** What a reader asks of a string; each character that it gets counts. */
function countedText(text: string, count: (times: number) => void): string {
  const counting: Pick<string, "length" | "charCodeAt" | "charAt" | "slice"> = {
    length: text.length,
    charCodeAt: (at) => (count(1), text.charCodeAt(at)),
    charAt: (at) => (count(1), text.charAt(at)),
    slice(start, end) {
      const part = text.slice(start, end);
      count(part.length);
      return part;
    },
  };
  return counting as string;
}

/** The same object; each look at one of its members counts. */
function counted<T extends object>(target: T, count: (times: number) => void): T {
  const bound = new Map<string | symbol, unknown>();
  return new Proxy(target, {
    get: (_, key) => {
      count(1);
      if (bound.has(key)) return bound.get(key);
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      const method: unknown = value.bind(target);
      bound.set(key, method);
      return method;
    },
  });
}
