import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openProfile } from "../lib/browser.ts";
import { signUpInPage, uploadResume } from "../lib/visitor.ts";
import { until } from "../lib/within.ts";

/*
 * Credits are bought in a real browser, from the built server with its sandbox: as it should be, with the reply of the
 * payment lost, and with the tab killed right after paying. The balance is right each time, and grows by one pack.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

const PACK = 500;

describe.skipIf(chromiumPath === undefined)("somebody who buys credits", () => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-buying-"));
  let server: { address: string; stop(): Promise<void> };
  let context: BrowserContext;
  let page: Page;

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const balance = async () => {
    const text = await page.getByRole("region", { name: "Your profile" }).innerText();
    return Number(/([\d,]+)\s+enough for/.exec(text)?.[1]?.replace(",", ""));
  };
  const arrives = (credits: number) => expect.poll(balance, { timeout: 20_000 }).toBe(credits);

  /** Goes as far as the sandbox's till. */
  async function toTheTill() {
    await page.getByRole("button", { name: "Add more credits" }).first().click();
    await button("Buy Credits").click();
    await page.getByRole("dialog", { name: "Sandbox checkout" }).waitFor();
  }

  beforeAll(async () => {
    const built = new URL("../../dist/api/server.js", import.meta.url).href;
    const { startServer } = await import(/* @vite-ignore */ built);
    const env = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" };
    server = await startServer(env);
    context = await openProfile(join(folder, "profile"), server.address);
    context.setDefaultTimeout(15_000);
    page = context.pages()[0] ?? (await context.newPage());
    await page.goto("/");
    await signUpInPage(page);
    await uploadResume(page);
    await page.goto("/dashboard");
  }, 60_000);
  afterAll(async () => {
    await context?.close().catch(() => undefined);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("pays, sees the credits, and the popup closes", async () => {
    await arrives(100);
    await toTheTill();
    await button("Pay").click();
    await page.getByText("Your credits are there.").waitFor();
    await arrives(100 + PACK);
    await expect.poll(() => page.locator("dialog[open]").count(), { timeout: 5_000 }).toBe(0);
  });

  it("is told when the bank refuses, and pays nothing", async () => {
    await toTheTill();
    await button("Let the bank refuse").click();
    await page.getByText("Payment was unsuccessful.").waitFor();
    await button("Close without paying").click();
    await page.getByText(/credits come by themselves/).waitFor();
    await page.reload();
    await arrives(100 + PACK);
  });

  it("has the credits once when the reply of the payment is lost", async () => {
    await toTheTill();
    await button("Pay, and lose the reply").click();
    await button("Close without paying").click();
    await arrives(100 + 2 * PACK);
  });

  it("has the credits once when the tab is killed right after paying, and no webhook comes", async () => {
    await page.reload();
    await toTheTill();
    await page.route("**/payment/credit", (route) => route.abort());
    await button("Pay, without a webhook").click();
    await until("the payment is noted", page, () =>
      (localStorage.getItem("aim:purchases") ?? "").includes("pay_"),
    );
    await page.close({ runBeforeUnload: false });
    page = await context.newPage();
    await page.goto("/dashboard");
    await arrives(100 + 3 * PACK);
    const left = () => page.evaluate(() => localStorage.getItem("aim:purchases") ?? "");
    // The credits are shown before the note of the payment is put away.
    await expect.poll(left).not.toContain("pay_");
  });
});
