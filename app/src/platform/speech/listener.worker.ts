/* eslint-disable no-console -- a fault to look into; the sound stays stored */
import { rms } from "#models/speech/audio.ts";
import { type Dictation, type DictationEvent, makeDictation } from "#models/speech/dictation.ts";
import { makeQuiet } from "#models/speech/quiet.ts";
import { SPEECH } from "#models/speech/segmenter.ts";
import { drained } from "./drained.ts";
import { makeEngineLink } from "./engine.ts";
import { segmentKey } from "../store/sound.ts";
import { reasonOf } from "./reasonOf.ts";
import type { FromListener, Stretch, ToListener } from "./messages.ts";
import { recovered } from "./recovered.ts";
import { makeSoundKeeper } from "./soundKeeper.ts";
import { dropSound } from "./soundStore.ts";
import { loadVad, type Vad } from "./vad.ts";

const tell = (message: FromListener) => postMessage(message);

/** Frames between two words about the level: about ten a second. */
const LEVEL_EVERY = 3;

const engine = makeEngineLink((why) => tell({ type: "undone", why }));
let vads: Promise<() => Vad> | null = null;
let deaf = false;
let listening: ReturnType<typeof listen> | null = null;

const orFail = (why: unknown) => tell({ type: "failed", why: reasonOf(why) });

/** Drops a segment's sound, or tells that the store has failed. */
async function drop(stretch: Stretch, segment: number): Promise<void> {
  try {
    await dropSound([segmentKey(stretch.id, segment)]);
  } catch (why) {
    tell({ type: "unkept", why: reasonOf(why) });
  }
}

/** Nothing was said in its segment: its sound is of no use. */
const isEmpty = (event: DictationEvent) =>
  event.kind === "nothing" || (event.kind === "text" && event.text === "");

/** Tells the page of an event; what cannot be sent or need not be is left out. */
function tellEvent(stretch: string, event: DictationEvent) {
  if (event.kind === "sound") return;
  if (event.kind === "lost") {
    tell({ type: "event", stretch, event: { ...event, why: reasonOf(event.why) } });
  } else {
    tell({ type: "event", stretch, event });
  }
}

function dictate(stretch: Stretch): Dictation {
  const keeper = makeSoundKeeper(
    stretch,
    (why) => tell({ type: "unkept", why: reasonOf(why) }),
    () => Date.now(),
  );

  function take(event: DictationEvent) {
    const { segment } = event;
    if (event.kind === "began") keeper.begin(segment, event.from);
    if (event.kind === "sound") keeper.add(segment, event.samples, event.soFar);
    // It may wait long for its turn.
    if (event.kind === "ended") void keeper.settle(segment);
    if (isEmpty(event)) void keeper.settle(segment).then(() => drop(stretch, segment));
    if (event.kind === "nothing") keeper.end(segment);
    tellEvent(stretch.id, event);
  }

  return makeDictation({
    now: () => performance.now(),
    partials: true,
    early: true,
    tell: take,
    // Whatever happens from here on, it is not lost.
    async kept(segment) {
      await keeper.settle(segment);
      keeper.end(segment);
    },
    transcribe: (samples, about, giveUp) =>
      engine.transcribe(stretch.userId, new Float32Array(samples), about, giveUp),
  });
}

/** Listens until `end`, which resolves when all that was said is written down or lost. */
function listen(stretch: Stretch, frames: MessagePort, begin: () => Vad) {
  let vad = begin();
  const isQuiet = makeQuiet();
  const dictation = dictate(stretch);
  let queue = Promise.resolve();
  let came = 0;
  let count = 0;
  async function hear(frame: Float32Array, isDeaf: boolean) {
    const heard = isDeaf ? frame.fill(0) : frame;
    const probability = isDeaf ? 0 : await vad(heard);
    // Silence ends what was being said; more of it would be taken for a pause of the person.
    if (!isDeaf || dictation.isOpen()) dictation.push(heard, probability);
    if (isQuiet(probability)) vad = begin();
    if (count++ % LEVEL_EVERY === 0)
      tell({ type: "level", level: rms(heard), speech: probability >= SPEECH });
  }
  frames.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    const isDeaf = deaf;
    came++;
    queue = queue.then(() => hear(data, isDeaf)).catch(orFail);
  };
  return {
    stretch: stretch.id,
    async end() {
      await drained(() => came);
      frames.close();
      await queue;
      await dictation.stop();
      tell({ type: "stopped", stretch: stretch.id });
    },
  };
}

async function start(stretch: Stretch, frames: MessagePort) {
  if (!vads) throw new Error("Nothing is loaded.");
  const begin = await vads;
  listening = listen(stretch, frames, begin);
}

/** Stretches that are over and not written down yet. */
const endings = new Map<string, Promise<void>>();

/** The next stretch need not wait until this one is written down: what is said meanwhile would be stored nowhere. */
function stop() {
  if (!listening) return;
  const { stretch, end } = listening;
  listening = null;
  endings.set(
    stretch,
    end()
      .catch(orFail)
      .finally(() => endings.delete(stretch)),
  );
}

async function recover(stretch: Stretch) {
  try {
    // What is on its way already comes first.
    await endings.get(stretch.id);
    for await (const event of recovered(stretch.id, engine)) {
      tellEvent(stretch.id, event);
      if (isEmpty(event)) await drop(stretch, event.segment);
    }
  } catch (why) {
    console.warn("What was said is stored and could not be read", why);
  }
  tell({ type: "stopped", stretch: stretch.id });
}

/** Orders that take time are carried out one after the other; old sound is written down beside them. */
let orders: Promise<void> = Promise.resolve();
let recovering: Promise<void> = Promise.resolve();
function order(work: () => Promise<void> | void) {
  orders = orders.then(work).catch(orFail);
}

addEventListener("message", ({ data }: MessageEvent<ToListener>) => {
  switch (data.type) {
    case "load":
      vads = loadVad(data.vad, data.runtime);
      order(async () => {
        await vads;
        tell({ type: "ready" });
      });
      return;
    case "engine":
      return engine.connect(data.port, data.given);
    case "start":
      return order(() => start(data.stretch, data.frames));
    case "deaf":
      deaf = data.on;
      return;
    case "stop":
      return order(stop);
    case "recover":
      recovering = recovering.then(() => recover(data.stretch));
  }
});
