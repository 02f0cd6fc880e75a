import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { expectNoBarrier } from "./expect-no-barrier.ts";
import { openPage } from "./open-page.ts";

const CHOICES = "ul.choices button";
const VISITED = "ol[aria-labelledby=visited] li";

async function hintThrice(page: Page): Promise<void> {
  for (let strength = 0; strength < 3; strength++) {
    await page.getByRole("button", { name: /hint/iu }).click();
  }
}

async function finish(page: Page): Promise<void> {
  for (let step = 0; step < 30; step++) {
    if (await page.getByText(/^The search has ended/u).isVisible()) return;
    await hintThrice(page);
    const visited = await page.locator(VISITED).count();
    await page.locator("button.given").first().click();
    await expect(page.locator(VISITED)).toHaveCount(visited + 1);
  }
}

test("a wrong choice is told at once and can be repaired; hints lead to the goal", async ({
  page,
}) => {
  await openPage(page, "/practise/?v=1&s=best-first&moves=3&seed=1");
  await expect(page.locator(VISITED)).toHaveCount(1);
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
  await expect(page.locator(VISITED)).toHaveCount(1);
  await expectNoBarrier(page);
  await finish(page);
  await expect(page.getByText(/^The search has ended/u)).toBeVisible();
  await expect(page.getByText(/best-first \(by h\): 1 problem/u)).toBeVisible();
  await expectNoBarrier(page);
  await page.reload();
  await expect(page.getByText(/best-first \(by h\): 1 problem/u)).toBeVisible();
});

test("told at the end, a slip is kept and named there", async ({ page }) => {
  await openPage(page, "/practise/?v=1&s=breadth-first&moves=2&seed=5");
  await page.getByLabel("You are told").first().selectOption("at-the-end");
  await hintThrice(page);
  await page.locator(`${CHOICES}:not(.given)`).first().click();
  await expect(page.locator(VISITED)).toHaveCount(2);
  await finish(page);
  await expect(page.getByText(/^The search has ended/u)).toBeVisible();
  await expect(page.locator("ul.slips li").first()).toContainText("Step 2");
});

test("values of h are filled in before the next node is chosen, with the keyboard alone", async ({
  page,
}) => {
  await openPage(page, "/practise/?v=1&s=best-first&moves=3&seed=1");
  await page.getByLabel("You give").first().selectOption("values");
  await expect(page).toHaveURL(/give=values/u);
  const fields = page.getByRole("textbox", { name: /^h of node/u });
  await expect(fields).toHaveCount(3);
  await fields.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Every node needs its number.")).toBeVisible();
  // 123845760: tiles 4 and 5 are out of place, each by one move.
  await expect(fields.first()).toHaveAccessibleName("h of node 2, 123845760");
  await page.keyboard.type("4");
  await page.keyboard.press("Tab");
  await page.keyboard.type("9");
  await page.keyboard.press("Tab");
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await expect(page.getByText("h of node 3 is not right yet.")).toBeVisible();
  await expect(fields.nth(1)).toHaveAttribute("aria-invalid", "true");
  await expect(fields.nth(0)).toHaveAttribute("aria-invalid", "false");
  await expectNoBarrier(page);
  await hintThrice(page);
  await expect(page.getByText("From the first to the last, h is 4, 8, 7.")).toBeVisible();
  await fields.nth(1).fill("8");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Which node is visited next?")).toBeFocused();
  await page.getByRole("button", { name: "Visit 123845760" }).press("Enter");
  await expect(page.locator(VISITED)).toHaveCount(2);
  await expect(page.getByText("Fill in h of what was just generated")).toBeFocused();
});

