import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import {
  type EndingName,
  endingOf,
  SOCKET_LIMITS,
  type StartMessage,
  TRANSCRIBE_PATH,
} from "#models/contract/transcribe.ts";
import { Problem } from "#models/contract/problem.ts";
import { type WebSocket, WebSocketServer } from "ws";
import { whoIs } from "../accounts/actions.ts";
import type { Deps } from "../deps.ts";
import type { LimitName } from "../http/limits.ts";
import { hashToken } from "../http/signedIn.ts";
import type { Opened } from "../outside/transcriber/open.ts";
import type { Speech } from "../outside/transcriber/port.ts";
import { makeAllowance } from "./allowance.ts";
import { type Admitted, type Connection, type ConnectionOptions, serveConnection } from "./connection.ts";
import type { SpeechFigures } from "./figures.ts";
import { type Listening, makeListening } from "./listening.ts";
import { makeOpusToSound, type OpusToSound } from "./opus.ts";
import { isOwnOrigin } from "./origin.ts";
import { makePlaces } from "./places.ts";
import { makeRecording } from "./recording.ts";

/** The room in which the server writes down what is said. */
export type TranscribeRoom = {
  /** For the HTTP server's event of that name: takes the socket, or answers it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Takes nobody in any more; what was said is written down, for so many milliseconds at most. */
  stop(patienceMs: number): Promise<void>;
};

export type RoomOptions = {
  deps: Deps;
  speech: Opened;
  figures: SpeechFigures;
  /** For tests: other times. */
  times?: Pick<ConnectionOptions, "pingMs" | "limits">;
};

type Talk = Parameters<ConnectionOptions["admit"]>[2];

/** Connections that have not said yet who they are. */
const STRANGERS_MAX = 100;
/** Of the time to stop: for the other side's goodbye. */
const GOODBYE_MS = 500;

const sleep = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms).unref());

function answer(socket: Duplex, status: number) {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Who has that token, or null; throws where that cannot be found out. */
async function personOf(deps: Deps, tokenHash: string) {
  try {
    return await whoIs(deps, tokenHash);
  } catch (error) {
    if (error instanceof Problem && error.code === "invalid_token") return null;
    throw error;
  }
}

/** Whether a person keeps within a limit, so many points more counted. */
async function isWithin({ limits }: Deps, limit: LimitName, userId: string, points = 1): Promise<boolean> {
  try {
    await limits.take(limit, userId, points);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "too_many") return false;
    throw error;
  }
}

/** The same, its sound counted against what that person may have written down in a day; one second is counted already. */
function counted(
  listening: Listening,
  deps: Deps,
  userId: string,
  connection: Connection,
): Admitted["listening"] {
  const allowance = makeAllowance({
    charge: (seconds) => isWithin(deps, "speech", userId, seconds),
    onSpent: () => void connection.finish("spent"),
    onFault: (err) => deps.log.warn({ err }, "seconds of speech could not be counted"),
    countedMs: 1_000,
  });
  return {
    ...listening,
    hear(chunk) {
      const ms = listening.hear(chunk);
      allowance.use(ms);
      return ms;
    },
    forget() {
      allowance.end();
      listening.forget();
    },
  };
}

/** Lets people in, each to a place of their own. */
function makeAdmission({ deps, figures }: RoomOptions, speech: Speech): ConnectionOptions["admit"] {
  const places = makePlaces(figures.sockets);
  const measured = { detector: speech.detector, transcriber: figures.measured(speech) };

  async function isSignedIn(tokenHash: string): Promise<boolean> {
    try {
      return (await personOf(deps, tokenHash)) !== null;
    } catch (err) {
      deps.log.warn({ err }, "a speaker's session could not be looked at");
      return true; // It is looked at again with the next ping.
    }
  }

  function listeningTo({ skip, from, language }: StartMessage, decoder: OpusToSound | null, talk: Talk) {
    const recording = makeRecording(decoder, skip !== undefined);
    const how = { language, skipMs: skip ?? 0, from: from ?? 0, now: () => performance.now() };
    return makeListening({ speech: measured, recording, owner: deps.ids.make(), ...how, ...talk });
  }

  return async (start, connection, talk): Promise<Admitted | EndingName> => {
    const tokenHash = hashToken(start.token);
    const person = await personOf(deps, tokenHash);
    if (!person) return "signedOut";
    const { userId } = person;
    if (!speech.languages.includes(start.language ?? "en")) return "language";
    // Connections no more often than words can need them, and no more words than a day has.
    if (!(await isWithin(deps, "sockets", userId))) return "tooOften";
    if (!(await isWithin(deps, "speech", userId))) return "spent";
    const leave = places.take({ userId, answerId: start.answerId, close: connection.close });
    if (typeof leave === "string") return leave;
    try {
      const decoder = start.format === "webm-opus" ? await makeOpusToSound() : null;
      const end = () => {
        decoder?.free();
        leave();
      };
      const listening = counted(listeningTo(start, decoder, talk), deps, userId, connection);
      return { listening, leave: end, isSignedIn: () => isSignedIn(tokenHash) };
    } catch (error) {
      leave();
      throw error;
    }
  };
}

/** The room. Nothing of speech is loaded before somebody speaks. */
export function makeTranscribeRoom(options: RoomOptions): TranscribeRoom {
  const { deps, speech, figures, times } = options;
  const { frameBytes, sockets: most } = SOCKET_LIMITS;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: frameBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const open = new Map<WebSocket, Connection>();
  const admit =
    speech.name === "off" ? async (): Promise<EndingName> => "off" : makeAdmission(options, speech);
  let stopping = false;

  /** The status with which a socket is turned away, or null. */
  function refusal(request: IncomingMessage): number | null {
    if (request.url !== TRANSCRIBE_PATH) return 404;
    if (!isOwnOrigin(request, deps.env.publicUrl)) return 403;
    return stopping || open.size >= most + STRANGERS_MAX ? 503 : null;
  }

  function serve(socket: WebSocket) {
    const log = deps.log.child({ socket: deps.ids.make().slice(0, 8) });
    const connection = serveConnection(socket, { admit, log, now: () => performance.now(), ...times });
    open.set(socket, connection);
    socket.on("close", (code) => {
      open.delete(socket);
      figures.ended(endingOf(code) ?? "lost");
    });
    if (speech.name === "off") connection.close("off");
  }

  return {
    upgrade(request, socket, head) {
      // Whoever goes away in the middle of the handshake is no fault of ours.
      socket.on("error", (err) => deps.log.debug({ err }, "a connection was cut"));
      const status = refusal(request);
      if (status !== null) answer(socket, status);
      else server.handleUpgrade(request, socket, head, serve);
    },
    async stop(patienceMs) {
      stopping = true;
      const finished = Promise.all([...open.values()].map((one) => one.finish("going")));
      await Promise.race([finished, sleep(Math.max(0, patienceMs - GOODBYE_MS))]);
      for (const one of open.values()) one.close("going");
      const deadline = performance.now() + GOODBYE_MS;
      while (open.size > 0 && performance.now() < deadline) await sleep(20);
      for (const socket of open.keys()) socket.terminate();
    },
  };
}
