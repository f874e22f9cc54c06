import { fromPcm16, joinSound, rms } from "#models/speech/audio.ts";
import type { DictationEvent } from "#models/speech/dictation.ts";
import { NEVER } from "#models/speech/giveUp.ts";
import type { EngineLink } from "./engine.ts";
import { soundOf, type SoundRow } from "./soundStore.ts";

const joined = (rows: readonly SoundRow[]) =>
  joinSound(rows.map(({ samples }) => fromPcm16(new Int16Array(samples))));

function bySegment(rows: readonly SoundRow[]): Map<number, SoundRow[]> {
  const groups = new Map<number, SoundRow[]>();
  for (const row of rows) groups.set(row.segment, [...(groups.get(row.segment) ?? []), row]);
  return groups;
}

/** Writes down the sound that a stretch has left behind, segment by segment, and tells of each as a dictation would. */
export async function* recovered(stretch: string, engine: EngineLink): AsyncGenerator<DictationEvent> {
  const rows = (await soundOf(stretch)).filter(({ kept }) => !kept);
  for (const [segment, pieces] of bySegment(rows)) {
    const samples = joined(pieces);
    const from = pieces[0]?.from ?? 0;
    const speechMs = Math.round(samples.length / 16);
    const times = { speechFrom: from, speechTo: from + samples.length, speechMs };
    try {
      const about = { voicedRms: rms(samples), partial: false };
      const text = await engine.transcribe(samples, about, NEVER);
      yield { kind: "text", segment, text: text.trim(), times };
    } catch (why) {
      yield { kind: "lost", segment, why };
    }
  }
}
