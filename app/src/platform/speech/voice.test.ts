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
  onerror?: () => void;
};

const voiceOf = (lang: string, localService: boolean) => ({
  lang,
  localService,
  name: `${lang} ${localService}`,
});

/** A system voice that does what `behave` says with each utterance. */
function systemVoice(behave: (utterance: Utterance) => void, voices = [voiceOf("en-US", true)]) {
  const spoken: Utterance[] = [];
  const speech = {
    spoken,
    speaking: false,
    pending: false,
    cancel: vi.fn(),
    getVoices: () => voices,
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

beforeEach(() => void vi.useFakeTimers());
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

  it("is not available without speech synthesis or without a single voice, and then says nothing", async () => {
    expect(browserVoice().available()).toBe(false);
    await browserVoice().say("Hello.", new AbortController().signal);
    systemVoice(reads, []);
    expect(browserVoice().available()).toBe(false);
    systemVoice(reads);
    expect(browserVoice().available()).toBe(true);
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
    const speech = systemVoice((utterance) => utterance.onerror?.());
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
