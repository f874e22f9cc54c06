import type { Listening, SpokenTold } from "../../../ports.ts";
import { segmentKey } from "../../store/sound.ts";
import type { Stretch } from "../messages.ts";
import { textsOf } from "./chunkStore.ts";
import { makeHeld } from "../held.ts";
import { deliver, type Delivery, type Line } from "./delivery.ts";
import { openRecording, recordingFormat } from "./recording.ts";
import { leftShelf, openShelf, type Shelf } from "./shelf.ts";
import { makeTeller, type Teller } from "./teller.ts";

/** A stretch that is on its way to the server. */
type Active = { stretch: Stretch; shelf: Shelf; delivery: Delivery; teller: Teller; told: SpokenTold };

/** Whoever waits for a text waits no longer once the server is away, or says nothing; milliseconds. */
const PATIENCE = { lookMs: 500, awayMs: 3_000, quietMs: 90_000 } as const;

/** Resolves with true when all is written down, with false when that may take long. */
function written({ shelf, delivery }: Active, isAway: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    let [awayFor, quietFor] = [0, 0];
    const stop = shelf.onChange(() => (quietFor = 0));
    const timer = setInterval(() => {
      awayFor = isAway() ? awayFor + PATIENCE.lookMs : 0;
      quietFor += PATIENCE.lookMs;
      if (awayFor >= PATIENCE.awayMs || quietFor >= PATIENCE.quietMs) end(false);
    }, PATIENCE.lookMs);
    function end(isWritten: boolean) {
      clearInterval(timer);
      stop();
      resolve(isWritten);
    }
    void delivery.done.then(end);
  });
}

/** The same work, begun when the one before has ended, well or not. */
function inTurn<A extends unknown[], T>(work: (...args: A) => Promise<T>) {
  let last: Promise<unknown> = Promise.resolve();
  return (...args: A): Promise<T> => {
    const next = last.then(
      () => work(...args),
      () => work(...args),
    );
    last = next;
    return next;
  };
}

/** Stretches that the server writes down, one after the other. */
export function makeServerStep(line: Line, now: () => number, held = makeHeld(undefined)) {
  const active = new Map<string, Active>();
  let away = false;
  /** Resolves when the stretches so far have had their turn. */
  let turn: Promise<unknown> = Promise.resolve();

  function setAway(next: boolean) {
    if (next === away) return;
    away = next;
    for (const { told } of active.values()) told.onAway(away);
  }

  function send(stretch: Stretch, shelf: Shelf, told: SpokenTold): Active {
    // Another tab that sent it as well would cut this one's connection off.
    const holding = held.hold(shelf.id);
    const teller = makeTeller(shelf.id, told, setAway);
    const delivery = deliver(shelf, teller, line, turn);
    turn = delivery.done;
    const own = { stretch, shelf, delivery, teller, told };
    active.set(shelf.id, own);
    if (away) told.onAway(true);
    void delivery.done.then((isWritten) => {
      void holding.then((release) => release());
      active.delete(shelf.id);
      if (isWritten) teller.end();
      if (active.size === 0) away = false;
      // Who still speaks to a server that takes nothing must know.
      own.told.onAway(!isWritten && !shelf.isWhole());
    });
    return own;
  }

  async function settle(one: Active): Promise<void> {
    if (!(await written(one, () => away))) one.teller.lose(one.shelf.progress().seq + 1);
  }

  /** What is left of a stretch, on its way; null where there is nothing to send. */
  async function begin(stretch: Stretch, told: SpokenTold): Promise<{ one: Active | null; texts: number }> {
    const running = active.get(stretch.id) ?? null;
    running?.teller.change(told);
    if (running) running.told = told;
    const texts = await textsOf(stretch.id);
    for (const { segment, text, times } of texts) {
      told.onText({ segment: segmentKey(stretch.id, segment), text, times });
    }
    running?.delivery.hurry();
    const shelf = running ? null : await leftShelf(stretch, { now, onUnkept: () => told.onUnkept() });
    return { one: shelf ? send(stretch, shelf, told) : running, texts: texts.length };
  }

  /** One after the other: two pages that come back to a stretch at once must not both send it. */
  const beginInTurn = inTurn(begin);

  return {
    /** Opens the microphone and has the server write down what it hears. @throws NoMicrophone */
    async listen(stretch: Stretch, told: SpokenTold): Promise<Listening> {
      const format = recordingFormat();
      const shelf = openShelf(stretch, format, { now, onUnkept: () => told.onUnkept() });
      const { deviceId, onUnplugged: onLost, onMuted, onLevel } = told;
      // Nothing more is heard where there is no room for it any more.
      const onChunk = (bytes: Uint8Array<ArrayBuffer>) => void (shelf.put(bytes) || told.onBroken());
      const recording = await openRecording({ format, deviceId, onLost, onMuted, onLevel, onChunk });
      const own = send(stretch, shelf, told);
      return {
        label: recording.label,
        deaf: recording.deaf,
        async stop() {
          await recording.end();
          await shelf.close();
          const { acked, seq } = shelf.progress();
          if (acked < shelf.end()) own.teller.wait(seq + 1);
          await settle(own);
        },
      };
    },
    /**
     * Has the server write down what a stretch has left behind; texts that are here already are told at once.
     * @returns false where the stretch has left nothing for the server
     */
    async recover(stretch: Stretch, told: SpokenTold): Promise<boolean> {
      const { one, texts } = await beginInTurn(stretch, told);
      if (one) await settle(one);
      return one !== null || texts > 0;
    },
    /** Forgets what is on its way of an attempt. */
    async drop(attemptId: string): Promise<void> {
      const own = [...active.values()].filter(({ stretch }) => stretch.attemptId === attemptId);
      for (const { delivery } of own) delivery.end();
      await Promise.all(own.map(({ shelf }) => shelf.discard()));
    },
  };
}

export type ServerStep = ReturnType<typeof makeServerStep>;
