import { statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { expectNoBarrier } from "./expect-no-barrier.ts";
import { openPage } from "./open-page.ts";

const PLACES = ["", "practise/", "check/"];
const LANGUAGES = [
  { code: "en", prefix: "/", step: "step 3 of 3", check: "Check", correct: "Correct" },
  { code: "id", prefix: "/id/", step: "langkah 3 dari 3", check: "Periksa", correct: "Benar" },
  { code: "ru", prefix: "/ru/", step: "шаг 3 из 3", check: "Проверить", correct: "Верно" },
];

for (const { code, prefix, step, check, correct } of LANGUAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`no page in ${code}, ${colorScheme}, has a barrier that axe finds`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme });
      for (const place of PLACES) {
        await openPage(page, prefix + place);
        await expect(page.locator("html")).toHaveAttribute("lang", code);
        if (place === "check/") {
          await page.getByRole("button", { name: check, exact: true }).click();
          await expect(page.getByText(correct).first()).toBeVisible();
        }
        await expectNoBarrier(page, `${prefix}${place}`);
      }
    });
  }

  test(`the places work in ${code}`, async ({ page }) => {
    await openPage(page, prefix);
    await expect(page.getByText(step)).toBeVisible();
  });
}

test("the language is switched in place: problem, rules and step stay", async ({ page }) => {
  await openPage(page, "/");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/n=1$/u);
  await page.getByRole("link", { name: /Bahasa Indonesia/u }).click();
  await expect(page.getByText("langkah 1 dari 3")).toBeVisible();
  await expect(page).toHaveURL(/\/id\/\?v=1.*n=1$/u);
  await expect(page.locator("html")).toHaveAttribute("lang", "id");
  await page.getByRole("link", { name: /Русский/u }).click();
  await expect(page.getByText("шаг 1 из 3")).toBeVisible();
});

test.describe("a browser that speaks Indonesian", () => {
  test.use({ locale: "id-ID" });

  test("gets the page in Indonesian, until another language is chosen", async ({ page }) => {
    await page.goto("/practise/?v=1&s=a-star&moves=2&seed=4");
    await expect(page).toHaveURL(/\/id\/practise\/\?v=1&s=a-star&moves=2&seed=4$/u);
    await expect(page.locator("html")).toHaveAttribute("lang", "id");
    await openPage(page, "/ru/check/");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await page.getByRole("link", { name: "en: English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await openPage(page, "/check/#main");
    await expect(page).toHaveURL(/\/check\/#main$/u);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

for (const prefix of ["/", "/ru/"]) {
  test(`nothing is cut off at 320 pixels (${prefix})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const place of PLACES) {
      await openPage(page, prefix + place);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, place).toBeLessThanOrEqual(320);
    }
  });
}

for (const place of PLACES) {
  test(`at most 120 kB of compressed script come before the first search (/${place})`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
    });
    await openPage(page, `/${place}`);
    const build = new URL("../build/", import.meta.url);
    const sizes = [...scripts].map((path) => statSync(new URL(`.${path}.br`, build)).size);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000);
  });
}

test("reduced motion is obeyed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/");
  const slide = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--slide"),
  );
  expect(Number.parseFloat(slide)).toBe(0);
});
