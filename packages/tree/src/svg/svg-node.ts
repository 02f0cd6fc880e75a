import { NONE } from "@jejak/search";
import { boardRows } from "../drawing/board-rows.ts";
import type { Drawing } from "../drawing/drawing.ts";
import { onOneLine } from "../drawing/on-one-line.ts";
import { valuesText } from "../node-values.ts";
import { xmlText } from "../xml-text.ts";
import { badgeSvg } from "./svg-badge.ts";
import type { SvgRole } from "./svg-roles.ts";

const CELL = 22;
const PADDING = 3;
const CAPTION = 18;
const NAME_HEIGHT = 30;
/** Characters of a name that are drawn; the whole name is the node's tooltip. */
const NAME_SHOWN = 24;

export interface NodeSize {
  readonly width: number;
  readonly height: number;
  /** How far below the upper edge the lines to the children begin. */
  readonly foot: number;
}

/** The room that each node takes: a board or a name, and the values under it. */
export function nodeSize<State>({ tree, columns, values }: Drawing<State>): NodeSize {
  const rows = boardRows(tree.key(0), columns);
  const captionWidth = 44 + values.length * 36;
  const sized = (width: number, boxHeight: number): NodeSize => {
    const height = boxHeight + CAPTION;
    return {
      width: Math.max(width, captionWidth),
      height,
      foot: values.length > 0 ? height : boxHeight,
    };
  };
  if (rows !== null) {
    return sized((rows[0]?.length ?? 1) * CELL + 2 * PADDING, rows.length * CELL + 2 * PADDING);
  }
  let longest = 1;
  for (let node = 0; node < tree.size; node++) longest = Math.max(longest, tree.key(node).length);
  return sized(20 + 9 * Math.min(longest, NAME_SHOWN), NAME_HEIGHT);
}

/** The tiles of a puzzle, drawn once and used by every board. */
export function tileSymbols(rows: readonly (readonly string[])[] | null): string {
  const tiles = (rows ?? []).flat().filter((tile) => tile !== "");
  return tiles
    .map(
      (tile) =>
        `<g id="t${tile}"><rect class="tile" x="1" y="1" width="${CELL - 2}" height="${CELL - 2}" rx="4"/>` +
        `<text class="number" x="${CELL / 2}" y="${CELL / 2 + 5}">${tile}</text></g>`,
    )
    .join("");
}

/** A node and where it is drawn: `x` is its middle, `y` its upper edge. */
export interface NodePlace extends NodeSize {
  readonly node: number;
  readonly role: SvgRole;
  /** Place in OPEN from 1, 0 outside of it. */
  readonly place: number;
  readonly x: number;
  readonly y: number;
}

export function nodeSvg<State>(drawing: Drawing<State>, place: NodePlace): string {
  const { tree, visits, values, goal, columns } = drawing;
  const { node, role, x, y, width, height } = place;
  const state = tree.key(node);
  const rows = boardRows(state, columns);
  const boxWidth = rows === null ? width : (rows[0]?.length ?? 1) * CELL + 2 * PADDING;
  const picture =
    rows === null ? nameSvg(state, boxWidth) : boardSvg(rows, boxWidth, height - CAPTION);
  const caption = [valuesText(tree, node, values), node === goal ? "goal" : ""]
    .filter((text) => text !== "")
    .join("  ");
  const text = `<text class="values" y="${height - 4}">${caption}</text>`;
  const number = (visits[node] ?? NONE) + 1;
  const badge = number > 0 ? String(number) : place.place > 0 ? String(place.place) : "";
  const flag =
    node === goal ? `<path class="flag" d="M${boxWidth / 2 - 4} -10v14h2v-6l9 -4z"/>` : "";
  const spoken = `${onOneLine(state)}${number > 0 ? `, visit ${number}` : ""}${caption === "" ? "" : `, ${caption}`}`;
  return (
    `<g class="${role}" transform="translate(${x} ${y})"><title>${xmlText(spoken)}</title>` +
    `${picture}${caption === "" ? "" : text}${badgeSvg(badge, -boxWidth / 2, 0)}${flag}</g>\n`
  );
}

function boardSvg(rows: readonly (readonly string[])[], width: number, height: number): string {
  const left = -width / 2;
  const tiles = rows.flatMap((row, down) =>
    row.map((tile, across) =>
      tile === ""
        ? ""
        : `<use href="#t${tile}" x="${left + PADDING + across * CELL}" y="${PADDING + down * CELL}"/>`,
    ),
  );
  return `<rect class="box" x="${left}" width="${width}" height="${height}" rx="6"/>${tiles.join("")}`;
}

function nameSvg(state: string, width: number): string {
  const name = Array.from(onOneLine(state));
  const shown =
    name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN - 1).join("")}…` : name.join("");
  return (
    `<rect class="box name" x="${-width / 2}" width="${width}" height="${NAME_HEIGHT}" rx="6"/>` +
    `<text class="number" y="20">${xmlText(shown)}</text>`
  );
}
