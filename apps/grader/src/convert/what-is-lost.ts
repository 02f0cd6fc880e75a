import type { Format, ReadTree } from "@jejak/tree";
import { nameOfFormat } from "../trace/trace-format.ts";

/**
 * What a conversion loses, or could not know, a sentence each: first what reading left out or did
 * not find, then what the new file will not say.
 */
export function whatIsLost(read: Extract<ReadTree, { ok: true }>, to: Format | null): string[] {
  const lost = [...read.notes];
  if (to === null || to.carries === "nothing") {
    const name = to === null ? "text" : nameOfFormat(to);
    lost.push(`${name} is for people to look at; no program reads the search back from it.`);
  } else if (to.carries === "tree" && read.kind === "trace") {
    const isTable = to.name === "csv" || to.name === "tsv";
    const more = isTable ? "moves, order of visits, " : "";
    lost.push(
      `${nameOfFormat(to)} holds the tree alone: ${more}problem, rules and outcome are lost.`,
    );
  }
  return lost;
}
