import {
  type Ack,
  FromTranscriber,
  type Partial,
  TRANSCRIBE_PATH,
  type Transcript,
} from "#models/contract/transcribe.ts";
import { WebSocket } from "ws";

/** A page that speaks over a socket, and what it has heard back. */
export type Speaker = {
  socket: WebSocket;
  transcripts: Transcript[];
  partials: Partial[];
  acks: Ack[];
  /** All transcripts, joined. */
  text(): string;
  start(more?: object): void;
  say(message: unknown): void;
  send(chunk: Uint8Array): void;
  stop(): void;
  /** How the server has closed it. */
  closed: Promise<{ code: number; reason: string }>;
};

/** Opens a socket; rejects with the status with which it was turned away. */
export async function speaker(address: string, token: string, headers = {}): Promise<Speaker> {
  const socket = new WebSocket(`${address.replace(/^http/, "ws")}${TRANSCRIBE_PATH}`, { headers });
  const transcripts: Transcript[] = [];
  const partials: Partial[] = [];
  const acks: Ack[] = [];
  socket.on("message", (data) => {
    const message = FromTranscriber.parse(JSON.parse(String(data)));
    if ("transcript" in message) transcripts.push(message);
    if ("partial" in message) partials.push(message);
    if ("ack" in message) acks.push(message);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on("close", (code, reason) => resolve({ code, reason: String(reason) }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve).once("error", reject);
    socket.once("unexpected-response", (_, { statusCode }) => reject(new Error(`status ${statusCode}`)));
  });
  const say = (message: unknown) => socket.send(JSON.stringify(message));
  return {
    socket,
    transcripts,
    partials,
    acks,
    text: () => transcripts.map(({ transcript }) => transcript).join(" "),
    start: (more = {}) => say({ type: "start", token, format: "webm-opus", ...more }),
    say,
    send: (chunk) => socket.send(chunk),
    stop: () => say({ type: "stop" }),
    closed,
  };
}
