import { fromPcm16, joinSound, rms } from "#models/speech/audio.ts";
import type { DictationEvent } from "#models/speech/dictation.ts";
import { NEVER } from "#models/speech/giveUp.ts";
import type { EngineLink } from "./engine.ts";
import { soundOf, type SoundRow } from "./soundStore.ts";

/** The sound of a segment up to where the next one begins: one that was cut for its length goes on beyond that. */
function joined(rows: readonly SoundRow[], from: number, end: number) {
  const all = joinSound(rows.map(({ samples }) => fromPcm16(new Int16Array(samples))));
  return all.slice(0, Math.max(0, end - from));
}

function bySegment(rows: readonly SoundRow[]): Map<number, SoundRow[]> {
  const groups = new Map<number, SoundRow[]>();
  for (const row of rows) groups.set(row.segment, [...(groups.get(row.segment) ?? []), row]);
  return groups;
}

/** Writes down the sound that a stretch has left behind, segment by segment, and tells of each as a dictation would. */
export async function* recovered(
  stretch: string,
  engine: Pick<EngineLink, "transcribe">,
): AsyncGenerator<DictationEvent> {
  const rows = (await soundOf(stretch)).filter(({ kept }) => !kept);
  const segments = [...bySegment(rows)];
  for (const [at, [segment, pieces]] of segments.entries()) {
    const [first] = pieces;
    const { from, userId } = first ?? { from: 0, userId: "" };
    const samples = joined(pieces, from, segments[at + 1]?.[1][0]?.from ?? Infinity);
    const speechMs = Math.round(samples.length / 16);
    const times = { speechFrom: from, speechTo: from + samples.length, speechMs };
    try {
      const about = { voicedRms: rms(samples), partial: false };
      const text = await engine.transcribe(userId, samples, about, NEVER);
      yield { kind: "text", segment, text: text.trim(), times };
    } catch (why) {
      yield { kind: "lost", segment, why };
    }
  }
}