test("the frontier is written in order, and its first node is visited", async ({ page }) => {
  await openPage(page, "/practise/?v=1&s=breadth-first&moves=3&seed=1&give=frontier");
  const pool = page.getByRole("list", { name: "Not in the frontier" });
  const inside = page.getByRole("list", { name: "Frontier", exact: true });
  // Start 123845706; its children are made blank right, left, up.
  await pool.getByRole("button", { name: "Put in 123805746" }).press("Enter");
  await pool.getByRole("button", { name: "Put in 123845760" }).press("Enter");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(
    page.getByText("The frontier does not hold these nodes; missing: 123845076."),
  ).toBeVisible();
  await expectNoBarrier(page);
  await pool.getByRole("button", { name: "Put in 123845076" }).press("Enter");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(
    page.getByText("The nodes are right, their order is not: 123845760 is taken before 123805746."),
  ).toBeVisible();
  await inside.getByRole("button", { name: /123805746/u }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(inside.getByRole("button", { name: "Place 3: 123805746" })).toBeFocused();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.locator(VISITED)).toHaveCount(2);
  await expect(inside.getByRole("button")).toHaveCount(2);
});

test("the next problem shows what was got wrong, and progress moves to another device", async ({
  page,
}) => {
  await openPage(page, "/practise/?v=1&s=depth-first&moves=3&seed=1");
  await hintThrice(page);
  await page.locator(`${CHOICES}:not(.given)`).first().click();
  await expect(page.getByText("To practise: the order of the children")).toBeVisible();
  await page.getByRole("button", { name: "Another problem" }).click();
  await expect(page).toHaveURL(/seed=2&focus=child-order/u);
  await expect(
    page.getByText("it would show if you get this wrong: the order of the children."),
  ).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const path = await (await saved).path();
  expect(JSON.parse(readFileSync(path, "utf8"))).toEqual({
    format: "jejak-progress/1",
    searches: {},
    slips: { "out-of-order": 1 },
    misunderstandings: { "child-order": 1 },
    sets: {},
  });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText("To practise")).toBeHidden();
  await page.getByLabel("Add from a file").setInputFiles(path);
  await expect(page.getByText("To practise: the order of the children")).toBeVisible();
  await page
    .getByLabel("Add from a file")
    .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("[]") });
  await expect(page.getByText("This file holds no progress of Jejak.")).toBeVisible();
});

test("a teacher's link opens a fixed set, answered as it says", async ({ page }) => {
  await openPage(page, "/practise/?v=1&s=a-star&moves=1&seed=3");
  await page.getByText("For teachers: a link to a fixed set").click();
  const builder = page.getByRole("group").filter({ hasText: "For teachers" });
  await builder.getByLabel("Title").fill("Week 3");
  await builder.getByLabel("Hints up to").selectOption({ label: "1: the rule" });
  await builder.getByRole("button", { name: "Add the problem above" }).click();
  const query = "v=1&b=123450786.103425786.3&s=best-first&o=DRLU&l=2&d=parent&t=visit&h=manhattan";
  await builder.getByLabel("Add by a link to Explore").fill(`https://example.org/?${query}`);
  await builder.getByRole("button", { name: "Add", exact: true }).click();
  await builder.getByLabel("Add by a link to Explore").fill("https://example.org/");
  await builder.getByRole("button", { name: "Add", exact: true }).click();
  await expect(builder.getByText("This is no link to a board in Explore")).toBeVisible();
  await expectNoBarrier(page);
  await builder.getByRole("link", { name: "Open the set" }).click();
  await expect(page.getByRole("heading", { name: "Week 3" })).toBeVisible();
  await expect(page).toHaveURL(/\/practise\/#set=/u);
  await expect(page.getByLabel("Difficulty")).toBeHidden();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("button", { name: "A stronger hint" })).toBeDisabled();
  await page.getByRole("button", { name: "Visit 123804765" }).click();
  await page.getByRole("button", { name: "Next problem" }).click();
  await page.getByRole("button", { name: "Visit 123405786" }).click();
  await expect(page.locator(VISITED)).toHaveCount(2);
  await page.getByRole("button", { name: "Visit 103425786" }).click();
  await expect(page.getByText(/^All problems of the set are finished/u)).toBeVisible();
  await expect(page.getByRole("button", { name: "Problem 1 of 2: no slip" })).toBeVisible();
  await expectNoBarrier(page);
  await page.goto("/practise/#set=AAAA");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("The link to this set is damaged");
});
