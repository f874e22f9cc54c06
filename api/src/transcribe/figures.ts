import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { SAMPLE_RATE } from "#models/speech/audio.ts";
import type { Speech, Transcriber } from "../outside/transcriber/port.ts";

/** Figures about speech, for whoever operates the server. */
export type SpeechFigures = {
  /** The same engine, measured; what a service may bill is counted apart, since some of it is billed in vain. */
  measured(speech: Speech): Transcriber;
  sockets(open: number): void;
  ended(ending: string): void;
};

/** Adds them to the server's figures. */
export function speechFigures(registry: Registry): SpeechFigures {
  const registers = [registry];
  const seconds = new Counter({
    name: "transcribe_speech_seconds_total",
    help: "Seconds of speech that an engine has written down",
    labelNames: ["engine", "kind"] as const,
    registers,
  });
  const billed = new Counter({
    name: "transcribe_billed_seconds_total",
    help: "Seconds of speech that a service may bill, tries without an answer included",
    labelNames: ["engine"] as const,
    registers,
  });
  const failed = new Counter({
    name: "transcribe_failures_total",
    help: "Segments that an engine could not write down",
    labelNames: ["engine"] as const,
    registers,
  });
  const took = new Histogram({
    name: "transcribe_duration_seconds",
    help: "Time from the end of a segment to its text",
    labelNames: ["engine"] as const,
    buckets: [0.2, 0.5, 1, 2, 5, 10, 30, 90],
    registers,
  });
  const open = new Gauge({ name: "transcribe_sockets", help: "Sockets over which people speak", registers });
  const endings = new Counter({
    name: "transcribe_endings_total",
    help: "Speech sockets that have ended, by how",
    labelNames: ["ending"] as const,
    registers,
  });
  return {
    sockets: (count) => open.set(count),
    ended: (ending) => endings.inc({ ending }),
    measured: ({ name: engine, transcriber }) => ({
      partials: transcriber.partials,
      async transcribe(samples, job) {
        const { kind, signal } = job;
        const begun = performance.now();
        const length = samples.length / SAMPLE_RATE;
        const onBilled = () => billed.inc({ engine }, length);
        try {
          const text = await transcriber.transcribe(samples, { ...job, onBilled });
          seconds.inc({ engine, kind }, length);
          if (kind === "final") took.observe({ engine }, (performance.now() - begun) / 1_000);
          return text;
        } catch (error) {
          if (kind === "final" && !signal.aborted) failed.inc({ engine });
          throw error;
        }
      },
    }),
  };
}
