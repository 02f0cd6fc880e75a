import { expect, it } from "vitest";
import { packAssignment, unpackAssignment } from "./assignment-link.ts";

it("packs an assignment into a link and unpacks it again, in any script", async () => {
  const text = "format: jejak-assignment/1\ntitle: Задача — soal ké-1\n".repeat(20);
  const link = await packAssignment(text);
  expect(link).toMatch(/^#a=[\w-]+$/u);
  expect(link.length).toBeLessThan(200);
  expect(await unpackAssignment(link)).toBe(text);
});

it("finds nothing in other links, in damaged ones, and in those that would unpack to too much", async () => {
  const bomb = await packAssignment("0".repeat(5_000_000));
  for (const hash of ["", "#main", "#a=", "#a=%%%", "#a=AAAA", bomb, `#a=${"A".repeat(50_000)}`]) {
    expect(await unpackAssignment(hash)).toBeNull();
  }
});
