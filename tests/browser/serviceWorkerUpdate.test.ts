import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser, openTab, sizes } from "../lib/browser.ts";
import { builtPage, nextBuild } from "../lib/builds.ts";
import { type Deployed, deployBuilt } from "../lib/deployed.ts";
import { answer, signUpInPage, startRound, uploadResume } from "../lib/visitor.ts";
import { until, within } from "../lib/within.ts";
import { cached, countLoads, evict, releaseOf, workerReady } from "../lib/worker.ts";

/*
 * A new release reaches people who have the app open: it waits until it is asked for, never comes between a person and
 * their answers, and leaves no tab without its parts. The numbers are those of public bugs of other apps.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

/**
 * Two tabs, two releases and a whole round take their time on a busy machine, and a step that stands still is to come
 * to its own limit before, in milliseconds.
 */
const LONG = 120_000;

/** What workers need to take over, and a little more, in milliseconds (measured: up to 4 s). */
const SETTLED = 4_000;

describe.skipIf(chromiumPath === undefined)("a new release", () => {
  const next = mkdtempSync(join(tmpdir(), "taiyari-next-"));
  let server: Deployed;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let made = 0;

  beforeAll(async () => {
    nextBuild(next);
    server = await deployBuilt();
    browser = await openBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(next, { recursive: true, force: true });
  });

  beforeEach(async () => {
    context = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
    context.setDefaultTimeout(10_000);
    page = await context.newPage();
    await page.goto("/");
    await workerReady(page);
    await signUpInPage(page, `update-${++made}-${Date.now()}@example.com`);
    await page.getByRole("heading", { name: "Quick Interview" }).waitFor();
  }, 60_000);
  afterEach(async () => {
    await context.close();
    await server.deploy(builtPage);
  });

  const notice = (tab: Page) => tab.getByText("A new version is ready");
  const press = (tab: Page) => tab.getByRole("button", { name: "Update" }).click();
  const onNext = (tab: Page) =>
    until("the next release shows", tab, () => document.querySelector('meta[name="build"]') !== null);
  async function take(tab: Page) {
    await press(tab);
    await onNext(tab);
  }
  /** Looks for a new release. On a busy machine the answer may take longer than anybody waits; it comes all the same. */
  function check(tab: Page) {
    const looked = tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const late = new Promise((resolve) => setTimeout(resolve, 5_000));
      await Promise.race([registration.update(), late]);
    });
    return within("a new release is looked for", looked);
  }
  const secondTab = async () => {
    const tab = await openTab(context);
    await tab.goto("/dashboard");
    await tab.getByRole("heading", { name: "Quick Interview" }).waitFor();
    return tab;
  };
  /** Until the new release is on the device and waits. */
  const stored = (tab: Page) =>
    until("the new release waits", tab, async () => Boolean((await navigator.serviceWorker.ready).waiting));
  async function deployNext() {
    await within("the new release is put up", server.deploy(next));
    await check(page);
  }

  it("[bug 21] is looked for each time: nothing on the way may keep what leads to it", async () => {
    for (const path of ["/sw.js", "/manifest.webmanifest", "/", "/index.html", "/dashboard"]) {
      const reply = await fetch(server.address + path, { headers: { Accept: "text/html" } });
      expect([path, reply.headers.get("Cache-Control")]).toEqual([path, "no-cache"]);
    }
    const registered = page.evaluate(async () => (await navigator.serviceWorker.ready).updateViaCache);
    expect(await registered).toBe("none");
  });

  it("[bug 19] is taken with a press, also the very first, in each of two tabs", async () => {
    const other = await secondTab();
    await deployNext();
    await Promise.all([notice(page).waitFor(), notice(other).waitFor()]);
    const loads = countLoads(other);
    await press(page);
    await onNext(page);
    await other.waitForTimeout(SETTLED);
    expect([loads(), await releaseOf(other)]).toEqual([0, null]);
    await press(other);
    await onNext(other);
  });

  it(
    "[bug 12] leaves the tab that has not taken it its own parts, although caches and server have moved on",
    async () => {
      const other = await secondTab();
      await deployNext();
      await notice(page).waitFor();
      await take(page);
      await other.waitForTimeout(SETTLED);
      const loads = countLoads(other);
      await other.getByRole("link", { name: "Reward" }).click();
      await other.waitForURL("**/rewards");
      await other.getByRole("heading", { level: 1 }).waitFor();
      await within("the network is taken away", context.setOffline(true));
      await within("one goes back", other.goBack());
      await other.getByRole("heading", { name: "Quick Interview" }).waitFor();
      expect([loads(), await releaseOf(other)]).toEqual([0, null]);
      const missing = other.getByText("This page has not reached you yet").count();
      expect(await within("the page is looked at", missing)).toBe(0);
    },
    LONG,
  );

  // The load comes 3 s after the press: with 3.3 s of requests it still brings the old page, whose parts come slowly.
  it.each([3_000, 3_300])(
    "[bug 12] is taken with one press although requests on their way keep the old one at work for %i ms",
    async (ms) => {
      const cdp = await context.newCDPSession(page);
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      const other = await secondTab();
      await deployNext();
      await notice(page).waitFor();
      await within(
        "requests begin",
        other.evaluate((length) => {
          const beats = setInterval(() => void fetch("/icon-192.png"), 5);
          setTimeout(() => clearInterval(beats), length);
        }, ms),
      );
      await take(page);
    },
    LONG,
  );

  it("keeps the files of this release and the one before, and no older ones", async () => {
    await deployNext();
    await notice(page).waitFor();
    await take(page);
    await page.waitForTimeout(1_000);
    const names = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("shell:")));
    expect(await names()).toHaveLength(2);
    expect((await cached(page)).filter((path) => path === "/index.html")).toHaveLength(2);
  });

  it(
    "[bug 20] never loads the page or takes over while a round runs in any tab",
    async () => {
      await uploadResume(page);
      await startRound(page, "Technical");
      await answer(page, "In the middle of a sent");
      const other = await secondTab();
      const loads = [countLoads(page), countLoads(other)];
      await deployNext();
      await stored(other);
      await other.waitForTimeout(SETTLED);
      expect(await within("the notice is looked for", notice(other).count())).toBe(0);
      const replied = other.evaluate(async () => {
        const { waiting } = await navigator.serviceWorker.ready;
        const { port1, port2 } = new MessageChannel();
        return new Promise((resolve) => {
          setTimeout(() => resolve("no reply"), 10_000);
          port1.onmessage = ({ data }) => resolve(data);
          waiting?.postMessage({ type: "update.take" }, [port2]);
        });
      });
      const reply = await within("the new release replies", replied);
      expect(reply).toEqual({ type: "update.refused" });
      await other.waitForTimeout(1_000);
      expect(loads.map((count) => count())).toEqual([0, 0]);
      expect(await page.getByRole("textbox").inputValue()).toBe("In the middle of a sent");
      await page.goto("/rewards");
      await notice(page).waitFor();
      await take(page);
    },
    LONG,
  );

  it("[bug 18] is shown within 3 s where the browser does not tell that it has taken over", async () => {
    await context.addInitScript(() => {
      const { addEventListener } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.addEventListener = function (
        this: ServiceWorkerContainer,
        ...args: unknown[]
      ) {
        if (args[0] !== "controllerchange") Reflect.apply(addEventListener, this, args);
      };
    });
    await page.reload();
    await deployNext();
    await notice(page).waitFor();
    await press(page);
    await onNext(page);
  });

  it.each(["inside", "index"])(
    "[bug 13] mends itself where %s is gone from the device and from the server",
    async (part) => {
      await evict(page, `^/assets/${part}-`);
      const cdp = await context.newCDPSession(page);
      await cdp.send("Network.clearBrowserCache");
      await server.deploy(next);
      await page.goto("/dashboard", { waitUntil: "commit" });
      await onNext(page);
      await page.getByRole("heading", { name: "Quick Interview" }).waitFor();
    },
  );

  it("[bug 16] that does not fit on the device leaves the old one at work, and is told", async () => {
    await page.waitForTimeout(2_000);
    const cdp = await context.newCDPSession(page);
    const { usage } = await page.evaluate(() => navigator.storage.estimate());
    await cdp.send("Storage.overrideQuotaForOrigin", {
      origin: server.address,
      quotaSize: (usage ?? 0) + 100_000,
    });
    await server.deploy(next);
    await check(page);
    await page.getByText("A new version did not fit on this device.").waitFor();
    await page.getByRole("button", { name: "Got it" }).click();
    await page.getByRole("link", { name: "Reward" }).click();
    await page.waitForURL("**/rewards");
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await releaseOf(page)).toBe(null);
  });
});
