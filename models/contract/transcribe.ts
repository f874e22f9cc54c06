import * as z from "zod/mini";
import { Id, whole } from "../entities/basics.ts";

/*
 * The socket at which the server writes down what is said.
 *
 * The page's first message is `start`; then every binary message is one chunk of sound, in order. A chunk of `webm-opus`
 * is what MediaRecorder has given out, as it is; one of `pcm-s16le-16k` is whole samples, little-endian, mono. The server
 * sends `Transcript` for what is settled, `Partial` for what is being said, `Ack` for silence. `stop` has the rest written
 * down, then the server closes with 1000.
 *
 * After a lost connection the page goes on where it stopped, with nothing lost and nothing written twice: it keeps each
 * chunk until it is acknowledged, connects again, sends `start` with the last `seq` and `skip` it has seen, and the chunks
 * after `ack` once more. For WebM, `webmStart` of that recording goes first, as a message (and so a chunk) of its own.
 * Sound recorded since follows as a new recording: a chunk that begins with a WebM header begins one. Whoever keeps no
 * chunks leaves `skip` out.
 */

/** Address of the socket. */
export const TRANSCRIBE_PATH = "/ws/transcribe";

/** What the chunks hold. */
export const SoundFormat = z.enum(["webm-opus", "pcm-s16le-16k"]);
export type SoundFormat = z.infer<typeof SoundFormat>;

/** Length of a chunk that the page sends, milliseconds (SPEC section 9); any length is taken. */
export const CHUNK_MS = 1_500;

/** What can be spoken. Every engine writes down English; Hindi only one that is a speech service. */
export const SpokenLanguage = z.enum(["en", "hi"]);
export type SpokenLanguage = z.infer<typeof SpokenLanguage>;

const Count = whole(0, 1_000_000_000);

/** The first message, within `SOCKET_LIMITS.startMs`. */
export const StartMessage = z.object({
  type: z.literal("start"),
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/)),
  format: SoundFormat,
  /** Left out: English. */
  language: z.optional(SpokenLanguage),
  /** A newer socket for the same answer of the same person takes the place of the older one. */
  answerId: z.optional(Id),
  /** Number of the last transcript that the page has; counting goes on from there. */
  from: z.optional(Count),
  /** Chunks of an earlier socket follow; so many milliseconds of the first one after `ack` are written down already. */
  skip: z.optional(Count),
});
export type StartMessage = z.infer<typeof StartMessage>;

/** Nothing more is said. */
export const StopMessage = z.object({ type: z.literal("stop") });

/** Text messages of the page. */
export const ToTranscriber = z.discriminatedUnion("type", [StartMessage, StopMessage]);
export type ToTranscriber = z.infer<typeof ToTranscriber>;

/**
 * How far everything is settled: the first `ack` chunks of this socket are of no more use, and `skip` milliseconds of the
 * one after them.
 */
export const Ack = z.object({ ack: Count, skip: Count });
export type Ack = z.infer<typeof Ack>;

/**
 * When a text was spoken, in milliseconds of its socket's sound: from the first speech to the last, and how much of that
 * was speech. What lies between two sockets is not known.
 */
export const SpokenAt = z.object({ from: Count, to: Count, talk: Count });
export type SpokenAt = z.infer<typeof SpokenAt>;

/**
 * New text that never changes: append it to what is there, with a space between. It begins and ends without one.
 * `seq` counts the transcripts of an answer from 1. Older servers do not say when it was spoken.
 */
export const Transcript = z.extend(Ack, {
  transcript: z.string(),
  seq: Count,
  final: z.literal(true),
  spoken: z.optional(SpokenAt),
});
export type Transcript = z.infer<typeof Transcript>;

/** What is being said, to be shown and not to be kept: all of it comes again in the next transcript. */
export const Partial = z.object({
  partial: z.string(),
  /** So many characters of it will stand in the transcript just so. */
  firm: Count,
});
export type Partial = z.infer<typeof Partial>;

