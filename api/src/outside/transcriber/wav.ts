import { SAMPLE_RATE, toPcm16 } from "#models/speech/audio.ts";

/** Bytes of a header of the plain kind. */
const HEADER = 44;

/** A WAV file of 16 bits, mono, 16 kHz. @param samples -1 to 1 */
export function wavOf(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const pcm = toPcm16(samples);
  const bytes = new Uint8Array(HEADER + pcm.length * 2);
  const view = new DataView(bytes.buffer);
  const name = (at: number, text: string) =>
    [...text].forEach((c, i) => view.setUint8(at + i, c.charCodeAt(0)));
  name(0, "RIFF");
  view.setUint32(4, HEADER - 8 + pcm.length * 2, true);
  name(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // plain samples
  view.setUint16(22, 1, true); // one channel
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  name(36, "data");
  view.setUint32(40, pcm.length * 2, true);
  pcm.forEach((sample, i) => view.setInt16(HEADER + i * 2, sample, true));
  return bytes;
}
