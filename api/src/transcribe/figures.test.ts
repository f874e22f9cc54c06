import { Registry } from "prom-client";
import { describe, expect, it } from "vitest";
import { loudness } from "../testing/speech/house.ts";
import { speechFigures } from "./figures.ts";

const job = { kind: "final", owner: "a", voicedRms: 0.1, signal: new AbortController().signal } as const;

describe("the figures of an engine", () => {
  it("count what a service may bill apart from what it has written down", async () => {
    const registry = new Registry();
    const { transcribe } = speechFigures(registry).measured({
      ...loudness,
      name: "openai",
      transcriber: {
        partials: false,
        async transcribe(_, { onBilled }) {
          // One that never answered, and one that did.
          onBilled?.();
          onBilled?.();
          return "Said.";
        },
      },
    });
    await transcribe(new Float32Array(32_000), job);
    const figures = await registry.metrics();
    expect(figures).toContain('transcribe_speech_seconds_total{engine="openai",kind="final"} 2');
    expect(figures).toContain('transcribe_billed_seconds_total{engine="openai"} 4');
  });
});
