import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openSpeakingBrowser, sizes } from "../lib/browser.ts";
import { type Deployed, deployBuilt } from "../lib/deployed.ts";
import { signUpInPage, startRound, uploadResume } from "../lib/visitor.ts";
import { keepMicrophones, writeVoice } from "../lib/voice.ts";

/*
 * What somebody who speaks must see, in a real browser with a real voice: what is heard, what is in the way of it, and
 * the button that ends it, under an answer that is longer than the screen.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

/** Whisper on two busy cores is slow; milliseconds. */
const PATIENCE = 90_000;
const LONG = "We moved the whole database while the shop stayed open. ".repeat(30);

describe.skipIf(chromiumPath === undefined).each(["phone", "desk"] as const)("Speaking on a %s", (size) => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-sight-"));
  let server: Deployed;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const wav = join(folder, "voice.wav");
    await writeVoice(wav);
    server = await deployBuilt();
    browser = await openSpeakingBrowser(wav);
    const context = await browser.newContext({ viewport: sizes[size], baseURL: server.address });
    await context.addInitScript(keepMicrophones);
    context.setDefaultTimeout(PATIENCE);
    page = await context.newPage();
    await page.goto("/");
    await signUpInPage(page);
    await uploadResume(page);
    await startRound(page, "Technical");
    await press("Speak");
    await press("Download now");
    await page.getByRole("textbox", { includeHidden: true }).fill(LONG);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await press("Speak my answer");
    await button("Stop speaking").waitFor();
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true });
  });

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const press = (name: string) => button(name).click();
  const live = () => page.locator("[data-stays] > *");
  const top = () => page.evaluate(() => scrollY);
  /** From the bar: over a long answer the wheel would turn that first. */
  async function scrollUp() {
    await page.getByRole("contentinfo").hover();
    await page.mouse.wheel(0, -5_000);
    await expect.poll(top).toBe(0);
  }
  const edges = async (one: Locator) => {
    const { y, height } = (await one.boundingBox()) ?? { y: NaN, height: NaN };
    return { top: y, bottom: y + height };
  };
  /** Whether all of it stands on the screen, above the bar. */
  async function isInSight(one: Locator): Promise<boolean> {
    const [{ top, bottom }, bar] = [await edges(one), await edges(page.getByRole("contentinfo"))];
    return top >= 0 && bottom <= bar.top + 1;
  }

  it("has the way to end it and what is heard in sight, also where the question is being read", async () => {
    await expect.poll(() => isInSight(live())).toBe(true);
    expect((await edges(button("Stop speaking"))).bottom).toBeLessThanOrEqual(sizes[size].height);
  });

  it("scrolls to the end of the answer with the first words, and not away from what one reads after that", async () => {
    await expect.poll(top, { timeout: PATIENCE }).toBeGreaterThan(0);
    await expect.poll(() => isInSight(page.locator("p[data-state]")), { timeout: PATIENCE }).toBe(true);
    const answer = page.getByRole("textbox");
    await scrollUp();
    const before = await answer.inputValue();
    await expect.poll(() => answer.inputValue(), { timeout: PATIENCE }).not.toBe(before);
    await expect.poll(async () => [await top(), await isInSight(live())]).toEqual([0, true]);
  }, 240_000);

  it("keeps what has the focus clear of the bar", async () => {
    await button("Stop speaking").focus();
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => isInSight(page.locator("main :focus"))).toBe(true);
  });

  it("says at once, in sight, that the microphone is gone", async () => {
    await scrollUp();
    await page.evaluate(() => window.microphones.at(-1)?.dispatchEvent(new Event("ended")));
    const notice = page.getByRole("alert").filter({ hasText: "The microphone is gone" });
    await notice.waitFor();
    await expect.poll(async () => [await top(), await isInSight(notice)]).toEqual([0, true]);
  });
});
