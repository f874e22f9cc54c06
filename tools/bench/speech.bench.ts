/*
 * What a person sees of their own words. Recordings of people are played to the microphone of a real Chromium, at the speed
 * of life, each as an answer of its own in the built product; beside it, plain transformers.js with the same weights, the
 * same runtime and as many threads decodes each clip as a whole, in the same browser on the same machine. Then the same
 * clips, as Chromium's MediaRecorder gives them out, go over the socket to the built server.
 *
 * --data FOLDER: recordings, with their manifest. --clips N: only so many of them. --segments N: memory is looked at after
 * so many segments, 200 where it is left out; 0 leaves it out. --part page or socket: only that.
 */
import { join } from "node:path";
import { measurePage } from "./speech/page.ts";
import { memoryOf } from "./speech/memory.ts";
import { measureServer } from "./speech/server.ts";
import { openPlainPage, type PlainPage } from "./speech/plain.ts";
import { type Clip, hasClips, longAnswer, readClips, some } from "./speech/clips.ts";
import { recordClips } from "./speech/recorded.ts";
import { flag, report } from "./table.ts";

const LONG_SECONDS = 60;

const folder = flag("data") ?? join(process.cwd(), "../shared/data/speech");

/** As answers of their own in the product, and plain decoding in a page beside it. */
async function inPage(plain: PlainPage, all: readonly Clip[], clips: readonly Clip[]) {
  const long = longAnswer(all, LONG_SECONDS);
  const decoded = [];
  for (const { samples } of clips) decoded.push(await plain.recognise(samples));
  const plainLong = await plain.recognise(long.samples);
  const plainMb = await memoryOf(plain.page);
  await plain.close();
  const segments = Number(flag("segments") ?? 200);
  report("speech", await measurePage({ clips, all, long, plain: decoded, plainLong, plainMb, segments }));
}

async function measure(part: string | undefined) {
  const plain = await openPlainPage();
  const all = await readClips(plain.page, folder);
  const clips = some(all, Number(flag("clips") ?? Infinity));
  const recordings = part === "page" ? null : await recordClips(plain.page, clips);
  if (part === "socket") await plain.close();
  else await inPage(plain, all, clips);
  if (recordings) report("speech over the socket", await measureServer(clips, recordings));
}

if (hasClips(folder)) await measure(flag("part"));
else console.log(`skipped: no recordings in ${folder}`);
