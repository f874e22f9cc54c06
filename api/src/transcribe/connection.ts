import {
  type EndingName,
  ENDINGS,
  type FromTranscriber,
  SOCKET_LIMITS,
  type StartMessage,
} from "#models/contract/transcribe.ts";
import type { Logger } from "pino";
import type { RawData, WebSocket } from "ws";
import { Unreadable } from "./ebml.ts";
import { makeGate } from "./gate.ts";
import type { Listening } from "./listening.ts";
import { bytesOf, messageOf } from "./messageOf.ts";
import { makePace } from "./pace.ts";

/** One socket, from its opening to its end. */
export type Connection = {
  /** Writes down what was said, then closes. */
  finish(ending: EndingName): Promise<void>;
  close(ending: EndingName): void;
};

/** Where what is heard goes. */
export type Talk = { say(message: FromTranscriber): void; fail(error: unknown): void };

/** Somebody who may speak; `leave` gives the place to the next one. */
export type Admitted = { listening: Listening; isSignedIn(): Promise<boolean>; leave(): void };

/** Lets somebody in, or says why not. */
export type Admit = (
  start: StartMessage,
  connection: Connection,
  talk: Talk,
) => Promise<Admitted | EndingName>;

export type ConnectionOptions = {
  admit: Admit;
  log: Logger;
  /** Milliseconds of an even clock. */
  now(): number;
  /** Between two pings; with each, the token is looked at again. */
  pingMs?: number;
  limits?: { startMs: number; longestMs: number };
};

const PING_MS = 30_000;
/** The other side says goodbye within this time, or is cut off. */
const GOODBYE_MS = 3_000;
/** What is kept of the sound of one socket; the sender waits while it is more. */
const KEPT_MAX_MS = 90_000;
/** Bytes that a peer may leave lying: all text of half an hour is less. */
const UNSENT_MAX = 262_144;
/** A partial text is left out when so many bytes lie there. */
const UNSENT_SOME = 16_384;

type State = "new" | "starting" | "open" | "finishing" | "closed";

/** The socket as it is written to: nothing is said after its end, and nothing to a peer that does not read. */
function makeMouth(socket: WebSocket, log: Logger) {
  return {
    say(message: FromTranscriber): "slow" | "said" {
      const unsent = socket.bufferedAmount;
      if (unsent > UNSENT_MAX) return "slow";
      if (unsent < UNSENT_SOME || !("partial" in message)) socket.send(JSON.stringify(message));
      return "said";
    },
    goodbye(ending: EndingName) {
      const { code, reason } = ENDINGS[ending];
      log.info({ ending }, "a speech socket ends");
      // Without reading, the other side's goodbye would not be seen.
      socket.resume();
      socket.close(code, reason);
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
    },
  };
}

/** Calls `gone` when the other side does not answer a ping. While nothing is read, its answer is not seen. */
function makePulse(socket: WebSocket, isShut: () => boolean, gone: () => void) {
  let answered = true;
  socket.on("pong", () => (answered = true));
  return () => {
    if (!answered && !isShut()) return gone();
    answered = isShut();
    socket.ping();
  };
}

/** Serves one socket. */
export function serveConnection(socket: WebSocket, options: ConnectionOptions): Connection {
  const { admit, log, now, pingMs = PING_MS, limits = SOCKET_LIMITS } = options;
  const gate = makeGate(socket);
  const pace = makePace(now);
  const mouth = makeMouth(socket, log);
  const pulse = makePulse(socket, gate.isShut, () => socket.terminate());
  let admitted: Admitted | null = null;
  let state: State = "new";
  const timers = [
    setTimeout(() => state === "new" && close("noStart"), limits.startMs),
    setTimeout(() => void finish("tooLong"), limits.longestMs),
    setInterval(() => void look(), pingMs),
  ];

  function end() {
    if (state === "closed") return;
    state = "closed";
    timers.forEach(clearTimeout);
    gate.leave();
    admitted?.listening.forget();
    admitted?.leave();
  }

  function close(ending: EndingName) {
    if (state === "closed") return;
    end();
    mouth.goodbye(ending);
  }

  function fail(error: unknown) {
    if (error instanceof Unreadable) return close("notSound");
    log.error({ err: error }, "speech could not be written down");
    close("failed");
  }

  function say(message: FromTranscriber) {
    if (state !== "closed" && mouth.say(message) === "slow") close("slow");
  }

  async function finish(ending: EndingName) {
    if (state === "finishing" || state === "closed") return;
    state = "finishing";
    await admitted?.listening.stop();
    close(ending);
  }

  async function look() {
    pulse();
    if (admitted && !(await admitted.isSignedIn())) close("signedOut");
  }

  /** Meanwhile it may have been closed from either side. */
  const isStarting = () => state === "starting" && socket.readyState === socket.OPEN;

  async function start(message: StartMessage) {
    state = "starting";
    socket.pause();
    const result = await admit(message, { finish, close }, { say, fail });
    if (typeof result === "string") return close(result);
    if (!isStarting()) return result.leave();
    admitted = result;
    state = "open";
    socket.resume();
  }

  function hear(chunk: Uint8Array) {
    if (!admitted) return close("badMessage");
    const { listening } = admitted;
    pace.take(chunk.length, listening.hear(chunk));
    gate.shutUntil(() => !pace.isOver() && listening.keptMs() <= KEPT_MAX_MS);
  }

  function take(data: RawData, isBinary: boolean): void | Promise<void> {
    if (state === "closed" || state === "finishing") return;
    if (isBinary) return hear(bytesOf(data));
    const message = messageOf(data);
    if (message?.type === "start" && state === "new") return start(message);
    if (message?.type === "stop" && state === "open") return finish("done");
    close("badMessage");
  }

  let last: Promise<void> = Promise.resolve();
  socket.on("message", (data, isBinary) => {
    last = last.then(() => take(data, isBinary)).catch(fail);
  });
  // A frame that is too big or broken has been answered by the layer below; a lost connection needs no answer.
  socket.on("error", (err) => log.debug({ err }, "a speech socket was cut"));
  socket.on("close", end);
  return { finish, close };
}
