/* eslint-disable no-console -- a fault to look into; the sound is kept all the same */
import { connect, type Connection, type Told } from "./connection.ts";
import { type Ended, makeTimeline, waitAfter } from "./plan.ts";
import type { Shelf } from "./shelf.ts";

/** What it takes to reach the server. */
export type Line = {
  open(): WebSocket;
  /** The token of the person whose sound it is; null where somebody else, or nobody, is signed in. */
  tokenOf(userId: string): string | null;
  /** From 0 to 1. */
  chance(): number;
  /** Called when the network has come or gone, as far as the browser knows; returns how to stop that. */
  onNetwork(listener: () => void): () => void;
  /** The server says that it writes nothing down. */
  onOff(): void;
};

/** A stretch on its way to the server. */
export type Delivery = {
  /** Resolves when all of it is written down (true), or when the server does not take it (false). */
  done: Promise<boolean>;
  /** Tries now what waits for its time. */
  hurry(): void;
  /** Gives it up for now. */
  end(): void;
};

/** The first time without a word after which a connection is taken for dead; milliseconds. */
const SILENCE_MS = 60_000;

/** A wait that can be cut short. */
function makeWait() {
  let wake: () => void = () => {};
  return {
    wake: () => wake(),
    for: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}

const isSettled = (shelf: Shelf) => shelf.isWhole() && shelf.progress().acked >= shelf.end();

/** The server has written all of it down, whether or not its last word has said so. */
async function finish(shelf: Shelf) {
  const { seq } = shelf.progress();
  if (!isSettled(shelf)) await shelf.settle({ acked: shelf.end(), skip: 0, seq }, null);
}

/**
 * Brings a stretch to the server, over as many connections as it takes. What it cannot bring stays stored.
 * @param turn resolves when this stretch may begin: texts of an answer come in the order in which they were said
 */
export function deliver(shelf: Shelf, told: Told, line: Line, turn: Promise<unknown>): Delivery {
  const wait = makeWait();
  const timeline = makeTimeline();
  let connection: Connection | null = null;
  let over = false;

  /** One connection, from its opening to its end. */
  async function talk(failures: number): Promise<{ ended: Ended; useful: boolean }> {
    const token = line.tokenOf(shelf.userId);
    if (token === null) return { ended: "signedOut", useful: false };
    const { open } = line;
    const silenceMs = SILENCE_MS * (failures + 1);
    try {
      connection = connect(shelf, told, { open, token, answerId: shelf.id, timeline, silenceMs });
      return await connection.ended;
    } catch (why) {
      console.warn("The server could not be called", why);
      return { ended: "lost", useful: false };
    } finally {
      connection = null;
    }
  }

  /** Talks until all that is here now is written down; false where that cannot be. */
  async function bring(): Promise<boolean> {
    for (let failures = 0; !isSettled(shelf); failures++) {
      if (over) return false;
      const { ended, useful } = await talk(failures);
      if (ended === "done") {
        await finish(shelf);
        return true;
      }
      if (ended === "off") line.onOff();
      if (useful) failures = 0;
      const ms = waitAfter(ended, failures, line.chance());
      if (ms === null) return false;
      told.onAway(true);
      await wait.for(ms);
    }
    return true;
  }

  async function run(): Promise<boolean> {
    await turn;
    const stop = line.onNetwork(() => {
      // One that is open may be dead without knowing it; if it is not, another one is soon there.
      connection?.cut();
      wait.wake();
    });
    try {
      do {
        if (!(await bring())) return false;
      } while (await shelf.goOn());
      return true;
    } finally {
      stop();
    }
  }

  return {
    done: run(),
    hurry: wait.wake,
    end() {
      over = true;
      connection?.cut();
      wait.wake();
    },
  };
}
