import { WEBM_MAGIC } from "#models/contract/transcribe.ts";
import { Unreadable } from "./ebml.ts";
import type { OpusToSound } from "./opus.ts";
import { packetSamples } from "./opusPacket.ts";
import { makeWebm } from "./webm.ts";

/** Sound that has come and is not decoded yet, so that what waits is small. `read` throws `Unreadable`. */
export type Piece = { samples: number; read(): Float32Array };

/** What one chunk brings. */
export type Chunk = {
  pieces: Piece[];
  /** Samples between the end of the chunk before and the first sound that begins in this chunk. */
  lead: number;
  /** It begins another recording: what was said before has ended. */
  another: boolean;
};

/** Takes chunks as they come. Throws `Unreadable` for what is not the sound that was announced. */
export type Recording = { push(chunk: Uint8Array): Chunk };

/** Raw samples are decoded a part at a time, as long as a packet of Opus can be: 120 ms. */
const PART_BYTES = 3_840;

function pcmPiece(bytes: Uint8Array): Piece {
  const samples = bytes.length / 2;
  function read(): Float32Array {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const sound = new Float32Array(samples);
    for (let i = 0; i < samples; i++) sound[i] = view.getInt16(i * 2, true) / 32_768;
    return sound;
  }
  return { samples, read };
}

/** Whole samples, 16 bits, little-endian, at 16 kHz. */
function pcmRecording(): Recording {
  return {
    push(chunk) {
      if (chunk.length % 2 !== 0) throw new Unreadable("half a sample");
      const starts = Array.from({ length: Math.ceil(chunk.length / PART_BYTES) }, (_, i) => i * PART_BYTES);
      const pieces = starts.map((at) => pcmPiece(chunk.subarray(at, at + PART_BYTES)));
      return { pieces, lead: 0, another: false };
    },
  };
}

function opusPiece(packet: Uint8Array, decoder: OpusToSound): Piece {
  const samples = packetSamples(packet);
  if (samples === null) throw new Unreadable("a packet that is not Opus");
  return { samples, read: () => decoder.decode(packet) };
}

const beginsFile = (chunk: Uint8Array) => WEBM_MAGIC.every((byte, i) => chunk[i] === byte);

/** What MediaRecorder gives out. Where `resent`, its first chunk is a header and the next one begins anywhere. */
function webmRecording(decoder: OpusToSound, resent: boolean): Recording {
  let webm = makeWebm();
  let chunks = 0;
  return {
    push(chunk) {
      const another = chunks > 0 && beginsFile(chunk);
      if (another) webm = makeWebm();
      else if (resent && chunks === 1) webm.seek();
      chunks++;
      const cut = !another && webm.inBlock() && !(resent && chunks === 2);
      const pieces = webm.push(chunk).map((packet) => opusPiece(packet, decoder));
      return { pieces, lead: cut ? (pieces[0]?.samples ?? 0) : 0, another };
    },
  };
}

/** A reader of chunks, of raw samples where there is no decoder; `resent`: they were sent over an earlier socket before. */
export const makeRecording = (decoder: OpusToSound | null, resent: boolean): Recording =>
  decoder === null ? pcmRecording() : webmRecording(decoder, resent);
