/** Lengths of one frame in samples at 48 kHz, by the configuration in a packet's first byte (RFC 6716, section 3.1). */
const FRAME_48K = [
  ...[480, 960, 1_920, 2_880],
  ...[480, 960, 1_920, 2_880],
  ...[480, 960, 1_920, 2_880],
  ...[480, 960, 480, 960],
  ...[120, 240, 480, 960],
  ...[120, 240, 480, 960],
  ...[120, 240, 480, 960],
  ...[120, 240, 480, 960],
] as const;

/** The longest packet: 120 ms. */
const LONGEST_48K = 5_760;
/** The most that one frame may have, in bytes. */
const FRAME_MAX = 1_275;

/** A length in one or two bytes (section 3.2.1). */
function frameLength(packet: Uint8Array, at: number): { length: number; bytes: number } | null {
  const first = packet[at];
  if (first === undefined) return null;
  if (first < 252) return { length: first, bytes: 1 };
  const second = packet[at + 1];
  return second === undefined ? null : { length: second * 4 + first, bytes: 2 };
}

/** Bytes of padding, its own lengths included, that begin at `at`; null where they are cut. */
function padding(packet: Uint8Array, at: number): { before: number; after: number } | null {
  let after = 0;
  for (let i = at; ; i++) {
    const byte = packet[i];
    if (byte === undefined) return null;
    after += byte === 255 ? 254 : byte;
    if (byte !== 255) return { before: i + 1 - at, after };
  }
}

/** What is left for the last frame once the lengths of those before it are taken off; null where they do not fit. */
function lastLength(packet: Uint8Array, from: number, end: number, framesBefore: number): number | null {
  let at = from;
  let sum = 0;
  for (let i = 0; i < framesBefore; i++) {
    const frame = frameLength(packet, at);
    if (frame === null || frame.length > FRAME_MAX) return null;
    at += frame.bytes;
    sum += frame.length;
  }
  return end - at - sum;
}

/** Frames of a packet whose count is in its second byte (code 3, section 3.2.5); null where they do not fit. */
function countedFrames(packet: Uint8Array): number | null {
  const about = packet[1] ?? 0;
  const count = about & 0x3f;
  const pad = (about & 0x40) === 0 ? { before: 0, after: 0 } : padding(packet, 2);
  if (count === 0 || pad === null) return null;
  const [from, end] = [2 + pad.before, packet.length - pad.after];
  const ownLengths = (about & 0x80) !== 0;
  const last = ownLengths ? lastLength(packet, from, end, count - 1) : (end - from) / count;
  return last !== null && Number.isInteger(last) && last >= 0 && last <= FRAME_MAX ? count : null;
}

/** How many frames a packet holds, null where its bytes do not fit. */
function framesIn(packet: Uint8Array): number | null {
  const rest = packet.length - 1;
  const code = (packet[0] ?? 0) & 0x03;
  if (code === 0) return rest <= FRAME_MAX ? 1 : null;
  if (code === 1) return rest % 2 === 0 && rest / 2 <= FRAME_MAX ? 2 : null;
  if (code === 3) return countedFrames(packet);
  const last = lastLength(packet, 1, packet.length, 1);
  return last !== null && last >= 0 && last <= FRAME_MAX ? 2 : null;
}

/** How long the sound in a packet of Opus is, in samples at 16 kHz; null for bytes that are no packet. */
export function packetSamples(packet: Uint8Array): number | null {
  const first = packet[0];
  const frames = first === undefined ? null : framesIn(packet);
  if (first === undefined || frames === null) return null;
  const samples = frames * (FRAME_48K[first >> 3] ?? 0);
  return samples > 0 && samples <= LONGEST_48K ? samples / 3 : null;
}
