import { expect, test } from "@playwright/test";
import { openPage } from "./open-page.ts";

test("after the first visit every place works without a network", async ({ page, context }) => {
  await openPage(page, "/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("[data-ready=true]")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByText("step 0 of 3")).toBeVisible();
  await page.goto("/ru/check/");
  await page.getByRole("button", { name: "Проверить", exact: true }).click();
  await expect(page.getByText("Частично верно").first()).toBeVisible();
});
