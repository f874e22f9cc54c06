import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openSpeakingBrowser, sizes } from "../lib/browser.ts";
import { type Deployed, deployBuilt } from "../lib/deployed.ts";
import { answer, atQuestion, signUpInPage, startRound, uploadResume } from "../lib/visitor.ts";
import { keepMicrophones, soundOf, VOICE_SAYS, writeVoice } from "../lib/voice.ts";

/*
 * What stands in the way of being heard, in a real browser with a real voice: the microphone is not allowed, is unplugged
 * or muted in the middle of a sentence, what listens crashes, and neither weights nor a voice are anywhere. Typing goes on through all of it.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

/** Whisper on two busy cores is slow; milliseconds. */
const PATIENCE = 90_000;

/** Runs in a worker: what its policy forbids goes to the console, which is all that a page is told of its workers. */
function tellViolations() {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
  );
}

describe.skipIf(chromiumPath === undefined)("Speaking one's answers against faults", () => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-voice-"));
  let server: Deployed;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  /** What the browser has said of the page's policy. */
  const violations: string[] = [];

  /** Somebody new with a round before them, whose microphone is not allowed. */
  async function newcomer(address: string) {
    context = await browser.newContext({ viewport: sizes.phone, baseURL: address });
    await context.grantPermissions([]);
    await context.addInitScript(keepMicrophones);
    context.setDefaultTimeout(PATIENCE);
    page = await context.newPage();
    // One that has ended meanwhile has nothing more to tell.
    page.on("worker", (worker) => void worker.evaluate(tellViolations).catch(() => {}));
    page.on("console", (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    await page.goto("/");
    await signUpInPage(page);
    await uploadResume(page);
    await startRound(page, "Technical");
  }

  beforeAll(async () => {
    const wav = join(folder, "voice.wav");
    await writeVoice(wav);
    server = await deployBuilt();
    browser = await openSpeakingBrowser(wav, "asked");
    await newcomer(server.address);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true });
  });

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const written = () => expect.poll(() => page.getByRole("textbox").inputValue(), { timeout: PATIENCE });
  const words = (text: RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();
  /** Something of the sentence that is being said lies on the device. */
  const isStored = (index: number) =>
    expect.poll(() => soundOf(page, index), { timeout: PATIENCE }).toBeGreaterThan(1);
  const isOpen = () => page.evaluate(() => window.microphones.at(-1)?.readyState === "live");

  async function goTo(number: number) {
    await button("Next").click();
    await atQuestion(page, number);
  }

  it("a microphone that is not allowed is explained, typing goes on, and once it is allowed it is heard", async () => {
    await button("Speak").click();
    await button("Download now").click();
    await button("Try the microphone").click();
    await words(/The microphone is not allowed/);
    await button("I will type").click();
    await answer(page, "Typed meanwhile.");
    await button("Speak").click();
    await context.grantPermissions(["microphone"]);
    await button("Try the microphone").click();
    await page.getByRole("dialog").locator("q").filter({ hasText: VOICE_SAYS }).waitFor();
    await button("Speak my answer").click();
    await written().toMatch(VOICE_SAYS);
    expect(await page.getByRole("textbox").inputValue()).toMatch(/^Typed meanwhile\./);
  }, 240_000);

  it("[bug onnxruntime#20978] [bug transformers.js#748] [bug transformers.js#761] [bug transformers.js#378] [bug transformers.js#1532] [bug onnxruntime#22010] [bug onnxruntime#22156] [bug onnxruntime#19708] [bug transformers.js#1707] [bug transformers.js#1667] [bug onnxruntime#28306] the built workers load the 8-bit weights under the page's policy, which nothing has broken, and write English, no gibberish", async () => {
    expect(await page.getByRole("textbox").inputValue()).toMatch(VOICE_SAYS);
    expect(violations).toEqual([]);
    // Whatever a worker had broken would have been seen, as what each is made to break now.
    const leave = () => fetch("https://elsewhere.example/").catch(() => undefined);
    const workers = page.workers().filter((worker) => /listener|recogniser/.test(worker.url()));
    expect(workers.length).toBeGreaterThanOrEqual(2);
    await Promise.all(workers.map((worker) => worker.evaluate(leave)));
    await expect.poll(() => violations.length).toBe(workers.length);
  });

  it("[bug vite-plugin-pwa#793] [bug workbox#1644] [bug ServiceWorker#937] a part of a file is the server's to give, also where the service worker has the whole", async () => {
    const { status, length, kept } = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      const model = all.flat().find(({ url }) => url.endsWith(".onnx"));
      const part = await fetch(model?.url ?? "", { headers: { Range: "bytes=4-7" } });
      const stored = await Promise.all(all.flat().map((request) => caches.match(request)));
      return {
        status: part.status,
        length: (await part.arrayBuffer()).byteLength,
        kept: [...new Set(stored.map((reply) => reply?.status))],
      };
    });
    expect({ status, length, kept }).toEqual({ status: 206, length: 4, kept: [200] });
  });

  it("a microphone that is unplugged in the middle of a sentence leaves what was said, and can be taken again", async () => {
    await goTo(2);
    await isStored(1);
    await page.evaluate(() => {
      const track = window.microphones.at(-1);
      track?.stop();
      track?.dispatchEvent(new Event("ended"));
    });
    await words(/The microphone is gone/);
    await written().toMatch(/\w/);
    const before = await page.getByRole("textbox").inputValue();
    await button("Speak").click();
    await expect.poll(isOpen).toBe(true);
    await written().not.toBe(before);
  }, 120_000);

  it("a microphone that the system mutes says so until it is heard again", async () => {
    const says = (event: string) =>
      page.evaluate((name) => window.microphones.at(-1)?.dispatchEvent(new Event(name)), event);
    await says("mute");
    await words(/The microphone is muted/);
    await says("unmute");
    await expect.poll(() => page.getByText(/The microphone is muted/).count()).toBe(0);
  });

  it("what listens crashes: the microphone closes, it is told, and what was said is written down at once", async () => {
    await goTo(3);
    await isStored(2);
    const listener = page.workers().find((worker) => worker.url().includes("listener"));
    await listener?.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error("crash");
        }),
    );
    await words(/Listening has broken off/);
    expect(await isOpen()).toBe(false);
    await written().toMatch(/\w/);
    await expect.poll(() => soundOf(page, 2), { timeout: PATIENCE }).toBe(0);
    const before = await page.getByRole("textbox").inputValue();
    await button("Speak").click();
    await written().not.toBe(before);
    await button("Stop speaking").click();
  }, 120_000);

  it("without weights anywhere the check says so, and typing is all the same", async () => {
    await context.close();
    const empty = join(folder, "no-weights");
    mkdirSync(empty);
    const bare = await deployBuilt({ WEIGHTS_DIR: empty });
    try {
      await newcomer(bare.address);
      // Nor has this browser a voice: said once, without a dead button.
      await words(/no voice to read questions aloud/);
      expect(await button("Replay").count()).toBe(0);
      await button("Speak").click();
      await words(/There is no download for speaking on this server/);
      expect(await button("Download now").count()).toBe(0);
      await button("I will type").click();
      await answer(page, "Typed, since nothing can write down what I say.");
      await goTo(2);
      expect(await page.getByText(/no voice to read questions aloud/).count()).toBe(0);
      await answer(page, "And so is this.");
    } finally {
      await bare.close();
    }
  }, 120_000);
});
