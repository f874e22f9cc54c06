import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { FRAME, joinSound, SAMPLE_RATE } from "#models/speech/audio.ts";
import { soundToBase64 } from "./inPage.ts";
import type { Clip } from "./clips.ts";
import type { Speaker } from "./speaker.ts";
import type { Seen } from "./watch.ts";

/** Longer clips may have a pause in them, and take long. */
const LONGEST_SECONDS = 3.5;
/** Silence that ends a segment. */
const PAUSE = new Float32Array(SAMPLE_RATE);
/** Looks at the memory, and the time between them; the least of them is what is in use. */
const LOOKS = 8;
const LOOK_MS = 500;

/** Resident memory of a process of this machine. */
export function residentMb(pid: number | undefined): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1]) / 1_024;
}

/** The least of a few looks, a moment apart. */
export async function settledMb(read: () => number): Promise<number> {
  let least = Infinity;
  for (let look = 0; look < LOOKS; look++) {
    await new Promise((next) => setTimeout(next, LOOK_MS));
    least = Math.min(least, read());
  }
  return least;
}

/** The process of the page and its workers: of those that show pages, the biggest. */
async function rendererOf(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  const pages = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  await devtools.detach();
  return pages.sort((a, b) => residentMb(b) - residentMb(a))[0] ?? NaN;
}

/** Memory of a page and its workers, in MB; it has to be the biggest one of its browser. */
export async function memoryOf(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("This page has no browser of its own.");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.detach();
  const pid = await rendererOf(browser);
  return settledMb(() => residentMb(pid));
}

/** Runs in the page: has the worker hear a sound eight times as fast as it was spoken, and waits for its text. */
async function feed({ base64, frame }: { base64: string; frame: number }): Promise<number> {
  const { seen } = window as unknown as { seen: Seen };
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const samples = new Float32Array(bytes.buffer);
  const done = () => seen.told.filter(({ kind }) => ["text", "nothing", "lost"].includes(kind)).length;
  const before = done();
  for (let at = 0; at + frame <= samples.length; at += frame) {
    const part = samples.slice(at, at + frame);
    seen.frames?.postMessage(part, [part.buffer]);
    if ((at / frame) % 8 === 7) await new Promise((next) => setTimeout(next, 32));
  }
  const end = performance.now() + 60_000;
  while (done() === before && performance.now() < end) await new Promise((next) => setTimeout(next, 20));
  return done();
}

async function beginFed(page: Page) {
  await page.evaluate(() => {
    Object.assign((window as unknown as { seen: Seen }).seen, { fed: true, told: [] });
  });
  await page.getByRole("button", { name: "Speak", exact: true }).click();
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.frames !== null);
}

/** Memory of the page with its workers, after so many segments; in MB. */
export async function memoryAfter(
  speaker: Speaker,
  clips: readonly Clip[],
  counts: readonly number[],
): Promise<number[]> {
  const short = clips.filter(({ samples }) => samples.length < LONGEST_SECONDS * SAMPLE_RATE);
  if (short.length === 0) throw new Error("There is no short clip.");
  const sounds = short.map(({ samples }) => soundToBase64(joinSound([samples, PAUSE])));
  const found: number[] = [];
  await beginFed(speaker.page);
  let done = 0;
  for (let turn = 0; found.length < counts.length; turn++) {
    const base64 = sounds[turn % sounds.length] ?? "";
    const now = await speaker.page.evaluate(feed, { base64, frame: FRAME });
    if (now === done) throw new Error("What was said was not written down.");
    done = now;
    if (done >= (counts[found.length] ?? 0)) found.push(await memoryOf(speaker.page));
  }
  return found;
}
