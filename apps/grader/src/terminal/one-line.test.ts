import { expect, it } from "vitest";
import { oneLine } from "./one-line.ts";

it("shows text that would move the cursor, colour the screen or run backwards as plain text", () => {
  expect(oneLine("a\r\nb\tc\u001b[31mred\u001b]0;title\u0007 \u202etxt.exe\u0000")).toBe(
    "a b c[31mred]0;title txt.exe",
  );
});
