import { expect, test, type Page } from "@playwright/test";
import { expectNoBarrier } from "./expect-no-barrier.ts";
import { openPage as open } from "./open-page.ts";

const step = (page: Page): ReturnType<Page["getByText"]> => page.getByText(/^step \d+ of \d+$/u);

async function openRomania(page: Page): Promise<void> {
  await open(page, "/");
  await page.getByRole("button", { name: "Graph", exact: true }).first().click();
  await expect(page.getByText("Goal found, 4 edges from the start, at cost 418.")).toBeVisible();
}

test("the map of Romania is drawn and searched, and its link opens it again", async ({ page }) => {
  await openRomania(page);
  const graph = page.getByRole("group", { name: "The graph: 20 nodes" });
  await expect(graph.getByRole("button")).toHaveCount(20);
  await expect(
    graph.getByRole("button", { name: "Bucharest, Goal, h 0, now, 6", exact: true }),
  ).toBeVisible();
  // Figure 3.24 of AIMA: Arad, Sibiu, Rimnicu Vilcea, Fagaras, Pitesti, Bucharest.
  const closed = page.getByRole("list", { name: "Closed" }).getByRole("button");
  await expect(closed).toHaveText([
    /Arad 0 \+ 366 = 366/u,
    /Sibiu 140 \+ 253 = 393/u,
    /Rimnicu Vilcea 220 \+ 193 = 413/u,
    /Fagaras 239 \+ 176 = 415/u,
    /Pitesti 317 \+ 100 = 417/u,
    /Bucharest 418 \+ 0 = 418/u,
  ]);
  await expect(page.getByText("(admissible)").first()).toBeVisible();
  await expectNoBarrier(page);
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/&n=5$/u);
  await page.reload();
  await expect(step(page)).toHaveText("step 5 of 6");
  await expect(page.getByRole("combobox", { name: "Start" })).toHaveValue("Arad");
});

test("a graph is edited as text: what cannot be read is said with its line, and a chosen goal is searched for", async ({
  page,
}) => {
  await openRomania(page);
  const text = page.getByLabel("The graph as text");
  await text.fill("A -> B 4\nB -> -> C");
  await text.blur();
  await expect(page.getByRole("alert").getByText("line 2")).toBeVisible();
  await text.fill("start: A\ngoal: C\nA -> B 4, C 9\nB -> C 2\nh: A 5, B 2, C 0");
  await text.blur();
  await expect(page.getByText("Goal found, 2 edges from the start, at cost 6.")).toBeVisible();
  await page.getByRole("combobox", { name: "Goal" }).selectOption("B");
  await expect(page.getByText("Goal found, 1 edge from the start, at cost 4.")).toBeVisible();
  await page.getByRole("combobox", { name: "Search" }).selectOption("breadth-first");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);
});

test("every example of a graph opens, and an inconsistent h is said with the edges that break it", async ({
  page,
}) => {
  await openRomania(page);
  const example = page.getByRole("combobox", { name: "Graph" });
  await example.selectOption("Inconsistent h");
  await expect(page.getByText("A → C: 10 > 3 + 6")).toBeVisible();
  await example.selectOption("Tree of nine nodes");
  await expect(page.getByText("Goal found, 2 edges from the start, at cost 4.")).toBeVisible();
  await page.getByRole("button", { name: "Puzzle", exact: true }).click();
  await expect(page.getByText(/moves from the start/u)).toBeVisible();
});

test("two searches step together, and the first step at which they part is one click away", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("region", { name: "2: breadth-first" })).toBeVisible();
  await expect(step(page)).toHaveText("step 3 of 8");
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "at step 2" }).click();
  await expect(step(page)).toHaveText("step 2 of 8");
  await expect(page.getByText("123405786 / 123456780")).toBeVisible();
  const counts = page.getByRole("region", { name: "The searches side by side" });
  await expect(counts.getByRole("row").nth(1)).toContainText(/best-first \(by h\)\s*3/u);
  await expect(page).toHaveURL(/&n=2&c=s:breadth-first$/u);
  await page.reload();
  await expect(step(page)).toHaveText("step 2 of 8");
  await page.getByRole("button", { name: "Take search 1 away" }).click();
  await expect(page.getByRole("combobox", { name: "Search" })).toHaveValue("breadth-first");
  await expect(counts).toBeHidden();
});

