import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantAdmin } from "#api/accounts/actions.ts";
import { type Database, openDatabase } from "#api/db/open.ts";
import { settleMonth } from "#api/rewards/monthEnd.ts";
import { chromiumPath, openBrowser, sizes } from "../lib/browser.ts";
import { signUpInPage } from "../lib/visitor.ts";
import { until } from "../lib/within.ts";

/*
 * From a share link to the money, in real browsers and from the built server with its sandbox: one invites, another comes
 * by the link, signs up and buys; the first asks for the reward, the month ends, an admin pays it out.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

const MONTH_MS = 32 * 86_400_000;

describe.skipIf(chromiumPath === undefined)("somebody who invites a friend", () => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-rewards-"));
  const dataDir = join(folder, "data");
  let server: { address: string; stop(): Promise<void> };
  let database: Database;
  let browser: Browser;
  let inviter: Page;
  let friend: Page;
  let link = "";

  const someone = async () => {
    const context = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
    context.setDefaultTimeout(15_000);
    return context.newPage();
  };
  const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

  beforeAll(async () => {
    const built = new URL("../../dist/api/server.js", import.meta.url).href;
    const { startServer } = await import(/* @vite-ignore */ built);
    const env = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "silent" };
    server = await startServer(env);
    database = await openDatabase({ databaseUrl: "", dataDir }, () => undefined);
    browser = await openBrowser();
    inviter = await someone();
    await signUpInPage(inviter, "inviter@example.com");
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await database?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("finds a link to share, and nothing to ask for yet", async () => {
    await inviter.goto("/rewards");
    await says(inviter, "Nobody has joined yet");
    link = await inviter.getByText(/\?invite=/).innerText();
    expect(new URL(link).origin).toBe(server.address);
    expect(new URL(link).searchParams.get("invite")).toMatch(/^[2-9A-Z]{8}$/);
  });

  it("is named by a friend who comes by the link and signs up, with one press", async () => {
    friend = await someone();
    await friend.goto(link);
    await until("the invitation is noted", friend, () => localStorage.getItem("taiyari-invite") !== null);
    // It may be days until somebody signs up.
    await friend.goto("/");
    await signUpInPage(friend, "friend@example.com", true);
    const popup = friend.getByRole("dialog", { name: "Who invited you?" });
    await popup.waitFor();
    const code = new URL(link).searchParams.get("invite");
    expect(await popup.getByLabel("Your friend's email or invite code").inputValue()).toBe(code);
    await popup.getByRole("button", { name: "Save" }).click();
    await says(friend, "Saved. Your friend will be glad.");
    await friend.waitForEvent("load");
    await until("the friend is known", friend, () =>
      (localStorage.getItem("taiyari-profile") ?? "").includes("in•••@example.com"),
    );
    expect(await friend.evaluate(() => localStorage.getItem("taiyari-invite"))).toBeNull();
  });

  it("gets half of what the friend pays, in rupees", async () => {
    await friend.getByRole("button", { name: "Add more credits" }).first().click();
    await friend.getByRole("button", { name: "Buy Credits" }).click();
    await friend.getByRole("dialog", { name: "Sandbox checkout" }).waitFor();
    await friend.getByRole("button", { name: "Pay", exact: true }).click();
    await says(friend, "Your credits are there.");
    // No reload: the page that was open meanwhile is looked at again.
    await inviter.evaluate(() => void window.dispatchEvent(new Event("focus")));
    await says(inviter, "1 friend has joined");
    await says(inviter, "+₹249.50");
    await inviter.getByRole("link", { name: "Reward: ₹249.50" }).waitFor();
  });

  it("sees in the history of credits what the friend has bought, on the friend's own page", async () => {
    await friend.getByRole("dialog").waitFor({ state: "hidden" });
    await friend.getByRole("link", { name: "Credit history" }).click();
    await friend.waitForURL("**/credits");
    await says(friend, "for ₹499");
    await says(friend, "Balance 600");
  });

  it("asks for it, and can still correct where it goes", async () => {
    await inviter.getByLabel("UPI id").fill("inviter at bank");
    await inviter.getByRole("button", { name: "Ask for ₹249.50" }).click();
    await says(inviter, "Please enter a UPI id like name@bank.");
    await inviter.getByLabel("UPI id").fill("inviter@okbak");
    await inviter.getByRole("button", { name: "Ask for ₹249.50" }).click();
    await says(inviter, "Requested");
    await inviter.getByRole("button", { name: "Change UPI id" }).click();
    await inviter.getByLabel("UPI id").fill("inviter@okbank");
    await inviter.getByRole("button", { name: "Save UPI id" }).click();
    await says(inviter, /goes to inviter@okbank/);
  });

  it("is told that it is due when the month has ended, and that it is paid when an admin has paid", async () => {
    const clock = { now: () => Date.now() + MONTH_MS };
    expect(await settleMonth({ database, clock, log: pino({ level: "silent" }) })).toBe(1);
    await inviter.reload();
    await says(inviter, "Due, will be paid");
    await inviter.getByRole("link", { name: "Reward: ₹0" }).waitFor();

    const call = async (method: string, path: string, token = "") => {
      const headers = { Authorization: `Bearer ${token}`, "Idempotency-Key": randomUUID() };
      const response = await fetch(`${server.address}/api${path}`, { method, headers });
      expect(response.status).toBe(200);
      return Object(await response.json());
    };
    const person = { name: "Admin", email: "admin@example.com", password: "correct horse" };
    const registered = await fetch(`${server.address}/api/auth/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(person),
    });
    const { token } = Object(await registered.json());
    await grantAdmin({ database }, person.email);
    const { redemptions } = await call("GET", "/admin/redemptions?state=due", token);
    expect(redemptions).toMatchObject([{ upiId: "inviter@okbank", amountInPaise: 24_950 }]);
    await call("POST", `/admin/redemptions/${redemptions[0].redemptionId}/settle`, token);

    await inviter.reload();
    await says(inviter, "Pay-outs");
    expect(await inviter.getByRole("listitem").filter({ hasText: /Paid$/ }).count()).toBe(2);
  });

  it("sees what is known without a network, and is told that asking needs one", async () => {
    await until("a worker is in charge", inviter, () => navigator.serviceWorker.controller !== null);
    await inviter.context().setOffline(true);
    await inviter.reload();
    await says(inviter, /There is no connection. This is how it stood on/);
    await says(inviter, "+₹249.50");
    await inviter.context().setOffline(false);
  });
});
