/** The sum of the tiles' distances to their places, counted from the definition. */
export function manhattanTo(goal: string, columns = 3): (state: string) => number {
  return (state) =>
    [...state].reduce((sum, tile, cell) => {
      if (tile === "0") return sum;
      const home = goal.indexOf(tile);
      const rows = Math.abs(Math.floor(cell / columns) - Math.floor(home / columns));
      return sum + rows + Math.abs((cell % columns) - (home % columns));
    }, 0);
}

/** The number of tiles that are not in their places. */
export function misplacedFrom(goal: string): (state: string) => number {
  return (state) => [...state].filter((tile, cell) => tile !== "0" && goal[cell] !== tile).length;
}