test("keys go along the goal's branch and to the next visit at a level", async ({ page }) => {
  await open(
    page,
    "/?v=1&b=123450786.103425786.3&s=breadth-first&o=DRLU&l=2&d=parent&t=visit&k=fifo&h=0&n=0",
  );
  // By hand, visits with levels: 1 root, 2 D, 3 L, 4 U (level 1), 5 to 8 (level 2), the goal is 8.
  for (const [key, at] of [
    ["g", 1],
    ["g", 3],
    ["g", 8],
    ["g", 8],
    ["Shift+G", 3],
    ["1", 4],
    ["1", 2],
    ["2", 5],
    ["l", 6],
    ["Shift+L", 5],
  ] as const) {
    await page.keyboard.press(key);
    await expect(step(page)).toHaveText(`step ${at} of 8`);
    await expect(page.getByRole("list", { name: "Closed" }).getByRole("button")).toHaveCount(at);
  }
});

test("a saved trace and a bare tree are opened again by file and by paste, and hostile text is refused", async ({
  page,
}) => {
  await open(page, "/");
  const saved = page.waitForEvent("download");
  await page.getByLabel("Save as").selectOption("json");
  const path = await (await saved).path();
  await page.getByRole("combobox", { name: "Search", exact: true }).selectOption("depth-first");
  await expect(page.getByText(/step \d+ of 3$/u)).toBeHidden();

  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByLabel("Choose a file").setInputFiles(path);
  await expect(page.getByText("Read as jejak-trace/1.")).toBeVisible();
  await expect(step(page)).toHaveText("step 0 of 3");
  await page.keyboard.press("End");
  await expect(page.getByText("h 0 is the least of 0, 4, 4, 6, 6.")).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);

  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByLabel("or paste a text").fill("digraph { root -> left; root -> right }");
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.getByText("A tree of 3 nodes from a file.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Search", exact: true })).toBeHidden();
  await expectNoBarrier(page);

  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page
    .getByLabel("or paste a text")
    .fill('{"format":"jejak-trace/1", "nodes": [' + "[".repeat(9999));
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.getByRole("alert").getByText("This could not be read")).toBeVisible();
  await page.getByRole("button", { name: "Puzzle", exact: true }).click();
  await expect(page.getByText("Read as DOT")).toBeHidden();
  await expect(step(page)).toHaveText(/step \d+ of \d+/u);
});

for (const [prefix, graph, compare, opening] of [
  ["/id/", "Graf", "Bandingkan", "Buka"],
  ["/ru/", "Граф", "Сравнить", "Открыть"],
] as const) {
  test(`graphs, comparison and files speak the page's language, without a barrier (${prefix})`, async ({
    page,
  }) => {
    await open(page, prefix);
    await page.getByRole("button", { name: graph, exact: true }).first().click();
    await expect(page.locator(".outcome")).toContainText("418");
    await page.getByRole("button", { name: compare, exact: true }).click();
    await expect(page.locator(".lane")).toHaveCount(2);
    await expectNoBarrier(page);
    await page.getByRole("button", { name: opening, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoBarrier(page);
  });
}

test("on paper stands the table of steps alone, black on white in the dark theme too", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("button", { name: "Compare" })).toBeHidden();
  await expect(page.getByRole("slider")).toBeHidden();
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(ground).toBe("rgb(255, 255, 255)");
});

test("on a phone the further tools are one tap away, and graphs and comparison fit", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/");
  await expect(page.getByRole("button", { name: "Compare" })).toBeHidden();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("region", { name: "2: breadth-first" })).toBeVisible();
  const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  await page.getByRole("button", { name: "Rules", exact: true }).first().click();
  await page.getByRole("button", { name: "Graph", exact: true }).click();
  await expect(page.getByLabel("The graph as text")).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(320);
  await page.getByRole("button", { name: "Tree", exact: true }).first().click();
  await expect(page.getByRole("group", { name: "The graph: 20 nodes" })).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(320);
});
