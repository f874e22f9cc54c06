import type { GiveUp } from "#models/speech/giveUp.ts";
import { type AboutSegment, mayBeGivenUp } from "#models/speech/transcriber.ts";
import type { Job, JobDone } from "./messages.ts";

/** What writes segments down: a port to a worker, which may change or be missing. */
export type EngineLink = {
  /**
   * Has a segment written down that this person has said; a final text waits for the first `connect`.
   * @throws where there is nothing to write it down, or a partial text was given up
   */
  transcribe(
    userId: string,
    samples: Float32Array<ArrayBuffer>,
    about: AboutSegment,
    giveUp: GiveUp,
  ): Promise<string>;
  /** Jobs go there from now on, those that wait for a reply too; null: they fail. */
  connect(port: MessagePort | null, given: Int32Array | null): void;
};

type Waiting = { job: Job; resolve(text: string): void; reject(why: Error): void };

/**
 * @param onFailed told when a final text could not be made; it waits for the next `connect`
 */
export function makeEngineLink(onFailed: (why: string) => void): EngineLink {
  const waiting = new Map<number, Waiting>();
  /** Undefined while it is still being loaded: what is said meanwhile is not lost for that. */
  let to: MessagePort | null | undefined;
  let shared: Int32Array | null = null;
  let count = 0;

  function take({ id, text, why }: JobDone) {
    const entry = waiting.get(id);
    if (!entry) return;
    if (text === null && !mayBeGivenUp(entry.job.about)) return onFailed(why);
    waiting.delete(id);
    if (text === null) entry.reject(new Error(why));
    else entry.resolve(text);
  }

  return {
    transcribe(userId, samples, about, giveUp) {
      return new Promise((resolve, reject) => {
        const canWait = to === undefined && !mayBeGivenUp(about);
        if (!to && !canWait) return reject(new Error("Nothing is there to write it down."));
        const job: Job = { id: ++count, userId, samples, about };
        waiting.set(job.id, { job, resolve, reject });
        if (mayBeGivenUp(about)) {
          giveUp.onGiven(() => {
            if (shared) Atomics.store(shared, 0, job.id);
          });
        }
        to?.postMessage(job);
      });
    },
    connect(port, given) {
      to?.close();
      [to, shared] = [port, given];
      if (port) port.onmessage = ({ data }: MessageEvent<JobDone>) => take(data);
      for (const [id, { job, reject }] of [...waiting]) {
        if (port && !mayBeGivenUp(job.about)) {
          port.postMessage(job);
        } else {
          waiting.delete(id);
          reject(new Error("What was to write it down has gone."));
        }
      }
    },
  };
}
