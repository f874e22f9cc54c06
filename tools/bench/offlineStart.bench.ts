/*
 * From opening the installed page without a network to a dashboard that can be used (its rounds can be started), on a
 * phone four times slower than this machine.
 */
import type { BrowserContext } from "playwright-core";
import { percentile } from "./percentile.ts";
import { report } from "./table.ts";
import { visit } from "./visit.ts";

const SLOWER = 4;
const TIMES = 5;

async function untilKept(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto("/dashboard");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page
    .getByRole("button", { name: /^Start Interview/ })
    .first()
    .waitFor();
  await page.close();
}

/** Runs in each page: notes when the first round that can be started has been painted. */
function watchRounds() {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('button[aria-label^="Start Interview"]')) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { usableAt: performance.now() })));
  });
  seen.observe(document, { childList: true, subtree: true });
}

const usableAt = () => (window as unknown as { usableAt?: number }).usableAt;

/** Milliseconds from the beginning of the navigation until the first round can be started. */
async function openDashboard(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto("/dashboard", { waitUntil: "commit" });
  await page.waitForFunction(usableAt, undefined, { polling: 500 });
  const at = await page.evaluate(usableAt);
  await page.close();
  if (at === undefined) throw new Error("The dashboard was not usable.");
  return at;
}

const { context, page, end } = await visit(watchRounds);
await page.close();
await untilKept(context);
await context.setOffline(true);
const times: number[] = [];
for (let i = 0; i < TIMES; i++) times.push(await openDashboard(context));
await end();

report("offlineStart", [
  {
    what: `offline to a usable dashboard, median of ${TIMES}, ${SLOWER}x slower CPU`,
    value: percentile(times, 50),
    unit: "ms",
    budget: { is: "<=", value: 1_500 },
  },
]);
