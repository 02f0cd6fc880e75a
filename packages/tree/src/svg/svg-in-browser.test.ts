import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { svgChunks } from "../index.ts";
import { slidesFigure } from "../testing/slides-figure.ts";

const browser = process.env["CHROMIUM_PATH"] ?? "chromium";
const missing =
  spawnSync(browser, ["--version"]).error !== undefined && process.env["CI"] === undefined;

/** The colours of a PNG without palette or interlacing, by how often they stand in it. */
function coloursOf(png: Buffer): Map<string, number> {
  const width = png.readUInt32BE(16);
  const bytes = png.readUInt8(25) === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString("latin1", at + 4, at + 8) !== "IDAT") continue;
    parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const data = inflateSync(Buffer.concat(parts));
  const stride = width * bytes + 1;
  const colours = new Map<string, number>();
  for (let row = 0; row * stride < data.length; row++) {
    const filter = data.readUInt8(row * stride);
    for (let at = 1; at < stride; at++) {
      const here = row * stride + at;
      const left = at > bytes ? data.readUInt8(here - bytes) : 0;
      const up = row > 0 ? data.readUInt8(here - stride) : 0;
      const corner = row > 0 && at > bytes ? data.readUInt8(here - stride - bytes) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      data.writeUInt8((data.readUInt8(here) + guess) & 255, here);
      if (at % bytes !== 0) continue;
      const from = here - bytes + 1;
      const colour = data.toString("hex", from, from + 3);
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
  }
  return colours;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

describe.skipIf(missing)("SVG in a browser (left out where there is no Chromium)", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "jejak-svg-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("shows boards, the path and the waiting nodes in their colours", () => {
    writeFileSync(join(folder, "tree.svg"), [...svgChunks(slidesFigure())].join(""));
    const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"];
    const size = ["--window-size=640,460", "--force-device-scale-factor=1"];
    const target = [
      `--screenshot=${join(folder, "tree.png")}`,
      `file://${join(folder, "tree.svg")}`,
    ];
    spawnSync(browser, [...flags, ...size, ...target]);
    const colours = coloursOf(readFileSync(join(folder, "tree.png")));
    const at = (colour: string): number => colours.get(colour) ?? 0;
    // Seven boards of 8 tiles, 20 by 20 less their numbers; blanks and gaps; frames of 72 by 72.
    expect(at("ffffff")).toBeGreaterThan(7 * 8 * 250);
    expect(at("d9d6ce")).toBeGreaterThan(7 * 400);
    expect(at("007a59")).toBeGreaterThan(3 * 4 * 72 * 2);
    expect(at("0072b2")).toBeGreaterThan(4 * 4 * 40);
    expect(at("fcfbf8")).toBeGreaterThan(100_000);
  }, 60_000);
});
