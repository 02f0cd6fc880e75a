import { expect, it } from "vitest";
import { packText, partOfHash, unpackText } from "./packed-text.ts";

it("packs a text into a few signs that need no escape, and unpacks it again, in any script", async () => {
  const text = "format: jejak-assignment/1\ntitle: Задача — soal ké-1\n".repeat(20);
  const packed = await packText(text);
  expect(packed).toMatch(/^[\w-]+$/u);
  expect(packed.length).toBeLessThan(200);
  expect(await unpackText(packed)).toBe(text);
});

it("finds nothing in damaged texts, and in those that would unpack to too much", async () => {
  const bomb = await packText("0".repeat(5_000_000));
  for (const packed of ["", "%%%", "AAAA", bomb, "A".repeat(50_000)]) {
    expect(await unpackText(packed)).toBeNull();
  }
});

it("finds a part of a link by its name", () => {
  expect(partOfHash("#a=xyz", "a")).toBe("xyz");
  for (const hash of ["", "#main", "#b=xyz", "a=xyz"]) expect(partOfHash(hash, "a")).toBe("");
});
