/** A place in a text: line and column count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Something wrong or worth telling at a place: one sentence that says what would be right. */
export interface PlacedMessage extends Place {
  readonly message: string;
}
