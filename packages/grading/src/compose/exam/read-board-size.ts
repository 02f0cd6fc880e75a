import { BOARD_SIZES, readState, type BoardSize } from "@jejak/puzzle";

/** What is asked of a class by hand has at most four rows and columns. */
const LARGEST_SIDE = 4;

type SizeReading =
  | { readonly ok: true; readonly value: BoardSize }
  | { readonly ok: false; readonly part: "board" | "goal"; readonly message: string };

/** The size that `board` says (`2x3`: two rows of three), else the goal's, else 3x3. */
export function readBoardSize(board: string | undefined, goal: string | undefined): SizeReading {
  if (board === undefined) return sizeOfGoal(goal);
  const [, rows, columns] = /^\s*(\d)\s*[x×*]\s*(\d)\s*$/i.exec(board) ?? [];
  return checked("board", board, { rows: Number(rows), columns: Number(columns) });
}

function sizeOfGoal(goal: string | undefined): SizeReading {
  if (goal === undefined) return { ok: true, value: { columns: 3, rows: 3 } };
  const read = readState(goal);
  if (read.ok) return checked("goal", goal, read.value);
  return { ok: false, part: "goal", message: `\`goal\`: ${read.problem.message}` };
}

function checked(part: "board" | "goal", written: string, size: BoardSize): SizeReading {
  const { columns, rows } = size;
  const known = BOARD_SIZES.find((one) => one.columns === columns && one.rows === rows);
  if (known !== undefined && columns <= LARGEST_SIDE && rows <= LARGEST_SIDE) {
    return { ok: true, value: known };
  }
  const message = `\`${part}\` is ${JSON.stringify(written)}: a board is from 2x2 to ${LARGEST_SIDE}x${LARGEST_SIDE}, rows first, such as 3x3 or 2x3`;
  return { ok: false, part, message };
}
