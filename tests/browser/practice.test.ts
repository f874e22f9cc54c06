import { mkdirSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser, sizes } from "../lib/browser.ts";
import { type Deployed, deployBuilt } from "../lib/deployed.ts";
import { answer, questionCount, signUpInPage, startRound, uploadResume } from "../lib/visitor.ts";
import { workerReady } from "../lib/worker.ts";

/*
 * The practice deck in the built product: a round is finished without a network, its weak answers are practised without
 * one, and the schedule moves on; the account brings the deck to another device.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

/** Where pictures of the screens go; none are made without it. */
const pictures = process.env["PICTURES_DIR"];

describe.skipIf(chromiumPath === undefined)("the practice deck", () => {
  let server: Deployed;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  const newContext = async () => {
    const made = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
    made.setDefaultTimeout(15_000);
    return made;
  };
  const heading = (text: string | RegExp) => page.getByRole("heading", { name: text }).first();
  const button = (name: string | RegExp) => page.getByRole("button", { name }).first();

  async function picture(name: string) {
    if (pictures === undefined) return;
    mkdirSync(pictures, { recursive: true });
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      for (const [size, viewport] of [
        ["phone", { width: 360, height: 740 }],
        ["desk", { width: 1_280, height: 800 }],
      ] as const) {
        await page.setViewportSize(viewport);
        await page.screenshot({ path: `${pictures}/${name}-${size}-${theme}.png` });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${name} at ${size}`).toBe(0);
      }
    }
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize(sizes.phone);
  }

  beforeAll(async () => {
    server = await deployBuilt();
    browser = await openBrowser();
    context = await newContext();
    page = await context.newPage();
    await page.goto("/");
    await workerReady(page);
    await signUpInPage(page, "deck@example.com");
    await uploadResume(page);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it("[PD1] [PD3] [PD4] lists weak answers offline, checks one, and has moved on after a reload", async () => {
    await startRound(page, "Technical");
    const count = await questionCount(page);
    await context.setOffline(true);
    await answer(page, "I do not know much about this one, sorry.");
    for (let n = 1; n < count; n++) await button("Next").click();
    await button("Finish Interview").click();
    await page.getByRole("dialog").getByRole("button", { name: "Finish Interview" }).click();
    await page.waitForURL("**/report/**");
    await page.getByRole("link", { name: "Practise weak answers" }).click();
    await heading(`${count} cards for today`).waitFor();
    await picture("deck");

    await button("Start practising").click();
    await page.getByText(`1 of ${count} today`).waitFor();
    const box = page.getByRole("textbox", { name: "Your answer" });
    await box.fill("First I would look at what is slow, measure it, and then");
    await page.getByText("Saved on this device", { exact: true }).waitFor();
    await picture("asked");

    // Killed in the middle of a sentence: it is there again.
    await page.reload();
    await button("Start practising").click();
    expect(await box.inputValue()).toBe("First I would look at what is slow, measure it, and then");
    await box.press("Control+End");
    await box.pressSequentially(" change one thing at a time.");
    await box.press("Control+Enter");
    await heading("A strong answer").waitFor();
    await page.getByText(/^This card comes back/).waitFor();
    await picture("judged");

    await page.reload();
    await heading(`${count - 1} cards for today`).waitFor();
    await button("Start practising").click();
    await page.getByText(`2 of ${count} today`).waitFor();

    await page.evaluate(() => localStorage.setItem("taiyari-language", "hi"));
    await page.reload();
    await heading("कमज़ोर जवाबों का अभ्यास").waitFor();
    await picture("hindi");
    await page.evaluate(() => localStorage.removeItem("taiyari-language"));
  });

  it("[PD2] comes to another device of the account, once the full report is there", async () => {
    await context.setOffline(false);
    await page.goto("/dashboard");
    // The full report is asked for by whatever page is open.
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const reply = await fetch("/api/practice", {
              headers: { Authorization: `Bearer ${localStorage.getItem("token")}` },
            });
            return (await reply.json()).questions.length;
          }),
        { timeout: 20_000 },
      )
      .toBeGreaterThan(2);
    const second = await newContext();
    page = await second.newPage();
    await page.goto("/");
    await button("Start Practicing").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill("deck@example.com");
    await dialog.getByLabel("Password", { exact: true }).fill("correct horse");
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL("**/dashboard");
    await page.goto("/practice");
    await heading(/cards for today$/).waitFor();
    await second.close();
  });
});
