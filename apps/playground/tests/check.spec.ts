import { expect, test } from "@playwright/test";
import { openPage } from "./open-page.ts";

test("a wrong trace is told where and why, and opens Explore under the misunderstood rules", async ({
  page,
}) => {
  await openPage(page, "/check/");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  const bfs = page.getByRole("region", { name: /^bfs/u });
  await expect(bfs.getByText("Partly right")).toBeVisible();
  await expect(bfs.getByRole("img", { name: "Board 120453786" })).toBeVisible();
  await expect(bfs.getByRole("img", { name: "Board 123456780" })).toBeVisible();
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
  const best = page.getByRole("region", { name: /^best/u });
  await expect(best.getByText("Correct")).toBeVisible();
  await expect(best.getByText(/^Read as .*3 steps\.$/u)).toBeVisible();
});

test("hostile and huge texts are refused politely, and nothing of them runs", async ({ page }) => {
  await openPage(page, "/check/");
  const trace = page.getByLabel("Your trace for best");
  await trace.fill('<img src=x onerror="document.title=1"><script>document.title=2</script>');
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(
    page.getByRole("region", { name: /^best/u }).getByText("Not readable"),
  ).toBeVisible();
  await expect(page).toHaveTitle("Check · Jejak");
  await page
    .locator("textarea")
    .last()
    .evaluate((field: HTMLTextAreaElement) => {
      field.value = "x".repeat(1_100_000);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("too large");
});

test("a fault in an assignment is named with its place", async ({ page }) => {
  await openPage(page, "/check/");
  await page.getByText("The assignment as text").click();
  await page.getByLabel("The assignment as text").fill("format: jejak-assignment/1\ntitel: x\n");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("alert")).toContainText("2:1");
});
