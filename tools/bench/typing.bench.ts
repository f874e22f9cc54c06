/*
 * From a key to the moment its text is down in IndexedDB, on a phone four times slower than this machine. A key counts
 * as down with the first completed transaction on the answers that began after it.
 */
import { startRound } from "../../tests/lib/visitor.ts";
import { percentile } from "./percentile.ts";
import { report } from "./table.ts";
import { visit } from "./visit.ts";

const SLOWER = 4;
/** Milliseconds between keys: fast typing. */
const BETWEEN_KEYS = 90;
const TEXT = "We moved the orders to the new database without stopping the shop, one table at a time. ";

type Seen = { keys: number[]; transactions: { begun: number; down: number }[] };

/** Runs in the page: notes each input event, and each transaction that writes answers. */
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
  addEventListener("input", () => seen.keys.push(performance.now()), true);
}

const { context, page, end } = await visit(watchTyping);
await startRound(page, "Technical");

const devtools = await context.newCDPSession(page);
await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
await page.getByRole("textbox").focus();
await page.keyboard.type(TEXT.repeat(3), { delay: BETWEEN_KEYS });
await page.waitForTimeout(1_000);
const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
await end();

const waits = seen.keys.map((at) => {
  const after = seen.transactions.filter(({ begun }) => begun >= at);
  return Math.min(...after.map(({ down }) => down)) - at;
});
report("typing", [
  { what: "keys typed", value: seen.keys.length, unit: "" },
  { what: `key to durable, median, ${SLOWER}x slower CPU`, value: percentile(waits, 50), unit: "ms" },
  {
    what: `key to durable, p95, ${SLOWER}x slower CPU`,
    value: percentile(waits, 95),
    unit: "ms",
    budget: { is: "<=", value: 20 },
  },
]);
