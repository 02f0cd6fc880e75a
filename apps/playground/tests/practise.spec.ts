import { expect, test, type Page } from "@playwright/test";
import { openPage } from "./open-page.ts";

const CHOICES = "ul.choices button";

async function finish(page: Page): Promise<void> {
  for (let step = 0; step < 30; step++) {
    if (await page.getByText(/^The search has ended/u).isVisible()) return;
    for (let strength = 0; strength < 3; strength++) {
      await page.getByRole("button", { name: /hint/iu }).click();
    }
    const visited = await page.locator("ol.visited li").count();
    await page.locator("button.given").first().click();
    await expect(page.locator("ol.visited li")).toHaveCount(visited + 1);
  }
}

test("a wrong choice is told at once and can be repaired; hints lead to the goal", async ({
  page,
}) => {
  await openPage(page, "/practise/?v=1&s=best-first&moves=3&seed=1");
  await expect(page.locator("ol.visited li")).toHaveCount(1);
  await page.getByLabel("show the h values").check();
  const values = await page.locator(CHOICES).allTextContents();
  const h = values.map((text) => Number(/h (\d+)/u.exec(text)?.[1]));
  await page
    .locator(CHOICES)
    .nth(h.indexOf(Math.max(...h)))
    .click();
  await expect(
    page.getByText(/the node with the least h in the frontier comes first/u),
  ).toBeVisible();
  await expect(page.locator("ol.visited li")).toHaveCount(1);
  await finish(page);
  await expect(page.getByText(/^The search has ended/u)).toBeVisible();
  await expect(page.getByText(/best-first \(by h\): 1 problem/u)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/best-first \(by h\): 1 problem/u)).toBeVisible();
});

test("told at the end, a slip is kept and named there", async ({ page }) => {
  await openPage(page, "/practise/?v=1&s=breadth-first&moves=2&seed=5");
  await page.getByLabel("You are told").selectOption("at-the-end");
  for (let strength = 0; strength < 3; strength++) {
    await page.getByRole("button", { name: /hint/iu }).click();
  }
  await page.locator(`${CHOICES}:not(.given)`).first().click();
  await expect(page.locator("ol.visited li")).toHaveCount(2);
  await finish(page);
  await expect(page.getByText(/^The search has ended/u)).toBeVisible();
  await expect(page.locator("ul.slips li").first()).toContainText("Step 2");
});
