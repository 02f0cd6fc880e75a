/** The type of the values that a JSON Schema allows, written `as const` without references. */
export type AllowedBy<S> = S extends { const: infer C }
  ? C
  : S extends { enum: readonly (infer E)[] }
    ? E
    : S extends { anyOf: readonly (infer A)[] }
      ? A extends unknown
        ? AllowedBy<A>
        : never
      : S extends { type: readonly (infer T)[] }
        ? Simple<T>
        : S extends { type: "array"; items: infer I }
          ? readonly AllowedBy<I>[]
          : S extends { type: "object"; properties: infer P; required: readonly (infer R)[] }
            ? Fields<P, R>
            : S extends { type: "object"; additionalProperties: true }
              ? Readonly<Record<string, unknown>>
              : S extends { type: "object"; additionalProperties: infer V }
                ? Readonly<Record<string, AllowedBy<V>>>
                : S extends { type: infer T }
                  ? Simple<T>
                  : never;

type Simple<T> = T extends "string"
  ? string
  : T extends "null"
    ? null
    : T extends "boolean"
      ? boolean
      : T extends "number" | "integer"
        ? number
        : never;

type Fields<P, R> = Flat<
  { readonly [K in keyof P as K extends R ? K : never]: AllowedBy<P[K]> } & {
    readonly [K in keyof P as K extends R ? never : K]?: AllowedBy<P[K]>;
  }
>;

/** An intersection as one object type, so that it is identical to an interface with these fields. */
type Flat<T> = { readonly [K in keyof T]: T[K] };
