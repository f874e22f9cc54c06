import { fromPcm16, joinSound, rms } from "#models/speech/audio.ts";
import type { DictationEvent, SpeechSoFar } from "#models/speech/dictation.ts";
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

const endOf = ({ from, samples }: SoundRow) => from + samples.byteLength / 2;

/** What was known of a segment's speech up to `end` when it was said; null where that was none. */
function heardUntil(rows: readonly SoundRow[], end: number, samples: Float32Array): SpeechSoFar | null {
  const last = rows.filter((row) => endOf(row) <= end).at(-1) ?? rows.at(-1);
  if (last?.soFar !== undefined) return last.soFar;
  const speechFrom = rows[0]?.from ?? 0;
  const speechMs = Math.round(samples.length / 16);
  return {
    times: { speechFrom, speechTo: speechFrom + samples.length, speechMs },
    voicedRms: rms(samples),
  };
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
    const end = segments[at + 1]?.[1][0]?.from ?? Infinity;
    const samples = joined(pieces, from, end);
    const heard = heardUntil(pieces, end, samples);
    // As where nobody said more: a knock is not asked for its text, since Whisper would make one up.
    if (!heard) {
      yield { kind: "nothing", segment };
      continue;
    }
    const { times, voicedRms } = heard;
    try {
      const about = { voicedRms, speechMs: times.speechMs, partial: false };
      const text = await engine.transcribe(userId, samples, about, NEVER);
      yield { kind: "text", segment, text: text.trim(), times };
    } catch (why) {
      yield { kind: "lost", segment, why };
    }
  }
}
