import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { SAMPLE_RATE } from "#models/speech/audio.ts";
import { decodeIn } from "./plain.ts";

/** A recording of somebody who speaks, and what they said. */
export type Clip = { name: string; speaker: string; said: string; samples: Float32Array };

type Row = { file: string; speaker: string; transcript: string };

const MANIFEST = "manifest.jsonl";

/** Whether the folder has recordings. */
export const hasClips = (folder: string): boolean => existsSync(join(folder, MANIFEST));

function rowsOf(folder: string): Row[] {
  const lines = readFileSync(join(folder, MANIFEST), "utf8").trim().split("\n");
  return lines.map((line) => {
    const row: Record<string, unknown> = Object(JSON.parse(line));
    return {
      file: String(row["file"]),
      speaker: String(row["speaker"]),
      transcript: String(row["transcript"]),
    };
  });
}

/** So many of them, from all over the list. */
export const some = <T>(all: readonly T[], count: number): T[] =>
  Array.from(
    { length: Math.min(count, all.length) },
    (_, n) => all.slice(Math.floor((n * all.length) / Math.min(count, all.length)))[0],
  ).filter((one) => one !== undefined);

/** The recordings of a folder, decoded in a page. */
export async function readClips(page: Page, folder: string): Promise<Clip[]> {
  const clips: Clip[] = [];
  for (const { file, speaker, transcript } of rowsOf(folder)) {
    const samples = await decodeIn(page, readFileSync(join(folder, file)));
    clips.push({ name: file, speaker, said: transcript, samples });
  }
  return clips;
}

const GAP = new Float32Array(SAMPLE_RATE / 2);

/** One person's clips one after the other, with half a second between, until they are about `seconds` long. */
export function longAnswer(clips: readonly Clip[], seconds: number): Clip {
  const counts = new Map<string, number>();
  for (const { speaker, samples } of clips) counts.set(speaker, (counts.get(speaker) ?? 0) + samples.length);
  const [most = ""] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const parts: Clip[] = [];
  let length = 0;
  for (const clip of clips.filter(({ speaker }) => speaker === most)) {
    if (length + clip.samples.length > seconds * SAMPLE_RATE) continue;
    parts.push(clip);
    length += clip.samples.length + GAP.length;
  }
  return {
    name: "long answer",
    speaker: most,
    said: parts.map(({ said }) => said).join(" "),
    samples: Float32Array.from(parts.flatMap(({ samples }) => [...samples, ...GAP])),
  };
}
