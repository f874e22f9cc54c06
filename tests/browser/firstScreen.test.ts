import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser, sizes } from "../lib/browser.ts";
import { builtPage } from "../lib/builds.ts";
import { until } from "../lib/within.ts";

/*
 * What a newcomer sees of the built page before any of its code has arrived, and how the app takes that over.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

const CLAIM = "Walk in having done it before.";

/** Keeps the page's code back until the returned function is called. */
async function withoutCode(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route("**/assets/*.js", async (route) => {
    if (open) await route.continue();
    else held.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Runs in the page from its start: how much of it moved. */
function watchShifts() {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, { shift: Object(window).shift + Object(entry).value });
  }).observe({ type: "layout-shift", buffered: true });
}

describe.skipIf(chromiumPath === undefined)("the first screen", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "taiyari-first-screen-"));
  let server: { address: string; stop(): Promise<void> };
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    const built = new URL("../../dist/api/server.js", import.meta.url).href;
    const { startServer } = await import(/* @vite-ignore */ built);
    server = await startServer({
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      PAGE_DIR: process.env["PAGE_OUT"] ?? builtPage,
      LOG_LEVEL: "silent",
    });
    browser = await openBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  beforeEach(async () => {
    context = await browser.newContext({
      viewport: sizes.phone,
      baseURL: server.address,
      serviceWorkers: "block",
    });
    context.setDefaultTimeout(20_000);
    page = await context.newPage();
    complaints = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
  });
  afterEach(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });

  const open = (path = "/") => page.goto(path, { waitUntil: "domcontentloaded" });
  const claim = () => page.getByRole("heading", { name: CLAIM });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const taken = () =>
    until("the page comes to life", page, () => !document.querySelector("#root[data-prerendered]"));

  it.each(["light", "dark"] as const)(
    "is painted without any code, in %s colours, as it stays",
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.addInitScript(watchShifts);
      const release = await withoutCode(page);
      await open();
      await claim().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const before = await page.screenshot();
      await claim().evaluate((heading) => Object.assign(heading, { mark: "same" }));
      await button("Sign in").focus();
      await release();
      await taken();
      expect(await claim().evaluate((heading) => Object(heading).mark)).toBe("same");
      expect(await button("Sign in").evaluate((element) => element === document.activeElement)).toBe(true);
      await button("Sign in").evaluate((element) => element.blur());
      expect((await page.screenshot()).equals(before)).toBe(true);
      expect(await page.evaluate(() => Object(window).shift)).toBe(0);
      expect(await page.title()).toBe("Practise job interviews · Taiyari");
    },
  );

  it.each([
    ["somebody with a token", "/", { token: "eyJ" }],
    ["somebody who reads Hindi", "/", { "taiyari-language": "hi" }],
    ["another page", "/contact", {}],
  ])("is not there for %s", async (_who, path, kept) => {
    await page.addInitScript(
      (all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)),
      kept,
    );
    await withoutCode(page);
    await open(path);
    expect(await page.locator("#root > *").count()).toBe(0);
    expect(await page.getByText(CLAIM).count()).toBe(0);
    await page.waitForTimeout(300);
    // Nor was it, for a moment, before.
    expect(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(0);
  });

  it.each(["Start Practicing", "Sign in"])(
    "answers a press on %s that came before the code",
    async (name) => {
      const release = await withoutCode(page);
      await open();
      await button(name).click();
      expect(await button(name).getAttribute("aria-busy")).toBe("true");
      await release();
      await page.getByRole("dialog").getByLabel("Email").waitFor();
      expect(await page.locator("main [aria-busy]").count()).toBe(0);
    },
  );

  it("opens the settings after a press that came before the code", async () => {
    const release = await withoutCode(page);
    await open();
    await button("Settings").click();
    await release();
    await page.getByText("English").waitFor();
  });

  it("gives way to words of help when the code does not come, and comes back with it", async () => {
    const release = await withoutCode(page);
    await open();
    await page.getByRole("heading", { name: "Taiyari is not starting" }).waitFor();
    expect(await claim().isVisible()).toBe(false);
    await release();
    await claim().waitFor();
    await taken();
    expect(await page.getByText("Taiyari is not starting").count()).toBe(0);
  });

  it("gives way to words of help when its part of the code cannot be had", async () => {
    await page.route("**/assets/LandingPage-*.js", (route) => route.abort());
    await open();
    await page.getByRole("alert").getByRole("heading").waitFor();
    await taken();
    expect(await claim().count()).toBe(0);
    complaints = []; // The browser's own, about the file.
  });

  it("has the elements and class names that the app itself makes", async () => {
    const looks = () =>
      page
        .locator("#root > header, #root > header *, main > :first-child *, main > ul *, #root > footer *")
        .evaluateAll((all) => all.map((element) => `${element.tagName} ${element.getAttribute("class")}`));
    const release = await withoutCode(page);
    await open();
    const prerendered = await looks();
    await release();
    await open("/contact");
    await page.getByRole("link", { name: "Taiyari" }).click();
    await claim().waitFor();
    expect(await looks()).toEqual(prerendered);
    expect(prerendered.length).toBeGreaterThan(80);
  });
});
