import { NONE } from "../tree/node-rows.ts";
import type { Frontier } from "./frontier.ts";

/** First in, first out. Nodes are numbered as they are generated, so the queue is a range of numbers. */
export class QueueFrontier implements Frontier {
  private next = 0;
  private end = 0;

  get size(): number {
    return this.end - this.next;
  }

  add(_first: number, end: number): void {
    this.end = end;
  }

  take(): number {
    return this.next < this.end ? this.next++ : NONE;
  }

  list(): number[] {
    return Array.from({ length: this.size }, (_, place) => this.next + place);
  }
}
