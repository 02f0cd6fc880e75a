import { fileURLToPath } from "node:url";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectNoBarrier } from "./expect-no-barrier.ts";
import { openPage } from "./open-page.ts";

const BOOK = fileURLToPath(new URL("files/best.xlsx", import.meta.url));
const question = (page: Page, id: string): Locator =>
  page.getByRole("region", { name: new RegExp(`^${id}`, "u") });
const check = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Check", exact: true }).click();

test("a wrong trace is told where and why, and opens Explore under the misunderstood rules", async ({
  page,
}) => {
  await openPage(page, "/check/");
  await check(page);
  const bfs = question(page, "bfs");
  await expect(bfs.getByText("Partly right")).toBeVisible();
  await expect(bfs.locator("figure.got").getByRole("img")).toHaveAccessibleName("Board 120453786");
  await expect(bfs.locator("figure.possible").getByRole("img")).toHaveAccessibleName(
    "Board 123456780",
  );
  await expect(
    bfs.getByRole("img", {
      name: "Tree of 4 nodes; you wrote: 120453786; possible: 123456780.",
    }),
  ).toBeVisible();
  await expect(bfs.getByText(/children are taken in the order U, L, R, D/u)).toBeVisible();
  await bfs.getByRole("link", { name: "See the search under these rules" }).click();
  await expect(page).toHaveURL(/[?&]o=ULRD&/u);
  await expect(page.getByText(/^step 2 of \d+$/u)).toBeVisible();
});

test("a right trace in another form is correct, and its reading is echoed", async ({ page }) => {
  await openPage(page, "/check/");
  await page
    .getByLabel("Your trace for best")
    .fill("step,state,h\n1,123450786,4\n2,123405786,2\n3,103425786,0\n");
  await page.keyboard.press("Control+Enter");
  const best = question(page, "best");
  await expect(best.getByText("Correct")).toBeVisible();
  await expect(best.getByText(/^Read as .*3 steps\.$/u)).toBeVisible();
  const read = best.getByRole("list", { name: "What was read" }).getByRole("listitem");
  await expect(read).toHaveCount(3);
  await expect(read.nth(1)).toContainText("h 2");
});

test("a trace is typed into a table that grows, with the keyboard, and goes back into text", async ({
  page,
}) => {
  await openPage(page, "/check/");
  const best = question(page, "best");
  await best.getByLabel("Your trace for best").fill("");
  await best.getByRole("button", { name: "table" }).click();
  const cell = (column: string, row: number): Locator =>
    best.getByRole("textbox", { name: `${column}, row ${row}`, exact: true });
  await expect(cell("state", 2)).toBeHidden();
  await cell("state", 1).focus();
  await page.keyboard.type("1 2 3 / 4 5 _ / 7 8 6");
  await page.keyboard.press("Tab");
  await page.keyboard.type("4");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123456780");
  await page.keyboard.press("Tab");
  await page.keyboard.type("6");
  await page.keyboard.press("Enter");
  await expect(cell("h", 3)).toBeFocused();
  await expectNoBarrier(page);
  await page.keyboard.press("Control+Enter");
  await expect(best.getByText("Partly right")).toBeVisible();
  await expect(best.getByRole("row").nth(2)).toContainText("✕");
  await expectNoBarrier(page);
  await best.getByRole("button", { name: "text", exact: true }).click();
  await expect(best.getByLabel("Your trace for best")).toHaveValue(
    "state,h\n1 2 3 / 4 5 _ / 7 8 6,4\n123456780,6\n",
  );
  await best.getByRole("button", { name: "table" }).click();
  await expect(cell("state", 1)).toHaveValue("123450786");
  await cell("state", 3).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "123405786\t2\n103425786\t0\n");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(cell("h", 4)).toHaveValue("0");
  await expect(cell("state", 5)).toHaveValue("");
});

