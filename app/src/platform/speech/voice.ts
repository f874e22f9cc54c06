import type { Voice } from "../../ports.ts";
import { sentencesOf } from "./sentences.ts";

/** As the specification says: an Indian English voice, a little slow. */
const LANG = "en-IN";
const RATE = 0.9;

/** A voice that has not begun by then will not: nobody has touched the page yet, or the system's speech is stuck. */
const START_WITHIN_MS = 4_000;
/** Nobody reads slower than this; a sentence that takes longer has ended without telling. */
const MS_PER_CHARACTER = 160;

/** A browser that has found no voice by then has none; some look for them only when they are first asked. */
const VOICES_WITHIN_MS = 3_000;

/** "refused": nobody has touched the page yet. */
type Told = "said" | "silent" | "refused";

const langOf = (voice: SpeechSynthesisVoice) => voice.lang.replace("_", "-").toLowerCase();

/**
 * en-IN before other English, on the device before over the network; null leaves it to the system.
 * @param own a voice over the network would say nothing: any on the device is better
 */
function bestVoice(voices: readonly SpeechSynthesisVoice[], own: boolean): SpeechSynthesisVoice | null {
  const worth = (voice: SpeechSynthesisVoice) =>
    (langOf(voice) === LANG.toLowerCase() ? 2 : 0) + (voice.localService ? (own ? 4 : 1) : 0);
  const english = voices.filter((voice) => langOf(voice).startsWith("en"));
  return english.sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

function utteranceOf(sentence: string, voice: SpeechSynthesisVoice | null) {
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.rate = RATE;
  utterance.lang = voice?.lang ?? LANG;
  if (voice) utterance.voice = voice;
  return utterance;
}

/** Says one sentence. Resolves with "silent" when the voice failed, never began or never ended. */
function saySentence(
  speech: SpeechSynthesis,
  utterance: SpeechSynthesisUtterance,
  signal: AbortSignal,
): Promise<Told> {
  return new Promise((resolve) => {
    const end = (told: Told) => {
      clearTimeout(watchdog);
      signal.removeEventListener("abort", stop);
      resolve(told);
    };
    const stop = () => {
      speech.cancel();
      end("silent");
    };
    let watchdog = setTimeout(stop, START_WITHIN_MS);
    utterance.onstart = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(stop, START_WITHIN_MS + utterance.text.length * MS_PER_CHARACTER);
    };
    utterance.onend = () => end("said");
    // The text is on the screen, so silence is no error.
    utterance.onerror = ({ error }) => end(error === "not-allowed" ? "refused" : "silent");
    signal.addEventListener("abort", stop);
    speech.speak(utterance);
  });
}

/** Whether there are voices: null until the browser has some, or has had its time to find them. */
function watchVoices(speech: SpeechSynthesis | null) {
  const listeners = new Set<() => void>();
  let late = false;
  const tell = () => listeners.forEach((listener) => listener());
  // The first question makes some browsers begin to load their voices.
  if (speech?.getVoices().length === 0) {
    speech.addEventListener?.("voiceschanged", tell);
    setTimeout(() => {
      late = true;
      tell();
    }, VOICES_WITHIN_MS);
  }
  return {
    available: () => (speech === null ? false : speech.getVoices().length > 0 || (late ? false : null)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The browser's speech synthesis; without one, a voice that is not available. */
export function browserVoice(): Voice {
  const speech = "speechSynthesis" in globalThis ? globalThis.speechSynthesis : null;
  const { available, subscribe } = watchVoices(speech);
  /** A voice over the network has said nothing: from then on one of the device reads. */
  let own = false;

  async function saySafely(synthesis: SpeechSynthesis, sentence: string, signal: AbortSignal): Promise<Told> {
    const voice = bestVoice(synthesis.getVoices(), own || navigator.onLine === false);
    const told = await saySentence(synthesis, utteranceOf(sentence, voice), signal);
    if (told !== "silent" || own || voice?.localService !== false || signal.aborted) return told;
    own = true;
    return saySafely(synthesis, sentence, signal);
  }

  return {
    available,
    subscribe,
    async say(text, signal) {
      if (!speech || available() === false) return;
      // What another page left in the queue would be read first.
      if (speech.speaking || speech.pending) speech.cancel();
      for (const sentence of sentencesOf(text)) {
        if (signal.aborted || (await saySafely(speech, sentence, signal)) !== "said") return;
      }
    },
  };
}
