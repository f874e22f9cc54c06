import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser, sizes } from "../lib/browser.ts";
import { type Deployed, deployBuilt } from "../lib/deployed.ts";
import { reportOn, signUpInPage, uploadResume } from "../lib/visitor.ts";
import { cached, evict, workerReady } from "../lib/worker.ts";

/* The built product: a report saved as a PDF file, with and without a network. */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

const SAID = "मैंने हिन्दी में कर्मचारियों की प्रक्रिया बदली, ₹50,000 बचे, because errors reached users.";

async function textOf(path: string): Promise<string> {
  const task = getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 });
  const file = await task.promise;
  let text = "";
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent();
    text += items.map((item) => ("str" in item ? item.str : "")).join("");
  }
  await task.destroy();
  return text.replace(/\s+/g, "");
}

describe.skipIf(chromiumPath === undefined)("a report as a PDF", () => {
  let server: Deployed;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    server = await deployBuilt();
    browser = await openBrowser();
    context = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
    context.setDefaultTimeout(20_000);
    page = await context.newPage();
    page.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto("/");
    await workerReady(page);
    await signUpInPage(page);
    await uploadResume(page);
    await reportOn(page, SAID);
  }, 90_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const button = () => page.getByRole("button", { name: "Save as PDF" });
  async function save() {
    const [download] = await Promise.all([page.waitForEvent("download"), button().click()]);
    await page.getByText("The PDF is in your downloads.").waitFor();
    return { name: download.suggestedFilename(), text: await textOf(await download.path()) };
  }

  it("is saved by one press, with the person's own words as they stand", async () => {
    const { name, text } = await save();
    expect(name).toMatch(/^Taiyari - .+ - .+ - \d{4}-\d\d-\d\d\.pdf$/);
    expect(text).toContain(SAID.replace(/\s+/g, ""));
    expect(text).toMatch(/Page1of\d/);
  });

  it("is saved in aeroplane mode too, from parts that were fetched while the report was read", async () => {
    await expect
      .poll(async () => (await cached(page)).filter((path) => /pdf\.worker|noto-sans/.test(path)))
      .toHaveLength(7);
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.clearBrowserCache");
    await context.setOffline(true);
    await page.reload();
    await page.getByText(/^1 of \d+ answered/).waitFor();
    expect((await save()).text).toContain(SAID.replace(/\s+/g, ""));
  });

  it("says so where its parts are gone and there is no network, and Print stays", async () => {
    await evict(page, "pdf\\.worker|noto-sans");
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.clearBrowserCache");
    await button().click();
    await page.getByText(/not on this device yet/).waitFor();
    expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(true);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(sizes.phone.width);
    await context.setOffline(false);
    expect((await save()).text).toContain(SAID.replace(/\s+/g, ""));
  });

  it("never saw an error in the console but that there was no network", () => {
    // 409: on a busy machine a call is repeated while its first is still at work.
    const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/;
    expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
  });
});
