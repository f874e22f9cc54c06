import { availableParallelism } from "node:os";
import type { Reply, ThreadData } from "./messages.ts";
import { makePool, type Pool } from "./pool.ts";
import type { Speech, Transcriber, VoiceDetector } from "./port.ts";
import { startThread } from "./thread.ts";
import { threadFile } from "../../threadFile.ts";

/** A decode does not become faster with more cores than these. */
const CORES_EACH = 2;
/** Each thread takes about 200 MB. */
const THREADS_MAX = 8;
/** Decodes that may wait per thread before partial ones are refused: they come again with the next second anyway. */
const WAITING_EACH = 3;
/** Threads are kept so long for the next one who speaks. */
const IDLE_MS = 5 * 60_000;

const unexpected = ({ kind }: Reply) => new Error(`A speech thread answered with ${kind}.`);

/** Threads of that kind, as many as `size` at most. */
function threadsOf(data: ThreadData, size: number): Pool {
  const start = async () => startThread(await threadFile("speechThread"), data);
  return makePool({ start, size, waiting: WAITING_EACH * size, idleMs: IDLE_MS });
}

/** Silero, in one thread: a second of sound takes it about ten milliseconds. @param voice folder of its weights */
export function localDetector(voice: string, heard = () => {}): VoiceDetector & { close(): Promise<void> } {
  const pool = threadsOf({ voice, whisper: null, cores: 1 }, 1);
  return {
    close: pool.close,
    async hear(samples, memory) {
      heard();
      const reply = await pool.atOnce({ kind: "hear", samples, memory });
      if (reply.kind !== "heard") throw unexpected(reply);
      return reply;
    },
  };
}

const localTranscriber = (pool: Pool): Transcriber => ({
  partials: true,
  async transcribe(samples, { kind, owner, signal, voicedRms, speechMs }) {
    const request = {
      kind: "decode",
      samples,
      partial: kind === "partial",
      voicedRms,
      speechMs,
    } as const;
    const reply = await pool.decode({ kind, owner, signal, request });
    if (reply.kind !== "text") throw unexpected(reply);
    return reply.text;
  },
});

/** Whisper on this machine: no key, no network. @param weights folders of both models */
export function localSpeech(
  weights: { whisper: string; voice: string },
  cores = availableParallelism(),
): Speech {
  const size = Math.min(THREADS_MAX, Math.ceil(cores / CORES_EACH));
  const data = { whisper: weights.whisper, voice: null, cores: Math.min(CORES_EACH, cores) };
  const writers = threadsOf(data, size);
  const detector = localDetector(weights.voice, writers.keepWarm);
  return {
    name: "local",
    // No Whisper that runs here writes Hindi as it is written.
    languages: ["en"],
    transcriber: localTranscriber(writers),
    detector,
    close: async () => void (await Promise.all([writers.close(), detector.close()])),
  };
}
