import type { ReadValue } from "./read-value.ts";

/** One of the named values of a flag; the message lists them all. */
export function readChoice<Name extends string>(
  flag: string,
  written: string,
  names: readonly Name[],
): ReadValue<Name> {
  const wanted = written.trim().toLowerCase();
  const found = names.find((name) => name === wanted);
  if (found !== undefined) return { ok: true, value: found };
  return {
    ok: false,
    message: `${flag}: there is no "${written}"; there is ${names.join(", ")}`,
  };
}
