import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { openPage as open } from "./open-page.ts";

const step = (page: Page): ReturnType<Page["getByText"]> => page.getByText(/^step \d+ of \d+$/u);

test("the first screen shows the slides' problem solved and ready to step", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByText("Goal found, 2 moves from the start.")).toBeVisible();
  await expect(step(page)).toHaveText("step 3 of 3");
  await expect(page.getByRole("list", { name: "Closed" }).getByRole("button")).toHaveCount(3);
});

test("keys step back to the start and forward again", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Home");
  await expect(step(page)).toHaveText("step 0 of 3");
  await expect(page.getByText("The search begins with the start alone")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("h 2 is the least of 2, 6, 6.")).toBeVisible();
  await expect(page.getByText("it is where its parent came from")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Step 2" })).toHaveText(
    "Step 2: visits 123405786, h 2. Generates 123485706, 123045786, and 103425786.",
  );
  await page.keyboard.press("End");
  await expect(step(page)).toHaveText("step 3 of 3");
});

test("a link opens its problem, rules and step, and the address follows", async ({ page }) => {
  await open(
    page,
    "/?v=1&b=123450786.103425786.3&s=breadth-first&o=DRLU&l=2&d=parent&t=visit&k=fifo&h=0&n=4",
  );
  await expect(step(page)).toHaveText("step 4 of 8");
  await expect(page.getByRole("combobox", { name: "Search" })).toHaveValue("breadth-first");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/&n=5$/u);
  await page.reload();
  await expect(step(page)).toHaveText("step 5 of 8");
});

test("a pasted board is read in any form, and one that cannot be solved is said", async ({
  page,
}) => {
  await open(page, "/");
  const field = page.getByLabel("Start: Type or paste a board");
  await field.fill("1 2 3 / 4 5 _ / 8 7 6");
  await field.press("Enter");
  await expect(page.getByText("This start cannot reach this goal.")).toBeVisible();
  await page.getByRole("button", { name: "Take the nearest start that can" }).click();
  await expect(page.getByText("This start cannot reach this goal.")).toBeHidden();
  await expect(step(page)).toHaveText(/step \d+ of/u);
});

test("tiles are moved by click and by keyboard", async ({ page }) => {
  await open(page, "/");
  const start = page.getByRole("group", { name: /^Start:/u });
  await start.getByRole("button", { name: "row 3, column 3: tile 6" }).click();
  await expect(page.getByLabel("Start: Type or paste a board")).toHaveValue("123456780");
  await start.getByRole("button", { name: "row 3, column 3: empty" }).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Start: Type or paste a board")).toHaveValue("123450786");
});

test("the tree is walked in its list view with the keyboard alone", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "List", exact: true }).click();
  const tree = page.getByRole("tree", { name: "Tree" });
  await expect(tree.getByRole("treeitem")).toHaveCount(7);
  await tree.getByRole("treeitem").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(tree.getByRole("treeitem", { name: /123405786/u })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tree.getByRole("treeitem")).toHaveCount(4);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Selected node")).toBeVisible();
});

test("the search is saved as a file of jejak-trace/1", async ({ page }) => {
  await open(page, "/");
  const saved = page.waitForEvent("download");
  await page.getByLabel("Save as").selectOption("json");
  const file = await saved;
  expect(file.suggestedFilename()).toBe("best-first-123450786-103425786.json");
  const trace = JSON.parse(readFileSync(await file.path(), "utf8")) as Record<string, unknown>;
  expect([trace["format"], trace["outcome"], trace["visits"]]).toEqual([
    "jejak-trace/1",
    "found",
    ["123450786", "123405786", "103425786"],
  ]);
});

interface Frames {
  readonly kind: string;
  readonly count: number;
  readonly paint: string;
  readonly frame: string;
}

/** Draws a large tree thirty times, moved by a pixel or by sixty, and times painting and the whole frame. */
async function frames(page: Page, kind: "still" | "panned"): Promise<Frames> {
  return page.evaluate(async (kind) => {
    const pane = document.querySelector(".pane") as HTMLElement;
    const canvas = pane.querySelector("canvas") as HTMLCanvasElement;
    const box = pane.getBoundingClientRect();
    const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const point = (type: string, x: number): void => {
      const where = { clientX: x, clientY: at.y, pointerId: 1, bubbles: true };
      pane.dispatchEvent(new PointerEvent(type, where));
    };
    const nextFrame = (): Promise<number> =>
      new Promise((resolve) => requestAnimationFrame(resolve));
    pane.setPointerCapture = () => {};
    point("pointerdown", at.x);
    point("pointermove", at.x + 10);
    await nextFrame();
    const paints: number[] = [];
    const between: number[] = [];
    let before = await nextFrame();
    for (let round = 0; round < 30; round++) {
      point("pointermove", at.x + (kind === "still" ? 10 + (round % 2) : 10 + 20 * (round % 20)));
      const now = await nextFrame();
      between.push(now - before);
      before = now;
      paints.push(Number(canvas.dataset["frame"]));
    }
    point("pointerup", at.x);
    const told = (times: number[]): string => {
      const sorted = times.toSorted((a, b) => a - b);
      const [middle, most] = [sorted[15] ?? 0, sorted[29] ?? 0];
      return `median ${middle.toFixed(1)} ms, longest ${most.toFixed(1)} ms`;
    };
    const [paint, frame] = [`painting ${told(paints)}`, `frame ${told(between)}`];
    return { kind, count: paints.filter((time) => time > 0).length, paint, frame };
  }, kind);
}

test("a tree of 181,440 nodes is drawn and panned, and goes back to its first step", async ({
  page,
}) => {
  await open(
    page,
    "/?v=1&b=867254301.123456780.3&s=breadth-first&o=DRLU&l=no&d=generated&t=visit&k=fifo&h=0&n=end",
  );
  await expect(step(page)).toHaveText("step 181440 of 181440");
  const fitted = await frames(page, "still");
  const panned = await frames(page, "panned");
  const told = [fitted, panned].map(({ kind, paint, frame }) => `${kind}: ${paint}, ${frame}`);
  test.info().annotations.push({ type: "milliseconds a frame", description: told.join("; ") });
  for (const line of told) process.stdout.write(`  181,440 nodes, ${line}\n`);
  expect([fitted.count, panned.count]).toEqual([30, 30]);
  await page.keyboard.press("Home");
  await expect(step(page)).toHaveText("step 0 of 181440");
  await expect(page.getByText("The search begins with the start alone")).toBeVisible();
});

test("the further searches say their passes and numbers, and why they took a node", async ({
  page,
}) => {
  await open(page, "/");
  const search = page.getByRole("combobox", { name: "Search", exact: true });
  await search.selectOption("iterative deepening");
  await expect(step(page)).toHaveText(/step \d+ of 12/u);
  await page.keyboard.press("End");
  await expect(page.getByText("this pass goes down to level 2")).toBeVisible();
  await expect(page.getByText("which do not have this search")).toBeVisible();
  await search.selectOption("beam search");
  const width = page.getByLabel("Nodes kept of a level");
  await expect(width).toHaveValue("2");
  await width.fill("1");
  await width.blur();
  await expect(page).toHaveURL(/s=beam&.*&m=1&/u);
  await page.reload();
  await expect(page.getByLabel("Nodes kept of a level")).toHaveValue("1");
  await search.selectOption("weighted A* (by g + w · h)");
  await page.getByLabel("Weight w of h").fill("3");
  await page.getByLabel("Weight w of h").blur();
  await expect(page).toHaveURL(/s=weighted-a-star&.*&w=3&/u);
});
