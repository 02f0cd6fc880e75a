import { badgeSvg } from "./svg-badge.ts";
import type { SvgRole } from "./svg-roles.ts";

export const LEGEND_HEIGHT = 44;

interface Entry {
  readonly role: SvgRole;
  readonly mark: string;
  readonly text: string;
  /** Room for mark and text. */
  readonly width: number;
}

const ENTRIES: readonly Entry[] = [
  { role: "closed", mark: badgeSvg("1", 10, 0), text: "visited, in this order", width: 170 },
  {
    role: "path",
    mark: '<path class="edge path" d="M0 0H20"/>',
    text: "path to the goal",
    width: 140,
  },
  { role: "waiting", mark: badgeSvg("1", 10, 0), text: "waiting, place in OPEN", width: 178 },
  {
    role: "thrown",
    mark: '<rect class="box" x="0" y="-8" width="20" height="16" rx="4"/>',
    text: "thrown away unvisited",
    width: 170,
  },
];

/** What the marks in the drawing mean, those that are in it. */
export function legendSvg(roles: ReadonlySet<SvgRole>, left: number, top: number): string {
  let x = left;
  const shown = ENTRIES.filter(
    ({ role }) => roles.has(role) || (role === "closed" && roles.has("path")),
  );
  const marks = shown.map(({ role, mark, text, width }) => {
    const entry = `<g class="${role}" transform="translate(${x} ${top + 16})">${mark}<text x="28" y="4">${text}</text></g>`;
    x += width;
    return entry;
  });
  return `<g class="legend">${marks.join("")}</g>\n`;
}
