import { SAMPLE_RATE, toPcm16 } from "./audio.ts";

/** A piece of a recording: 16-bit samples at 16 kHz, and their place in the stretch they were spoken in, in samples. */
export type RecordedPiece = { stretch: string; from: number; samples: ArrayBuffer };

/** The part of a WAV file before its samples; everything in it is little-endian. */
const HEAD = 44;

/** The head of a WAV file of 16-bit samples, mono, at 16 kHz. */
export function wavHead(bytes: number): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(HEAD);
  const view = new DataView(head.buffer);
  const letters = (at: number, text: string) =>
    [...text].forEach((letter, i) => view.setUint8(at + i, letter.charCodeAt(0)));
  letters(0, "RIFF");
  view.setUint32(4, HEAD - 8 + bytes, true);
  letters(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  // Plain samples, one channel.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  letters(36, "data");
  view.setUint32(40, bytes, true);
  return head;
}

/** A whole WAV file of that kind. @param samples -1 to 1 */
export function wavOf(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const sound = new Uint8Array(toPcm16(samples).buffer);
  const file = new Uint8Array(HEAD + sound.length);
  file.set(wavHead(sound.length));
  file.set(sound, HEAD);
  return file;
}

/** Pauses are as long as they were, up to this many samples: 3 seconds. Whoever comes back after minutes has paused too. */
const LONGEST_PAUSE = 3 * SAMPLE_RATE;
/** Between two stretches of speaking. */
const BETWEEN = SAMPLE_RATE / 2;

/** Samples of silence before a piece. */
function silenceBefore(piece: RecordedPiece, before: RecordedPiece | undefined): number {
  if (!before) return 0;
  if (before.stretch !== piece.stretch) return BETWEEN;
  const gap = piece.from - before.from - before.samples.byteLength / 2;
  return Math.max(0, Math.min(LONGEST_PAUSE, gap));
}

/**
 * The pieces without what later ones of their stretch have as well: a segment that was cut for its length goes on up to
 * three seconds beyond the place where the next one begins.
 */
function withoutOverlap(pieces: readonly RecordedPiece[]): RecordedPiece[] {
  const begins = new Map<string, number>();
  const fromEnd = [...pieces].reverse().map((piece) => {
    const { stretch, from, samples } = piece;
    const next = begins.get(stretch) ?? Infinity;
    begins.set(stretch, Math.min(next, from));
    const bytes = 2 * Math.max(0, next - from);
    return bytes < samples.byteLength ? { ...piece, samples: samples.slice(0, bytes) } : piece;
  });
  return fromEnd.reverse();
}

/** The parts of a WAV file of these pieces, in their order, with silence where nobody spoke. */
export function wavParts(all: readonly RecordedPiece[]): (ArrayBuffer | Uint8Array<ArrayBuffer>)[] {
  const pieces = withoutOverlap(all).filter(({ samples }) => samples.byteLength > 0);
  const sound = pieces.flatMap((piece, at) => {
    const silence = Math.round(silenceBefore(piece, pieces[at - 1]));
    return silence > 0 ? [new Uint8Array(silence * 2), piece.samples] : [piece.samples];
  });
  const bytes = sound.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return [wavHead(bytes), ...sound];
}