/** Messages of the server. */
export const FromTranscriber = z.union([Transcript, Partial, Ack]);
export type FromTranscriber = z.infer<typeof FromTranscriber>;

/** What a socket may do. */
export const SOCKET_LIMITS = {
  /** From the connection to `start`. */
  startMs: 5_000,
  /** One message; a bigger one is answered with 1009. Chunks of 1.5 s have up to 48 kB. */
  frameBytes: 262_144,
  /** A socket's life; then what was said is written down and the page connects again. */
  longestMs: 30 * 60_000,
  /** Sound is taken in at most so many times as fast as it was spoken… */
  pace: 3,
  /** …after a first part that may come at once. Faster is slowed down, not refused. */
  burstMs: 120_000,
  socketsPerPerson: 2,
  /** Of one server. */
  sockets: 40,
} as const;

/** When the page may try again with what it has kept; `never`: not with this token, or not with this sound. */
type Again = "now" | "later" | "never";

type Ending = { code: number; reason: string; again: Again };

/** How the server ends a socket: its close code, the reason it gives (at most 123 bytes), and what helps. */
export const ENDINGS = {
  /** After `stop`: all text has been sent. */
  done: { code: 1000, reason: "All is written down.", again: "never" },
  /** The server stops; another takes over. */
  going: { code: 1001, reason: "The server is being restarted.", again: "now" },
  /** Sent by the WebSocket layer itself. */
  tooBig: { code: 1009, reason: "", again: "never" },
  badMessage: { code: 4400, reason: "This message is not one of the protocol's.", again: "never" },
  /** No token that is valid, at the start or since. */
  signedOut: { code: 4401, reason: "You are not signed in any more.", again: "never" },
  noStart: { code: 4408, reason: "The start message did not come in time.", again: "now" },
  replaced: { code: 4409, reason: "This answer is being spoken over a newer connection.", again: "never" },
  tooLong: {
    code: 4413,
    reason: "This connection has lasted 30 minutes. Connect again to go on.",
    again: "now",
  },
  notSound: { code: 4415, reason: "These chunks are not the sound they were said to be.", again: "never" },
  language: { code: 4416, reason: "This server writes down English only.", again: "never" },
  tooMany: { code: 4429, reason: "You are speaking over two other connections.", again: "later" },
  tooOften: {
    code: 4430,
    reason: "You have opened too many connections in a short time.",
    again: "later",
  },
  spent: {
    code: 4431,
    reason: "You have spoken for three hours in a day. The server writes down more tomorrow.",
    again: "later",
  },
  failed: { code: 4500, reason: "What was said could not be written down just now.", again: "later" },
  off: { code: 4503, reason: "This server does not write down speech.", again: "never" },
  full: { code: 4508, reason: "Too many people are speaking to this server just now.", again: "later" },
  slow: { code: 4509, reason: "What was sent is not being taken.", again: "now" },
} as const satisfies Record<string, Ending>;

export type EndingName = keyof typeof ENDINGS;

/** What a close code says; null for one that is not the server's own, such as 1006: the connection was lost. */
export function endingOf(code: number): EndingName | null {
  const names = Object.keys(ENDINGS) as EndingName[];
  return names.find((name) => ENDINGS[name].code === code) ?? null;
}

/** Id of the element with which sound begins in a WebM file, the Cluster. */
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75];

/** First bytes of every WebM file. */
export const WEBM_MAGIC = [0x1a, 0x45, 0xdf, 0xa3] as const;

/**
 * What of a recording's first chunk has to be sent before later chunks when these are sent again: its header without
 * its sound.
 */
export function webmStart(firstChunk: Uint8Array): Uint8Array {
  const at = firstChunk.findIndex((_, i) => CLUSTER.every((byte, k) => firstChunk[i + k] === byte));
  return at < 0 ? firstChunk : firstChunk.subarray(0, at);
}
