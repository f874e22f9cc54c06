import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sentencesOf } from "./sentences.ts";
import { browserVoice } from "./voice.ts";

type Utterance = {
  text: string;
  rate: number;
  lang: string;
  voice?: unknown;
  onstart?: () => void;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
};

const voiceOf = (lang: string, localService: boolean) => ({
  lang,
  localService,
  name: `${lang} ${localService}`,
});

/** Tells that the browser has found voices. */
let foundVoices = () => {};

/** A system voice that does what `behave` says with each utterance. */
function systemVoice(behave: (utterance: Utterance) => void, voices = [voiceOf("en-US", true)]) {
  const spoken: Utterance[] = [];
  const speech = {
    spoken,
    speaking: false,
    pending: false,
    cancel: vi.fn(),
    getVoices: () => voices,
    addEventListener: (_: "voiceschanged", listener: () => void) => void (foundVoices = listener),
    speak(utterance: Utterance) {
      spoken.push(utterance);
      behave(utterance);
    },
  };
  vi.stubGlobal("speechSynthesis", speech);
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return speech;
}

const reads = (utterance: Utterance) => {
  utterance.onstart?.();
  utterance.onend?.();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("Reading aloud", () => {
  it("goes sentence by sentence at rate 0.9", async () => {
    const speech = systemVoice(reads);
    await browserVoice().say("What is an index? When does it cost you?", new AbortController().signal);
    expect(speech.spoken.map(({ text, rate }) => [text, rate])).toEqual([
      ["What is an index?", 0.9],
      ["When does it cost you?", 0.9],
    ]);
  });

  it("prefers an en-IN voice, one on the device before one over the network", async () => {
    const voices = [
      voiceOf("hi-IN", true),
      voiceOf("en-GB", true),
      voiceOf("en-IN", false),
      voiceOf("en_IN", true),
    ];
    const speech = systemVoice(reads, voices);
    await browserVoice().say("Hello.", new AbortController().signal);
    expect(speech.spoken[0]).toMatchObject({ lang: "en_IN", voice: { localService: true } });
  });

  it("is not available without speech synthesis, and then says nothing", async () => {
    expect(browserVoice().available()).toBe(false);
    await browserVoice().say("Hello.", new AbortController().signal);
    systemVoice(reads);
    expect(browserVoice().available()).toBe(true);
  });

  it("waits for voices that a browser finds late, and knows after three seconds that there are none", async () => {
    const voices: ReturnType<typeof voiceOf>[] = [];
    const speech = systemVoice(reads, voices);
    const late = browserVoice();
    const told = vi.fn();
    late.subscribe(told);
    expect(late.available()).toBeNull();
    voices.push(voiceOf("en-IN", true));
    foundVoices();
    expect([late.available(), told.mock.calls.length]).toEqual([true, 1]);
    voices.length = 0;
    const never = browserVoice();
    never.subscribe(told);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([never.available(), told.mock.calls.length]).toEqual([false, 3]);
    await never.say("Hello.", new AbortController().signal);
    expect(speech.spoken).toEqual([]);
  });

  it("works without a network where the device has a voice: by then, or from the first failure on", async () => {
    const voices = [voiceOf("en-IN", false), voiceOf("en-US", true)];
    const isOwn = ({ voice }: Utterance) => (voice as { localService: boolean }).localService;
    const speech = systemVoice((utterance) => {
      if (isOwn(utterance)) reads(utterance);
      else utterance.onerror?.({ error: "network" });
    }, voices);
    const voice = browserVoice();
    await voice.say("One. Two.", new AbortController().signal);
    expect(speech.spoken.map((one) => [one.text, isOwn(one)])).toEqual([
      ["One.", false],
      ["One.", true],
      ["Two.", true],
    ]);
    speech.spoken.length = 0;
    vi.stubGlobal("navigator", { onLine: false });
    await browserVoice().say("One.", new AbortController().signal);
    expect(speech.spoken.map(isOwn)).toEqual([true]);
  });

  it("stops at once when it is aborted", async () => {
    const speech = systemVoice((utterance) => utterance.onstart?.());
    const controller = new AbortController();
    const said = browserVoice().say("One. Two.", controller.signal);
    controller.abort();
    await said;
    expect(speech.cancel).toHaveBeenCalled();
    expect(speech.spoken).toHaveLength(1);
  });

  it("leaves a voice that never begins, and one that never ends", async () => {
    const never = systemVoice(() => {});
    const said = browserVoice().say("One. Two.", new AbortController().signal);
    await vi.advanceTimersByTimeAsync(4_000);
    await said;
    expect(never.spoken).toHaveLength(1);
    const stuck = systemVoice((utterance) => utterance.onstart?.());
    const stuckSaid = browserVoice().say("One. Two.", new AbortController().signal);
    await vi.advanceTimersByTimeAsync(10_000);
    await stuckSaid;
    expect(stuck.spoken).toHaveLength(1);
  });

  it("takes a refusal, as before the first touch, for silence", async () => {
    const speech = systemVoice((utterance) => utterance.onerror?.({ error: "not-allowed" }));
    await browserVoice().say("One. Two.", new AbortController().signal);
    expect(speech.spoken).toHaveLength(1);
  });
});

describe("Sentences", () => {
  it("end at a mark that is followed by a space, not inside a version or an address", () => {
    expect(sentencesOf("Node.js 20.19 runs it. Why?  Say more")).toEqual([
      "Node.js 20.19 runs it.",
      "Why?",
      "Say more",
    ]);
    expect(sentencesOf("  ")).toEqual([]);
  });

  it("are cut where one breathes when they are long, and lose no word", () => {
    const long = Array.from({ length: 30 }, (_, i) => `word${i} and more${i % 4 === 0 ? "," : ""}`).join(" ");
    const pieces = sentencesOf(`${long}.`);
    expect(pieces.every((piece) => piece.length <= 180)).toBe(true);
    expect(pieces.join(" ")).toBe(`${long}.`);
    expect(sentencesOf("x".repeat(400)).join("")).toBe("x".repeat(400));
  });
});
