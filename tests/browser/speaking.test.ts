import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openSpeakingBrowser, sizes } from "../lib/browser.ts";
import { type Deployed, deployBuilt } from "../lib/deployed.ts";
import { atQuestion, questionCount, signUpInPage, startRound, uploadResume } from "../lib/visitor.ts";
import { crash, soundOf, VOICE_SAYS, writeVoice } from "../lib/voice.ts";
import { workerReady } from "../lib/worker.ts";

/*
 * A person speaks, in a real browser with a real voice: the microphone hears a sentence of a public speech, over and
 * over, and Whisper writes it down in the page.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

/** Whisper on two busy cores is slow; milliseconds. */
const PATIENCE = 90_000;

describe.skipIf(chromiumPath === undefined)("Speaking one's answers", () => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-voice-"));
  let server: Deployed;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    const wav = join(folder, "voice.wav");
    await writeVoice(wav);
    server = await deployBuilt();
    browser = await openSpeakingBrowser(wav);
    context = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
    context.setDefaultTimeout(PATIENCE);
    page = await context.newPage();
    await page.goto("/");
    await signUpInPage(page);
    await uploadResume(page);
    await workerReady(page);
    await startRound(page, "Technical");
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true });
  });

  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const written = () => expect.poll(() => page.getByRole("textbox").inputValue(), { timeout: PATIENCE });

  it("is offered with its download, tried with a sentence, and then writes the answer", async () => {
    await press("Speak");
    await press("Download now");
    await press("Try the microphone");
    await page.getByRole("dialog").locator("q").filter({ hasText: VOICE_SAYS }).waitFor();
    await press("Speak my answer");
    await written().toMatch(VOICE_SAYS);
    await page.locator('p[data-state="kept"]').waitFor();
  }, 240_000);

  it("goes to the caret that was left, and Ctrl+Z takes it back out and leaves the typed words", async () => {
    const box = page.getByRole("textbox");
    await press("Stop speaking");
    await page.getByText("Writing down").waitFor({ state: "hidden" });
    await box.fill("Start. End.");
    for (let steps = " End.".length; steps > 0; steps--) await box.press("ArrowLeft");
    await press("Speak");
    await written().toMatch(/^Start\. .*\w.* End\.$/);
    await press("Stop speaking");
    await page.getByText("Writing down").waitFor({ state: "hidden" });
    await expect
      .poll(async () => {
        await box.press("ControlOrMeta+z");
        return box.inputValue();
      })
      .toBe("Start. End.");
    await box.fill("");
    await press("Speak");
    await written().toMatch(/\w\.$/);
    await press("Stop speaking");
    await page.getByText("Writing down").waitFor({ state: "hidden" });
    const spoken = await box.inputValue();
    await box.press("End");
    await box.pressSequentially("yes");
    await written().toBe(`${spoken}${/[.!?]$/.test(spoken) ? " " : ""}yes`);
    await press("Speak");
  }, 180_000);

  it("goes on for the next question, and without a network for the one after it", async () => {
    await press("Next");
    await atQuestion(page, 2);
    await written().toMatch(VOICE_SAYS);
    await context.setOffline(true);
    await press("Next");
    await atQuestion(page, 3);
    await written().toMatch(VOICE_SAYS);
  }, 240_000);

  it("that is cut off by a crash is written down when the round is opened again, still without a network", async () => {
    await press("Next");
    await atQuestion(page, 4);
    await expect.poll(() => soundOf(page, 3), { timeout: PATIENCE }).toBeGreaterThan(4);
    await crash(page);
    page = await context.newPage();
    await page.goto("/audio-interview");
    await page.getByRole("button", { name: /^Go on/ }).click();
    await atQuestion(page, 4);
    await written().toMatch(/fellow|country|ask|can do/i);
    await expect.poll(() => soundOf(page, 3), { timeout: PATIENCE }).toBe(0);
  }, 240_000);

  it("is measured, which stands in the report", async () => {
    await context.setOffline(false);
    const count = await questionCount(page);
    for (let at = 5; at <= count; at++) {
      await press("Next");
      await atQuestion(page, at);
    }
    await press("Finish Interview");
    await page.getByRole("dialog").getByRole("button", { name: "Finish Interview" }).click();
    await page.waitForURL("**/report/**");
    await page.getByRole("heading", { name: "How you spoke" }).waitFor();
  }, 180_000);
});
