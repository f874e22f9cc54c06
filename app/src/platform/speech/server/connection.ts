/* eslint-disable no-console -- a fault to look into; the sound is kept all the same */
import {
  endingOf,
  type FromTranscriber as Message,
  FromTranscriber,
  type Partial,
  type StartMessage,
  type Transcript,
} from "#models/contract/transcribe.ts";
import type { SpeechTimes } from "../../../ports.ts";
import { after, type Ended, openingOf, type Opening, type Timeline } from "./plan.ts";
import type { Written } from "./chunkStore.ts";
import type { Shelf } from "./shelf.ts";

/** What is told of a stretch while the server writes it down. */
export type Told = {
  /** What is being said, number `seq`; it comes again as a text. */
  onPartial(seq: number, partial: Partial): void;
  /** A text, once and for all; it is stored already. `times` null: the server does not say when it was spoken. */
  onText(seq: number, text: string, times: SpeechTimes | null): void;
  /** Whether the server cannot be reached at this moment. */
  onAway(away: boolean): void;
};

/** One connection to the server. */
export type Connection = {
  /** Resolves when it has ended; `useful`: something was settled by it. */
  ended: Promise<{ ended: Ended; useful: boolean }>;
  /** Cuts it: what was sent and not acknowledged is sent again by the next one. */
  cut(): void;
};

export type ConnectionOptions = {
  open(): WebSocket;
  token: string;
  /** Another connection of the same person with the same id takes the place of this one. */
  answerId: string;
  timeline: Timeline;
  /** Milliseconds without a word from the server after which the connection is taken for dead. */
  silenceMs: number;
};

/** A connection that is not open by then will not open; milliseconds. */
const OPEN_MS = 15_000;
/** What may lie unsent in the socket, in bytes, and unacknowledged at the server, in chunks: a minute and a half. */
const UNSENT_MOST = 200_000;
const AHEAD_MOST = 60;
const LOOK_MS = 250;

/** Ends a connection that says nothing; one on a phone that has changed its network is not told that it is dead. */
function makeWatch(cut: () => void, waits: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function within(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => (waits() ? cut() : within(ms)), ms);
  }
  return {
    within,
    end: () => clearTimeout(timer),
  };
}

/** Sends a stretch's chunks, one after the other, then `stop`. `onFault`: they cannot be read. */
function makeSender(
  socket: WebSocket,
  shelf: Shelf,
  { header, first }: Opening,
  onFault: (why: unknown) => void,
) {
  let next = first;
  let running = false;
  let stopped = false;
  let look: ReturnType<typeof setTimeout> | undefined;

  const isOpen = () => socket.readyState === socket.OPEN;
  const mustWait = () => socket.bufferedAmount > UNSENT_MOST || next - shelf.progress().acked >= AHEAD_MOST;

  async function sendNext() {
    const bytes = await shelf.read(next);
    if (!isOpen()) return;
    // What has gone meanwhile was settled.
    if (bytes) socket.send(bytes);
    next++;
  }

  async function sendAll() {
    while (isOpen() && next < shelf.end() && !mustWait()) await sendNext();
    running = false;
    if (!isOpen() || stopped) return;
    if (next < shelf.end()) {
      clearTimeout(look);
      look = setTimeout(go, LOOK_MS);
    } else if (shelf.isWhole()) {
      stopped = true;
      socket.send(JSON.stringify({ type: "stop" }));
    }
  }

  function go() {
    if (running || !isOpen()) return;
    running = true;
    sendAll().catch(onFault);
  }

  return {
    begin(start: StartMessage) {
      socket.send(JSON.stringify(start));
      const bytes = header ? shelf.header() : null;
      if (bytes) socket.send(bytes);
      go();
    },
    go,
    /** Whether the server owes a word: where it is not even open, or has chunks that are not settled. */
    waits: () => !isOpen() || stopped || next > shelf.progress().acked,
    end: () => clearTimeout(look),
  };
}

function messageOf(data: unknown): Message | null {
  if (typeof data !== "string") return null;
  try {
    return FromTranscriber.parse(JSON.parse(data));
  } catch {
    return null; // A newer server may say more than we know.
  }
}

/** Takes what the server says, one message after the other. */
function makeTaker(shelf: Shelf, told: Told, opening: Opening, timeline: Timeline, settled: () => void) {
  timeline.begin();
  let last: Promise<void> = Promise.resolve();
  let useful = false;

  const writtenOf = ({ transcript: text, spoken }: Transcript): Written => ({
    text,
    times: timeline.timesOf(spoken),
  });

  async function take(message: Message) {
    if ("partial" in message) return told.onPartial(shelf.progress().seq + 1, message);
    const before = shelf.progress();
    const written = "transcript" in message && message.seq > before.seq ? writtenOf(message) : null;
    const next = after(before, opening, message);
    if (written === null && next.acked === before.acked) return;
    useful = true;
    await shelf.settle(next, written);
    if (written !== null) told.onText(next.seq, written.text, written.times);
    settled();
  }

  return {
    take: (message: Message) => void (last = last.then(() => take(message))),
    /** Resolves when all is taken; whether anything was settled. */
    all: () => last.then(() => useful),
  };
}

/** Opens a connection, and sends what the shelf has and gets until either side ends it. @throws where it cannot */
export function connect(shelf: Shelf, told: Told, options: ConnectionOptions): Connection {
  const { token, answerId, timeline, silenceMs } = options;
  const opening = openingOf(shelf.progress(), shelf.format);
  const socket = options.open();
  let end: (how: Ended) => void = () => {};
  const ended = new Promise<Ended>((resolve) => (end = resolve));

  function cut() {
    socket.close();
    end("lost");
  }

  const sender = makeSender(socket, shelf, opening, (why) => {
    console.warn("What was said could not be read", why);
    cut();
  });
  const taker = makeTaker(shelf, told, opening, timeline, sender.go);
  const watch = makeWatch(cut, () => sender.waits());
  const stopListening = shelf.onChange(sender.go);
  watch.within(OPEN_MS);
  socket.onopen = () => {
    const { format, language } = shelf;
    told.onAway(false);
    sender.begin({ type: "start", token, format, language, answerId, ...opening.start });
    watch.within(silenceMs);
  };
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    watch.within(silenceMs);
    const message = messageOf(data);
    if (message) taker.take(message);
  };
  // Its end follows, and says all there is to know.
  socket.onerror = () => {};
  socket.onclose = ({ code }) => end(endingOf(code) ?? "lost");

  async function afterEnd() {
    const how = await ended;
    watch.end();
    sender.end();
    stopListening();
    socket.onmessage = null;
    return { ended: how, useful: await taker.all() };
  }
  return { ended: afterEnd(), cut };
}
