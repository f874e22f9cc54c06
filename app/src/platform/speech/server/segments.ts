import { CHUNK_MS } from "#models/contract/transcribe.ts";
import { SAMPLE_RATE, toPcm16 } from "#models/speech/audio.ts";
import { mayBeGivenUp } from "#models/speech/transcriber.ts";
import type { DeviceEngine } from "../deviceEngine.ts";
import type { Job, JobDone } from "../messages.ts";
import { deliver, type Delivery, type Line } from "./delivery.ts";
import { NOTHING_SETTLED } from "./plan.ts";
import type { Shelf } from "./shelf.ts";

/** Samples in a chunk. */
const CHUNK = (CHUNK_MS * SAMPLE_RATE) / 1_000;
/** A segment that is not written down by then, while the server cannot be reached, is kept for later; milliseconds. */
const AWAY_MS = 12_000;

/** A segment of sound in memory, as chunks; it is stored elsewhere. */
export function segmentShelf(id: string, userId: string, samples: Float32Array): Shelf {
  const sound = toPcm16(samples);
  let progress = NOTHING_SETTLED;
  return {
    id,
    userId,
    format: "pcm-s16le-16k",
    header: () => null,
    progress: () => progress,
    end: () => Math.ceil(sound.length / CHUNK),
    isWhole: () => true,
    read: async (chunk) => new Uint8Array(sound.slice(chunk * CHUNK, (chunk + 1) * CHUNK).buffer),
    settle: async (next) => void (progress = next),
    goOn: async () => false,
    discard: async () => {},
    onChange: () => () => {},
  };
}

export type ServerEngineOptions = {
  line: Line;
  /** Another page's connections have another id. */
  id: string;
  /** It cannot be had now: what waits is to be kept for later. */
  onAway(): void;
};

/** One door: segments come in, one after the other, until a newer door takes its place. */
function serve(port: MessagePort, { line, id, onAway }: ServerEngineOptions) {
  let last: Promise<unknown> = Promise.resolve();
  let delivery: Delivery | null = null;
  let isLeft = false;

  /** The text of a segment, or null where it cannot be had now. */
  async function textOf({ userId, samples }: Job): Promise<string | null> {
    const texts: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const told = {
      onPartial: () => {},
      onText: (_: number, text: string) => void texts.push(text),
      onAway(away: boolean) {
        if (!away) clearTimeout(timer);
        timer = away ? (timer ?? setTimeout(() => delivery?.end(), AWAY_MS)) : undefined;
      },
    };
    delivery = deliver(segmentShelf(id, userId, samples), told, line, Promise.resolve());
    const isWritten = await delivery.done;
    clearTimeout(timer);
    return isWritten ? texts.join(" ") : null;
  }

  async function take(job: Job) {
    if (isLeft) return;
    const reply = (message: JobDone) => port.postMessage(message);
    // What is still being said would be sent over and over.
    if (mayBeGivenUp(job.about))
      return reply({ id: job.id, text: null, why: "only whole segments are sent" });
    const text = await textOf(job);
    if (isLeft) return;
    if (text !== null) return reply({ id: job.id, text, why: "" });
    // Without a reply it waits for another engine, and there is none.
    leave();
    onAway();
  }

  function leave() {
    isLeft = true;
    delivery?.end();
  }

  port.onmessage = ({ data }: MessageEvent<Job>) => void (last = last.then(() => take(data)));
  return leave;
}

/** The server in the place of Whisper in a worker, for segments that this device has cut and cannot write down. */
export function serverEngine(options: ServerEngineOptions): DeviceEngine {
  let leave = () => {};
  return {
    door() {
      const { port1, port2 } = new MessageChannel();
      leave();
      leave = serve(port2, options);
      return { port: port1, given: null };
    },
    end: () => leave(),
  };
}
