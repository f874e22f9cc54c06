import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wordErrorRate } from "#api/testing/speech/recorded.ts";
import { testSpeech } from "#api/testing/speech/testSpeech.ts";
import { chromiumPath, openSpeakingBrowser, sizes } from "../lib/browser.ts";
import { type Deployed, deployBuilt } from "../lib/deployed.ts";
import { atQuestion, signUpInPage, startRound, uploadResume } from "../lib/visitor.ts";
import { crash, chunksOf, writeVoice } from "../lib/voice.ts";
import { workerReady } from "../lib/worker.ts";

/*
 * A person on a device without the download has the server write down what is said: a sentence of a public speech, once
 * for each press. The network fails in the middle, the tab is killed: the sentence is there, whole and once.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");
const cannot = chromiumPath === undefined || testSpeech().name === "off";

/** Whisper on two busy cores is slow; milliseconds. */
const PATIENCE = 60_000;

describe.skipIf(cannot)("Speaking one's answers to the server", () => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-voice-"));
  const requested: string[] = [];
  let server: Deployed;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    const wav = join(folder, "voice.wav");
    await writeVoice(wav);
    server = await deployBuilt();
    // Each time the microphone is opened, the sentence is said once.
    browser = await openSpeakingBrowser(`${wav}%noloop`);
    context = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
    context.setDefaultTimeout(PATIENCE);
    context.on("request", (request) => requested.push(new URL(request.url()).pathname));
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
  const answer = () => page.getByRole("textbox").inputValue();
  /** All of the sentence is there, and no word of it twice. */
  const whole = () =>
    expect.poll(async () => wordErrorRate(await answer()), { timeout: PATIENCE }).toBeLessThan(0.25);

  const lose = () => context.setOffline(true);
  const bringBack = () => context.setOffline(false);

  it("needs no download and is tried with a sentence; where the network fails, every word is there once it is back", async () => {
    await press("Speak");
    await press("Let the server write it down");
    await press("Try the microphone");
    await page
      .getByRole("dialog")
      .locator("q")
      .filter({ hasText: /fellow/i })
      .waitFor();
    await press("Speak my answer");
    await page.getByText("Our server writes this down.").waitFor();
    await expect.poll(() => chunksOf(page, 0), { timeout: PATIENCE }).toBeGreaterThan(1);
    await lose();
    await page.getByText(/^Our server cannot be reached/).waitFor();
    await expect.poll(() => chunksOf(page, 0), { timeout: PATIENCE }).toBeGreaterThan(5);
    await bringBack();
    await whole();
    await page.locator('p[data-state="kept"]').waitFor();
    // The server says when each piece was spoken, also over a connection that was lost.
    await page.getByText(/^You spoke \d+ words a minute$/).waitFor();
    expect(requested.filter((path) => /^\/(ort|models)\/|listener|recogniser/.test(path))).toEqual([]);
  }, 150_000);

  it("that is cut off by a crash without a network is written down when both are back", async () => {
    await lose();
    await press("Next");
    await atQuestion(page, 2);
    await expect.poll(() => chunksOf(page, 1), { timeout: PATIENCE }).toBeGreaterThan(7);
    await crash(page);
    page = await context.newPage();
    await bringBack();
    await page.goto("/audio-interview");
    await page.getByRole("button", { name: /^Go on/ }).click();
    await atQuestion(page, 2);
    await whole();
    await expect.poll(() => chunksOf(page, 1), { timeout: PATIENCE }).toBe(0);
  }, 120_000);
});
