/*
 * What a person sees of their own words. Recordings of people are played to the microphone of a real Chromium, at the speed
 * of life, each as an answer of its own in the built product; beside it, plain transformers.js with the same weights, the
 * same runtime and as many threads decodes each clip as a whole, in the same browser on the same machine. Then the same
 * clips, as Chromium's MediaRecorder gives them out, go over the socket to the built server.
 *
 * --data FOLDER: recordings, with their manifest. --clips N: only so many of them. --segments N: memory is looked at after
 * so many segments, 200 where it is left out; 0 leaves it out.
 */
import { join } from "node:path";
import { measurePage } from "./speech/page.ts";
import { memoryOf } from "./speech/memory.ts";
import { measureServer } from "./speech/server.ts";
import { openPlainPage } from "./speech/plain.ts";
import { hasClips, longAnswer, readClips, some } from "./speech/clips.ts";
import { recordClips } from "./speech/recorded.ts";
import { flag, report } from "./table.ts";

const LONG_SECONDS = 60;

const folder = flag("data") ?? join(process.cwd(), "../shared/data/speech");

async function measure() {
  const plain = await openPlainPage();
  const all = await readClips(plain.page, folder);
  const clips = some(all, Number(flag("clips") ?? Infinity));
  const long = longAnswer(all, LONG_SECONDS);
  const decoded = [];
  for (const { samples } of clips) decoded.push(await plain.recognise(samples));
  const decodedLong = await plain.recognise(long.samples);
  const plainMb = await memoryOf(plain.page);
  const recordings = await recordClips(plain.page, clips);
  await plain.close();
  const page = await measurePage({
    clips,
    all,
    long,
    plain: decoded,
    plainLong: decodedLong,
    plainMb,
    segments: Number(flag("segments") ?? 200),
  });
  report("speech", page);
  report("speech over the socket", await measureServer(clips, recordings));
}

if (hasClips(folder)) await measure();
else console.log(`skipped: no recordings in ${folder}`);
