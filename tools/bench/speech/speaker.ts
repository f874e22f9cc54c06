import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { openSpeakingBrowser, sizes } from "../../../tests/lib/browser.ts";
import { signUpInPage, startRound, uploadResume } from "../../../tests/lib/visitor.ts";
import { FRAME, joinSound, SAMPLE_RATE } from "#models/speech/audio.ts";
import { wavOf } from "#models/speech/wav.ts";
import { startBuilt } from "../server.ts";
import { HELPERS } from "./inPage.ts";
import { type Seen, watchSpeech } from "./watch.ts";

/** Getting ready is fast on a quiet machine; milliseconds. */
const PATIENCE = 120_000;
/** Each word about the level stands for so many samples. */
const LEVEL_SAMPLES = 3 * FRAME;
/** Silence before a sound: the microphone is open a moment before it is listened to. Behind it, a sentence has to end. */
const BEFORE = SAMPLE_RATE;
const BEHIND = SAMPLE_RATE;

type WithSeen = { seen: Seen };

/** Somebody at a question of the product, with all that speaking needs. */
export type Speaker = {
  browser: Browser;
  page: Page;
  isolated: boolean;
  /** Speaks a sound as an answer of its own, at the speed of life, and tells what was seen meanwhile. */
  speak(samples: Float32Array): Promise<Seen>;
  /** What is seen while nobody speaks. */
  idle(ms: number): Promise<Seen>;
  end(): Promise<void>;
};

/** Runs in the page: forgets all that was seen. */
function forget() {
  const empty = { told: [], levels: [], line: [], box: [], long: [] } satisfies Partial<Seen>;
  Object.assign((window as unknown as WithSeen).seen, empty);
}

/** Runs in the page: whether so much was heard, and nothing of it is still to be written down. */
function isOver(levels: number): boolean {
  const { seen } = window as unknown as WithSeen;
  const count = (...kinds: string[]) => seen.told.filter(({ kind }) => kinds.includes(kind)).length;
  return seen.levels.length >= levels && count("began") === count("text", "nothing", "lost");
}

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click({ timeout: PATIENCE });

async function seenIn(page: Page): Promise<Seen> {
  await page.waitForTimeout(300);
  return page.evaluate(() => ({ ...(window as unknown as WithSeen).seen, frames: null }));
}

async function speak(page: Page, samples: number): Promise<Seen> {
  await page.evaluate(forget);
  await press(page, "Speak");
  const levels = Math.ceil((BEFORE + samples + BEHIND) / LEVEL_SAMPLES);
  const timeout = (samples / SAMPLE_RATE) * 3_000 + PATIENCE;
  await page.waitForFunction(isOver, levels, { timeout, polling: 200 });
  const seen = await seenIn(page);
  await press(page, "Stop speaking");
  return seen;
}

/** A question of a round, on a phone's screen. */
async function openQuestion(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes.phone, baseURL });
  await context.addInitScript(HELPERS);
  await context.addInitScript(watchSpeech);
  const page = await context.newPage();
  await page.goto("/");
  await signUpInPage(page);
  await uploadResume(page);
  await startRound(page, "Technical");
  return page;
}

/** Starts the built product and a browser, and brings what is needed to speak. */
export async function openSpeaker(): Promise<Speaker> {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-speech-"));
  const file = join(folder, "heard.wav");
  // The browser reads the file each time the microphone is opened, so each answer can have its own.
  const hear = (samples: Float32Array) =>
    writeFileSync(file, wavOf(joinSound([new Float32Array(BEFORE), samples])));
  hear(new Float32Array(SAMPLE_RATE));
  const server = await startBuilt();
  const browser = await openSpeakingBrowser(`${file}%noloop`);
  const page = await openQuestion(browser, server.address);
  await press(page, "Speak");
  await press(page, "Download now");
  await press(page, "Speak my answer");
  await press(page, "Stop speaking");
  return {
    browser,
    page,
    isolated: await page.evaluate(() => self.crossOriginIsolated),
    speak(samples) {
      hear(samples);
      return speak(page, samples.length);
    },
    async idle(ms) {
      await page.evaluate(forget);
      await page.waitForTimeout(ms);
      return seenIn(page);
    },
    async end() {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
