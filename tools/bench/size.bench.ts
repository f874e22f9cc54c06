/*
 * JavaScript that each screen really loads in a browser, in KiB after gzip -9, workers and what idle time fetches
 * included. The landing is counted after the first paint and again after scrolling to its end.
 */
import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { openBrowser, sizes } from "../../tests/lib/browser.ts";
import { signUpInPage, startRound, uploadResume } from "../../tests/lib/visitor.ts";
import { startBuilt } from "./server.ts";
import { report } from "./table.ts";

function list(addresses: readonly string[], sizes: readonly number[]) {
  console.log();
  addresses.forEach((address, i) =>
    console.log(`${String(sizes[i]).padStart(7)} ${new URL(address).pathname}`),
  );
}

/** Counts scripts until the returned function is called; the same address counts once. */
function countScripts(page: Page): () => Promise<number> {
  const sizesByAddress = new Map<string, Promise<number>>();
  function count(response: Response) {
    const type = response.headers()["content-type"] ?? "";
    if (!type.includes("javascript") || sizesByAddress.has(response.url())) return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    sizesByAddress.set(response.url(), size);
  }
  page.on("response", count);
  return async () => {
    page.off("response", count);
    const sizes = await Promise.all(sizesByAddress.values());
    if (process.argv.includes("--list")) list([...sizesByAddress.keys()], sizes);
    return sizes.reduce((sum, size) => sum + size, 0) / 1_024;
  };
}

const server = await startBuilt();
const browser = await openBrowser();
const context = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
const page = await context.newPage();

const landing = countScripts(page);
await page.goto("/", { waitUntil: "networkidle" });
const first = await landing();
const rest = countScripts(page);
await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
await page.waitForLoadState("networkidle");
const scrolled = first + (await rest());

await signUpInPage(page);
await uploadResume(page);

const visit = await context.newPage();
const dashboard = countScripts(visit);
await visit.goto("/dashboard", { waitUntil: "networkidle" });
const onDashboard = await dashboard();
await visit.close();

await startRound(page, "Technical");
// The interview as a browser opens it anew that has closed its tab meanwhile.
const interview = countScripts(page);
await page.reload({ waitUntil: "networkidle" });
await page.getByRole("textbox").waitFor();
const onInterview = await interview();
await page.close();

const again = await context.newPage();
const chosen = countScripts(again);
await again.goto("/audio-interview", { waitUntil: "networkidle" });
const goOn = again.getByRole("button", { name: "Go on" });
await goOn.or(again.getByRole("textbox")).first().waitFor();
if (await goOn.isVisible()) await goOn.click();
await again.getByRole("textbox").waitFor();
const onChosen = await chosen();
await browser.close();
await server.stop();

report("size", [
  { what: "landing, first paint", value: first, unit: "KiB gz", budget: { is: "<=", value: 85 } },
  { what: "landing, scrolled to its end", value: scrolled, unit: "KiB gz", budget: { is: "<=", value: 85 } },
  { what: "dashboard", value: onDashboard, unit: "KiB gz", budget: { is: "<=", value: 120 } },
  { what: "interview, answering", value: onInterview, unit: "KiB gz", budget: { is: "<=", value: 135 } },
  { what: "interview, by way of choosing its round", value: onChosen, unit: "KiB gz" },
]);
