/*
 * Largest contentful paint of the landing page for somebody new, on a slow 4G link (150 ms, 1.6 Mbit/s down, 0.75 up)
 * and a phone four times slower than this machine; then for the same person coming back.
 */
import type { BrowserContext, Page } from "playwright-core";
import { openBrowser, sizes } from "../../tests/lib/browser.ts";
import { percentile } from "./percentile.ts";
import { startBuilt } from "./server.ts";
import { report } from "./table.ts";

const SLOWER = 4;
const TIMES = 5;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

/** Runs in the page: the latest candidate for the largest paint, in milliseconds since the visit began. */
function watchPaint() {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime });
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

async function largestPaint(context: BrowserContext): Promise<number> {
  const page = await slowPage(context);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.waitForTimeout(1_000);
  const at = await page.evaluate(() => (window as unknown as { largestPaint: number }).largestPaint);
  await page.close();
  return at;
}

const server = await startBuilt();
const browser = await openBrowser();
const first: number[] = [];
const again: number[] = [];
for (let i = 0; i < TIMES; i++) {
  const context = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
  await context.addInitScript(watchPaint);
  first.push(await largestPaint(context));
  again.push(await largestPaint(context));
  await context.close();
}
await browser.close();
await server.stop();

const where = `slow 4G, ${SLOWER}x slower CPU`;
report("firstLoad", [
  {
    what: `LCP of a first visit, median of ${TIMES}, ${where}`,
    value: percentile(first, 50),
    unit: "ms",
    budget: { is: "<=", value: 2_500 },
  },
  {
    what: `LCP of a second visit, median of ${TIMES}, ${where}`,
    value: percentile(again, 50),
    unit: "ms",
    budget: { is: "<=", value: 1_000 },
  },
]);
