import { rms } from "#models/speech/audio.ts";
import { type Dictation, type DictationEvent, makeDictation } from "#models/speech/dictation.ts";
import { makeQuiet } from "#models/speech/quiet.ts";
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
let listening: { end(): Promise<void> } | null = null;

const orTell = (work: Promise<unknown>) =>
  void work.catch((why: unknown) => tell({ type: "unkept", why: reasonOf(why) }));

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
  /** The segment whose end was told last: final texts are asked for in that order. */
  const ended: number[] = [];
  const drop = (segment: number) => orTell(dropSound([segmentKey(stretch.id, segment)]));

  function take(event: DictationEvent) {
    const { segment } = event;
    if (event.kind === "began") keeper.begin(segment, event.from);
    if (event.kind === "sound") keeper.add(segment, event.samples);
    if (event.kind === "ended") ended.push(segment);
    if (event.kind === "nothing") {
      orTell(keeper.settle(segment).then(() => drop(segment)));
    }
    if (event.kind === "text" && event.text === "") drop(segment);
    tellEvent(stretch.id, event);
  }

  return makeDictation({
    now: () => performance.now(),
    partials: true,
    tell: take,
    async transcribe(samples, about, giveUp) {
      // It is stored before it is written down: whatever happens now, it is not lost.
      const segment = about.partial ? undefined : ended.shift();
      if (segment !== undefined) {
        await keeper.settle(segment);
        keeper.end(segment);
      }
      return engine.transcribe(new Float32Array(samples), about, giveUp);
    },
  });
}

/** Listens until `end`, which resolves when all that was said is written down or lost. */
function listen(stretch: Stretch, frames: MessagePort, begin: () => Vad) {
  let vad = begin();
  const isQuiet = makeQuiet();
  const dictation = dictate(stretch);
  let queue = Promise.resolve();
  let count = 0;
  async function hear(frame: Float32Array, isDeaf: boolean) {
    const heard = isDeaf ? frame.fill(0) : frame;
    const probability = isDeaf ? 0 : await vad(heard);
    dictation.push(heard, probability);
    if (isQuiet(probability)) vad = begin();
    if (count++ % LEVEL_EVERY === 0) tell({ type: "level", level: rms(heard), speech: probability >= 0.5 });
  }
  frames.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    const isDeaf = deaf;
    queue = queue
      .then(() => hear(data, isDeaf))
      .catch((why: unknown) => tell({ type: "failed", why: reasonOf(why) }));
  };
  return {
    async end() {
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

async function recover(stretch: Stretch) {
  for await (const event of recovered(stretch.id, engine)) tellEvent(stretch.id, event);
  tell({ type: "stopped", stretch: stretch.id });
}

/** Orders that take time are carried out one after the other. */
let orders: Promise<void> = Promise.resolve();
function order(work: () => Promise<void>) {
  orders = orders.then(work).catch((why: unknown) => tell({ type: "failed", why: reasonOf(why) }));
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
    case "stop": {
      return order(async () => {
        const ending = listening?.end();
        listening = null;
        await ending;
      });
    }
    case "recover":
      return order(() => recover(data.stretch));
  }
});
