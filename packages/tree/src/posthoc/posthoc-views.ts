/** A shape of Posthoc's renderer; the texts in double curly brackets are evaluated by Posthoc. */
type Shape = Readonly<Record<string, string | number | boolean>>;

/**
 * How Posthoc draws an event: the board of its node, or its name, in the place of the one before;
 * the ground has the colour that Posthoc gives the kind of event.
 */
export function posthocViews(
  board: readonly (readonly string[])[] | null,
): Readonly<Record<"main", readonly Shape[]>> {
  if (board === null) return { main: [label(0, 0, 8, "${{ $.state }}"), values(1, 8)] };
  const columns = board[0]?.length ?? 1;
  const tiles = board.flatMap((row, y) => row.map((_, x) => tile(x, y)));
  return { main: [...tiles, values(board.length, columns)] };
}

function tile(x: number, y: number): Shape {
  const cell = `$["${x + 1}${y + 1}"]`;
  return {
    ...label(x, y, 0.96, `\${{ ${cell} || "" }}`),
    fill: `\${{ ${cell} ? theme.foreground : color[$.type] }}`,
    "label-color": "${{ theme.background }}",
  };
}

function values(y: number, width: number): Shape {
  return label(0, y, width, "${{ $.type }}  g ${{ $.g }}  h ${{ $.h }}");
}

function label(x: number, y: number, width: number, text: string): Shape {
  return {
    $: "rect",
    x,
    y,
    width,
    height: 0.96,
    fill: "${{ theme.background }}",
    label: text,
    "label-x": 0.3,
    "label-y": 0.7,
    "label-size": 0.5,
    "label-color": "${{ theme.foreground }}",
    clear: true,
  };
}
