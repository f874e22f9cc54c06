import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chunks } from "#api/testing/speech/recorded.ts";
import { makeOpusToSound } from "#api/transcribe/opus.ts";
import { makeRecording } from "#api/transcribe/recording.ts";
import { joinSound, toPcm16 } from "#models/speech/audio.ts";
import { chromiumPath, openSpeakingBrowser, sizes } from "../lib/browser.ts";
import { type Deployed, deployBuilt } from "../lib/deployed.ts";
import { atQuestion, questionCount, signUpInPage, startRound, uploadResume } from "../lib/visitor.ts";
import { wavOf } from "../lib/wav.ts";
import { workerReady } from "../lib/worker.ts";

/*
 * A person speaks, in a real browser with a real voice: the microphone hears a sentence of a public speech, over and
 * over, and Whisper writes it down in the page.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

/** Whisper on two busy cores is slow; milliseconds. */
const PATIENCE = 90_000;
const SAID = /(fellow|country|ask)/i;

describe.skipIf(chromiumPath === undefined)("Speaking one's answers", () => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-voice-"));
  let server: Deployed;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    const wav = join(folder, "voice.wav");
    writeFileSync(wav, wavOf(toPcm16(await recordedSound()), 16_000));
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
    await page.getByRole("dialog").locator("q").filter({ hasText: SAID }).waitFor();
    await press("Speak my answer");
    await written().toMatch(SAID);
    await page.locator('p[data-state="kept"]').waitFor();
  }, 240_000);

  it("goes on without a network, for the next question too", async () => {
    await context.setOffline(true);
    await press("Next");
    await atQuestion(page, 2);
    await written().toMatch(SAID);
  }, 180_000);

  it("that is cut off by a crash is written down when the round is opened again, still without a network", async () => {
    await press("Next");
    await atQuestion(page, 3);
    await expect.poll(() => soundOf(page, 2), { timeout: PATIENCE }).toBeGreaterThan(1);
    const devtools = await context.newCDPSession(page);
    const gone = new Promise((done) => page.once("crash", done));
    devtools.send("Page.crash").catch(() => {});
    await gone;
    await page.close();
    page = await context.newPage();
    await page.goto("/audio-interview");
    await page.getByRole("button", { name: /^Go on/ }).click();
    await atQuestion(page, 3);
    await written().toMatch(/\w/);
    await expect.poll(() => soundOf(page, 2), { timeout: PATIENCE }).toBe(0);
  }, 240_000);

  it("is measured, which stands in the report", async () => {
    await context.setOffline(false);
    const count = await questionCount(page);
    for (let at = 4; at <= count; at++) {
      await press("Next");
      await atQuestion(page, at);
    }
    await press("Finish Interview");
    await page.getByRole("dialog").getByRole("button", { name: "Finish Interview" }).click();
    await page.waitForURL("**/report/**");
    await page.getByRole("heading", { name: "How you spoke" }).waitFor();
  }, 180_000);
});

/** What the fixture holds, as samples at 16 kHz. */
async function recordedSound(): Promise<Float32Array> {
  const recording = makeRecording(await makeOpusToSound(), false);
  return joinSound(chunks().flatMap((chunk) => recording.push(chunk).pieces.map((piece) => piece.read())));
}

/** How many pieces of sound wait on the device for an answer, by the index of its question. */
const soundOf = (page: Page, index: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open("aimockinterview-device");
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction("audio").objectStore("audio").getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(all.result.filter((row) => row.index === wanted).length);
          };
        };
      }),
    index,
  );
