import type { Voice } from "../../ports.ts";
import { sentencesOf } from "./sentences.ts";

/** As the specification says: an Indian English voice, a little slow. */
const LANG = "en-IN";
const RATE = 0.9;

/** A voice that has not begun by then will not: nobody has touched the page yet, or the system's speech is stuck. */
const START_WITHIN_MS = 4_000;
/** Nobody reads slower than this; a sentence that takes longer has ended without telling. */
const MS_PER_CHARACTER = 160;

type Told = "said" | "silent";

const langOf = (voice: SpeechSynthesisVoice) => voice.lang.replace("_", "-").toLowerCase();

/** en-IN before other English, on the device before over the network; null leaves it to the system. */
function bestVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const worth = (voice: SpeechSynthesisVoice) =>
    (langOf(voice) === LANG.toLowerCase() ? 2 : 0) + (voice.localService ? 1 : 0);
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

/** Says one sentence. Resolves with "silent" when the voice refused, never began or never ended. */
function saySentence(speech: SpeechSynthesis, sentence: string, signal: AbortSignal): Promise<Told> {
  return new Promise((resolve) => {
    const utterance = utteranceOf(sentence, bestVoice(speech.getVoices()));
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
      watchdog = setTimeout(stop, START_WITHIN_MS + sentence.length * MS_PER_CHARACTER);
    };
    utterance.onend = () => end("said");
    // Also "not-allowed" before anybody has touched the page: the text is on the screen, so silence is no error.
    utterance.onerror = () => end("silent");
    signal.addEventListener("abort", stop);
    speech.speak(utterance);
  });
}

/** The browser's speech synthesis; without one, a voice that is not available. */
export function browserVoice(): Voice {
  const speech = "speechSynthesis" in globalThis ? globalThis.speechSynthesis : null;
  // The first question makes some browsers begin to load their voices.
  speech?.getVoices();
  return {
    available: () => speech !== null && speech.getVoices().length > 0,
    async say(text, signal) {
      if (!speech) return;
      // What another page left in the queue would be read first.
      if (speech.speaking || speech.pending) speech.cancel();
      for (const sentence of sentencesOf(text)) {
        if (signal.aborted || (await saySentence(speech, sentence, signal)) === "silent") return;
      }
    },
  };
}
