/*
 * From a key to the moment its text is down in IndexedDB, on a phone four times slower than this machine. Down is what
 * another page can read: it asks the database from the moment the key has come until the text is there, so the figure
 * is never better than the truth. Beside it, when the typing page itself hears of it, and the same in a page
 * that has nothing but a box and a put: no page of this machine can hear of it sooner.
 */
import type { Browser, Page } from "playwright-core";
import { sizes } from "../../tests/lib/browser.ts";
import { startRound } from "../../tests/lib/visitor.ts";
import { percentile } from "./percentile.ts";
import { report } from "./table.ts";
import { visit } from "./visit.ts";

const SLOWER = 4;
/** Milliseconds between keys: fast typing. */
const BETWEEN_KEYS = 90;
const TEXT = "We moved the orders to the new database without stopping the shop, one table at a time. ";

/** Milliseconds since 1970, so that two pages can be compared. */
type Key = { at: number; length: number };
type Seen = { keys: number[]; transactions: { begun: number; down: number }[] };

/** Runs in the typing page: notes each key, each transaction that writes answers, and tells the other page of the key. */
function watchTyping() {
  const seen: Seen = { keys: [], transactions: [] };
  Object.assign(window, { seen });
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args: Parameters<typeof transaction>) {
    const begun = performance.now();
    const made = transaction.apply(this, args);
    if (args[1] === "readwrite" && [args[0]].flat().includes("answers")) {
      made.addEventListener("complete", () => {
        seen.transactions.push({ begun, down: performance.now() });
      });
    }
    return made;
  };
  const channel = new BroadcastChannel("bench-keys");
  // Before the page handles the key: the row may be down while the page is still drawing. (Without a name, which the
  // loader would wrap.)
  addEventListener(
    "input",
    ({ timeStamp, target }) => {
      seen.keys.push(timeStamp);
      const { length } = (target as HTMLTextAreaElement).value;
      channel.postMessage({ at: performance.timeOrigin + timeStamp, length } satisfies Key);
    },
    true,
  );
}

/** Runs in the other page (so without a named function, which the loader would wrap): for each key, reads the answers until one is as long as the text was then. */
function watchRows() {
  const waits: number[] = [];
  Object.assign(window, { waits });
  const open = indexedDB.open("aimockinterview-db");
  open.onsuccess = () => {
    const rows = {
      look({ at, length }: Key) {
        const request = open.result.transaction("answers").objectStore("answers").getAll();
        request.onsuccess = () => {
          const answers = request.result as { text?: string }[];
          if (answers.every(({ text }) => (text ?? "").length < length)) this.look({ at, length });
          else waits.push(performance.timeOrigin + performance.now() - at);
        };
      },
    };
    new BroadcastChannel("bench-keys").onmessage = ({ data }: MessageEvent<Key>) => rows.look(data);
  };
}

/** Types at an even pace into the box that has the focus, four times slower than this machine would. */
async function typeSlowly(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.getByRole("textbox").focus();
  await page.keyboard.type(TEXT.repeat(3), { delay: BETWEEN_KEYS });
  await page.waitForTimeout(1_000);
}

/** Runs in the bare page: each input event puts the text, and notes how long that took. */
function putEachText() {
  const waits: number[] = [];
  Object.assign(window, { waits });
  const open = indexedDB.open("bare", 1);
  open.onupgradeneeded = () => open.result.createObjectStore("answers");
  addEventListener("input", ({ target }) => {
    const at = performance.now();
    const transaction = open.result.transaction("answers", "readwrite", { durability: "relaxed" });
    transaction.objectStore("answers").put((target as HTMLTextAreaElement).value, "text");
    transaction.commit();
    transaction.oncomplete = () => waits.push(performance.now() - at);
  });
}

async function bareWaits(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: sizes.phone, serviceWorkers: "block" });
  const page = await context.newPage();
  const body = '<!doctype html><textarea rows="10"></textarea>';
  await page.route("**/bare", (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto(`${address}/bare`);
  await page.evaluate(putEachText);
  await typeSlowly(page);
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  await context.close();
  return waits;
}

const { server, browser, context, page, end } = await visit(watchTyping);
await startRound(page, "Technical");
const reader = await context.newPage();
await reader.goto("/robots.txt");
await reader.evaluate(watchRows);
await page.bringToFront();
await typeSlowly(page);
const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const waits = await reader.evaluate(() => (window as unknown as { waits: number[] }).waits);
await page.close();
const bare = await bareWaits(browser, server.address);
await end();

const heard = seen.keys.map((at) => {
  const after = seen.transactions.filter(({ begun }) => begun >= at);
  return Math.min(...after.map(({ down }) => down)) - at;
});
const where = `${SLOWER}x slower CPU`;
report("typing", [
  { what: "keys typed", value: seen.keys.length, unit: "" },
  {
    what: "keys whose text another page has read",
    value: waits.length,
    unit: "",
    budget: { is: ">=", value: seen.keys.length },
  },
  { what: `key to durable, median, ${where}`, value: percentile(waits, 50), unit: "ms" },
  {
    what: `key to durable, p95, ${where}`,
    value: percentile(waits, 95),
    unit: "ms",
    budget: { is: "<=", value: 20 },
  },
  { what: `until the page hears of it, p95, ${where}`, value: percentile(heard, 95), unit: "ms" },
  { what: `until a bare page hears of its put, p95, ${where}`, value: percentile(bare, 95), unit: "ms" },
]);
