/** What came of reading a flag or a file: its value, or one line that says what is wrong with it. */
export type ReadValue<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string };
