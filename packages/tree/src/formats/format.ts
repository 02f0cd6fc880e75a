import type { DrawingOptions } from "../drawing/drawing.ts";
import type { LatexOptions } from "../latex/forest-chunks.ts";
import type { MermaidOptions } from "../mermaid/mermaid-chunks.ts";
import type { NewickOptions } from "../newick/newick-chunks.ts";
import type { ReadTree } from "../read-result.ts";
import type { StepsOptions } from "../steps/steps.ts";
import type { TreeTableOptions } from "../table/tree-table-chunks.ts";
import type { IndentedTextOptions } from "../text/indented-text-chunks.ts";
import type { TraceJsonOptions } from "../json/trace-json-chunks.ts";
import type { BareTree, Trace } from "../trace.ts";

/** What the formats can be asked for; each takes what it knows and passes over the rest. */
export interface FormatOptions
  extends
    DrawingOptions,
    StepsOptions,
    LatexOptions,
    TraceJsonOptions,
    Pick<MermaidOptions, "cutShort">,
    Pick<NewickOptions, "comments">,
    Pick<TreeTableOptions, "header">,
    Pick<IndentedTextOptions, "lists" | "ascii"> {}

/** A form that a trace is written in, and perhaps read from. */
export interface Format {
  /** What it is called on a command line. */
  readonly name: string;
  readonly title: string;
  /** How names of its files end, such as `.trace.json`. */
  readonly extension: string;
  /**
   * What comes back when it is read: the whole `trace`; the `tree` without problem and rules; or
   * nothing, as it is for people to look at.
   */
  readonly carries: "trace" | "tree" | "nothing";
  readonly write: <State>(trace: Trace<State>, options?: FormatOptions) => Iterable<string>;
  /** Writes a tree whose search is unknown; not there where the format tells what the search did. */
  readonly writeTree?: <State>(tree: BareTree<State>, options?: FormatOptions) => Iterable<string>;
  /** Reads a whole text; there for formats that carry something. */
  readonly read?: (text: string) => ReadTree;
}
