import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser, sizes } from "../lib/browser.ts";
import { type Deployed, deployBuilt } from "../lib/deployed.ts";
import { answer, atQuestion, questionCount, signUpInPage, startRound, uploadResume } from "../lib/visitor.ts";
import { workerReady } from "../lib/worker.ts";
import { until } from "../lib/within.ts";

/*
 * What an interviewer asks next, in the built product on a phone without a network: asked, still there after the tab was
 * killed, answered, in the report, and gone where somebody has switched it off.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

const SAID = "I led the move to one database, and I cut the loading time by 40% within two weeks.";
const ASKED = "You said “I cut the loading time by 40% within two weeks”: how did you measure it?";
const ADDED = " With the timer of the browser, before and after.";

describe.skipIf(chromiumPath === undefined)("a follow-up question", () => {
  let server: Deployed;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  function watch(shown: Page) {
    shown.on("pageerror", (why) => complaints.push(String(why)));
    shown.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
    return shown;
  }
  beforeAll(async () => {
    server = await deployBuilt();
    browser = await openBrowser();
    context = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
    context.setDefaultTimeout(10_000);
    page = watch(await context.newPage());
    await page.goto("/");
    await workerReady(page);
    await signUpInPage(page);
    await uploadResume(page);
  }, 90_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const asked = () => page.getByText(ASKED);
  const toggle = async () => {
    await page.goto("/settings");
    const choice = page.getByRole("switch", { name: "Follow-up questions" });
    await choice.click();
    return choice.isChecked();
  };
  /** What asks is fetched with the first letter, from what the device has kept. */
  const isFetched = () =>
    until("what asks is fetched", page, () =>
      performance.getEntriesByType("resource").some(({ name }) => /\/parts-/.test(name)),
    );

  it("[FU4] comes with the press that goes on, without a network, and stays when the tab is killed", async () => {
    expect(await toggle()).toBe(true);
    await startRound(page, "Technical");
    await context.setOffline(true);
    await answer(page, SAID);
    await isFetched();
    await page.waitForTimeout(500);
    await press("Next");
    await asked().waitFor();
    await atQuestion(page, 1);
    await page.locator('p[data-state="kept"]').waitFor();
    await page.close({ runBeforeUnload: false });
    page = watch(await context.newPage());
    await page.goto("/audio-interview");
    await page.getByRole("button", { name: /^Go on/ }).click();
    await asked().waitFor();
    expect(await page.getByRole("textbox").inputValue()).toBe(SAID);
  }, 60_000);

  it("[FU4, FU5] is answered in the same box, and asked once", async () => {
    await page.getByRole("textbox").press("Control+End");
    await page.getByRole("textbox").pressSequentially(ADDED);
    await page.locator('p[data-state="kept"]').waitFor();
    await press("Next");
    await atQuestion(page, 2);
    expect(await asked().count()).toBe(0);
  });

  it("[FU5] stands in the report where it was asked", async () => {
    await context.setOffline(false);
    for (let at = 3; at <= (await questionCount(page)); at++) {
      await press("Next");
      await atQuestion(page, at);
    }
    await press("Finish Interview");
    await page.getByRole("dialog").getByRole("button", { name: "Finish Interview" }).click();
    await page.waitForURL("**/report/**");
    await page.getByText(/^1 of \d+ answered/).waitFor();
    const first = page.getByRole("article").first();
    expect(await first.innerText()).toMatch(
      /by 40% within two weeks\.[\s\S]*how did you measure it\?[\s\S]*timer of the browser/,
    );
  }, 60_000);

  it("[FU4] is not asked where it is switched off", async () => {
    expect(await toggle()).toBe(false);
    await startRound(page, "Technical");
    await answer(page, SAID);
    await isFetched();
    await page.waitForTimeout(500);
    await press("Next");
    await atQuestion(page, 2);
    expect(
      complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(line)),
    ).toEqual([]);
  }, 60_000);
});
