import type * as v from "valibot";

/** What the walk needs to see of a valibot schema, whichever kind it is. */
interface AnySchema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly item?: AnySchema;
  readonly value?: AnySchema;
  readonly wrapped?: AnySchema;
  readonly options?: readonly AnySchema[];
  readonly key?: string;
  readonly literal?: unknown;
}

/** One step on the way to a part of a value: its key, and the value that the key is in. */
export interface KeyStep {
  readonly key: string | number;
  readonly input: unknown;
}

/** The keys that `schema` knows in the map that the last of `steps` is in, in the schema's order. */
export function knownKeys(schema: v.GenericSchema, steps: readonly KeyStep[]): string[] {
  let here = alternatives(schema, steps[0]?.input);
  for (const [at, { key }] of steps.slice(0, -1).entries()) {
    const input = steps[at + 1]?.input;
    here = here.flatMap((one) => {
      const part = typeof key === "number" ? one.item : (one.entries?.[key] ?? one.value);
      return part === undefined ? [] : alternatives(part, input);
    });
  }
  return [...new Set(here.flatMap(({ entries }) => Object.keys(entries ?? {})))];
}

/** The schemas behind optional, nullable and union ones; of variants those that `input` names. */
function alternatives(schema: AnySchema, input: unknown): AnySchema[] {
  const { type, wrapped, options, key } = schema;
  if (wrapped !== undefined) return alternatives(wrapped, input);
  if (options === undefined || options.some((option) => typeof option !== "object")) {
    return [schema];
  }
  const chosen = options.filter((option) => {
    if (type !== "variant" || key === undefined) return true;
    const named = (input as Readonly<Record<string, unknown>> | null | undefined)?.[key];
    return option.entries?.[key]?.literal === named;
  });
  return chosen.flatMap((option) => alternatives(option, input));
}
