import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser } from "../lib/browser.ts";
import { until } from "../lib/within.ts";

/* The wait of the other journeys: one that outlives its limit hides where a journey stands still. */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

const HELD = "http://localhost/held";

describe.skipIf(chromiumPath === undefined)("waiting for a page", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });
  beforeEach(async () => {
    page = await browser.newPage();
    await page.route(HELD, () => {}); // The server says nothing.
  });

  it("comes to its limit while a load of the page stands still", async () => {
    const goes = (address: string) => void setTimeout(() => location.assign(address), 300);
    await page.evaluate(goes, HELD);
    await expect(until("the page comes", page, () => location.hash === "#there", 2_000)).rejects.toThrow(
      "the page comes: not done after 2 s",
    );
  });

  it("goes on with the page that comes instead, and hears what an async question says", async () => {
    await page.evaluate(() => void setTimeout(() => location.reload(), 300));
    const aged = async () => performance.now() > 1_000;
    await until("the page is a second old", page, aged, 8_000);
    expect(await page.evaluate(aged)).toBe(true);
  });
});