test("a spreadsheet is read, and a file that is none is said so", async ({ page }) => {
  await openPage(page, "/check/");
  const best = question(page, "best");
  await best.getByLabel("Your trace for best").fill("");
  await best.getByLabel("or choose a file").setInputFiles(BOOK);
  await expect(page.getByText("best.xlsx")).toBeVisible();
  await check(page);
  await expect(best.getByText("Correct")).toBeVisible();
  await expect(best.getByText(/^Read as .*3 steps\.$/u)).toBeVisible();
  await page.getByRole("button", { name: "Take away" }).click();
  for (const id of ["dfs", "bfs"]) await page.getByLabel(`Your trace for ${id}`).fill(" ");
  await check(page);
  await expect(page.getByRole("alert")).toHaveText("Nothing handed in");
  await best.getByLabel("or choose a file").setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3]),
  });
  await check(page);
  await expect(best.getByText("Not readable")).toBeVisible();
  await best.getByLabel("or choose a file").setInputFiles({
    name: "huge.txt",
    mimeType: "text/plain",
    buffer: Buffer.alloc(5_100_000, "1"),
  });
  await expect(page.getByRole("alert")).toContainText("too large");
});

test("an assignment travels in a link, and a damaged link is said so", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "/check/");
  await page.getByLabel("Examples").selectOption("tree-a-to-i");
  await expect(page.getByText("A tree of nine nodes")).toBeVisible();
  await page.getByRole("button", { name: "Copy a link to it" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto("/");
  await openPage(page, new URL(link).pathname + new URL(link).hash);
  await expect(page.getByText("A tree of nine nodes")).toBeVisible();
  await page.getByLabel("Your trace for bfs").fill("A B D C E");
  await check(page);
  await expect(
    question(page, "bfs").getByRole("img", { name: /you wrote: D; possible: C\.$/u }),
  ).toBeVisible();
  await expectNoBarrier(page);
  await question(page, "bfs").getByRole("link", { name: "See the search at step 3" }).click();
  await expect(page).toHaveURL(/[?&]g=.*&s=breadth-first&/u);
  await expect(page.getByText(/^step 3 of \d+$/u)).toBeVisible();
  await openPage(page, "/check/#a=AAAA");
  await expect(page.getByRole("alert")).toContainText("The link holds no assignment");
});

test("in another language the grader says it anew, and what was typed stays", async ({ page }) => {
  await openPage(page, "/check/");
  await page.getByLabel("Your trace for dfs").fill("123450786\n123405786");
  await check(page);
  await expect(question(page, "dfs").getByText(/^Step 2: 123405786 comes later/u)).toBeVisible();
  await page.getByRole("link", { name: /Bahasa Indonesia/u }).click();
  await expect(
    question(page, "dfs").getByText(/^Langkah 2: giliran 123405786 belum tiba/u),
  ).toBeVisible();
  await expect(page.getByLabel("Jejak Anda untuk dfs")).toHaveValue("123450786\n123405786");
});

test("the result is printed without the fields and buttons", async ({ page }) => {
  await openPage(page, "/check/");
  await check(page);
  await expect(question(page, "bfs").getByText("Partly right")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel("Your trace for bfs")).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Check", exact: true })).toBeHidden();
  await expect(page.getByText("8.5 of 10 points")).toBeVisible();
  await expect(page.getByText("Kotak-8, three searches")).toBeVisible();
});

test("hostile and huge texts are refused politely, and nothing of them runs", async ({ page }) => {
  await openPage(page, "/check/");
  const trace = page.getByLabel("Your trace for best");
  await trace.fill('<img src=x onerror="document.title=1"><script>document.title=2</script>');
  await check(page);
  await expect(question(page, "best").getByText("Not readable")).toBeVisible();
  await expect(page).toHaveTitle("Check · Jejak");
  await trace.evaluate((field: HTMLTextAreaElement) => {
    field.value = "x".repeat(1_100_000);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await check(page);
  await expect(page.getByRole("alert")).toContainText("too large");
});

test("a fault in an assignment is named with its place", async ({ page }) => {
  await openPage(page, "/check/");
  await page.getByText("The assignment as text").click();
  await page.getByLabel("The assignment as text").fill("format: jejak-assignment/1\ntitel: x\n");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("alert")).toContainText("2:1");
});
