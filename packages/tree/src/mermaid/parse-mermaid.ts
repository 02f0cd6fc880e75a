import { linesOf } from "../reading/lines-of.ts";
import { Unreadable } from "../reading/unreadable.ts";
import { fromMermaidText } from "./mermaid-text.ts";

export interface MermaidEdge {
  readonly parent: string;
  readonly child: string;
  readonly action: string | null;
  readonly path: string;
}

/** What a flowchart draws: nodes with their labels (null where none is written), and edges. */
export interface Flowchart {
  readonly nodes: Map<string, { label: string | null; readonly path: string }>;
  readonly edges: MermaidEdge[];
  /** The comments, without their marks. */
  readonly comments: { readonly text: string; readonly line: number }[];
}

const HEAD = /^\s*(?:flowchart|graph)\b\s*(?:TB|TD|BT|RL|LR)?\s*;?/;
const NAME = /\s*([\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*)/uy;
/** The brackets that give a node its shape, up to three of them and a slash. */
const OPENS = /[[({>]{1,3}[/\\]?/y;
const CLOSES = /[/\\]?[\])}]{1,3}/y;
const CLASS = /:::[\w-]+/y;
const ARROW = /\s*<?(?:--+|==+|-\.+-?)[>xo]?/y;
const ARROW_LABEL = /\s*\|([^|]*)\|/y;
const WORDED = /\s*(?:--|==|-\.)\s+(\S[^<>|]*?)\s+(?:--+|==+|\.+-)[>xo]?/y;
/** The longest arrow with words in it that is looked for. */
const WORDED_LENGTH = 300;
const END = /\s*(?:;|$)/y;
/** Lines that say how things look, not what there is. */
const LOOKS =
  /^(?:classDef|class|style|linkStyle|click|direction|subgraph|end|accTitle|accDescr)\b/;

/** Reads the nodes and edges of a Mermaid flowchart; subgraphs are taken apart. */
export function parseMermaid(text: string): Flowchart {
  const chart: Flowchart = { nodes: new Map(), edges: [], comments: [] };
  let started = false;
  for (const line of linesOf(text)) {
    const trimmed = line.text.trim();
    if (trimmed.startsWith("%%")) {
      chart.comments.push({ text: trimmed.slice(2).trim(), line: line.number });
      continue;
    }
    if (trimmed === "" || (started && LOOKS.test(trimmed))) continue;
    const head = started ? null : HEAD.exec(line.text);
    if (!started && head === null) {
      throw new Unreadable(`line ${line.number}`, "must begin with flowchart or graph");
    }
    started = true;
    new LineReader(line.text, head?.[0].length ?? 0, `line ${line.number}`, chart).read();
  }
  if (!started) throw new Unreadable("", "is empty; it must be a Mermaid flowchart");
  return chart;
}

/** Reads the statements of one line: nodes, and chains of nodes and arrows. */
class LineReader {
  readonly #text: string;
  #at: number;
  readonly #path: string;
  readonly #chart: Flowchart;

  constructor(text: string, at: number, path: string, chart: Flowchart) {
    this.#text = text;
    this.#at = at;
    this.#path = path;
    this.#chart = chart;
  }

  read(): void {
    while (this.#at < this.#text.length) {
      if (this.#match(END) !== null) continue;
      let parent = this.#node();
      while (this.#match(END) === null) {
        const action = this.#arrow();
        const child = this.#node();
        this.#chart.edges.push({ parent, child, action, path: this.#path });
        parent = child;
      }
    }
  }

  #node(): string {
    const name = this.#match(NAME)?.[1];
    if (name === undefined) throw this.#wrong("a node");
    const label = this.#label();
    this.#match(CLASS);
    const known = this.#chart.nodes.get(name);
    if (known === undefined) this.#chart.nodes.set(name, { label, path: this.#path });
    else if (label !== null) known.label = label;
    return name;
  }

  /** The text between a node's brackets, null where there are none. */
  #label(): string | null {
    if (this.#match(OPENS) === null) return null;
    const rest = this.#text.slice(this.#at);
    const space = rest.length - rest.trimStart().length;
    const isQuoted = rest.charAt(space) === '"';
    const from = isQuoted ? space + 1 : 0;
    const end = isQuoted ? rest.indexOf('"', from) : rest.search(/[\])}]/);
    if (end === -1) throw this.#wrong(isQuoted ? "a closing quote" : "a closing bracket");
    this.#at += isQuoted ? end + 1 : end;
    if (this.#match(CLOSES) === null) throw this.#wrong("a closing bracket");
    const label = rest.slice(from, end);
    return fromMermaidText(isQuoted ? label : label.trim().replace(/[/\\]$/, ""));
  }

  #arrow(): string | null {
    const start = this.#at;
    WORDED.lastIndex = 0;
    const worded = WORDED.exec(this.#text.slice(start, start + WORDED_LENGTH));
    if (worded !== null) {
      this.#at = start + WORDED.lastIndex;
      return textOf(worded[1] ?? null);
    }
    if (this.#match(ARROW) === null) throw this.#wrong("an arrow");
    return textOf(this.#match(ARROW_LABEL)?.[1] ?? null);
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }

  #wrong(due: string): Unreadable {
    const found = JSON.stringify(this.#text.slice(this.#at, this.#at + 20).trim());
    return new Unreadable(this.#path, `${found} stands where ${due} is due in a Mermaid flowchart`);
  }
}

function textOf(label: string | null): string | null {
  if (label === null) return null;
  const text = label.trim();
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"');
  return fromMermaidText(isQuoted ? text.slice(1, -1) : text);
}
