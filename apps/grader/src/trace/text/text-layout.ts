import type { Colours } from "../../terminal/terminal.ts";

/** How a trace is laid out: characters in a line, and the colours of the stream. */
export interface TextLayout {
  readonly width: number;
  readonly colours: Colours;
}
