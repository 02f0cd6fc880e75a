import { expect, type Page } from "@playwright/test";

/** Opens a page and waits until it answers; every console error and foreign request is a failure. */
export async function openPage(page: Page, path: string): Promise<void> {
  page.on("console", (message) => {
    if (message.type() === "error") throw new Error(message.text());
  });
  page.on("pageerror", (error) => {
    throw error;
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http")) expect(hostname).toBe("localhost");
  });
  await page.goto(path);
  await expect(page.locator("[data-ready=true]")).toBeVisible();
}
