import { Unreadable } from "./ebml.ts";

/** Decodes packets of Opus, one after the other, to mono sound at 16 kHz. Throws `Unreadable`. */
export type OpusToSound = { decode(packet: Uint8Array): Float32Array; free(): void };

/** The decoder's own store for a packet; its authors do not check. */
const PACKET_MAX = 3_840;

/** A decoder; its code is loaded with the first one. It mixes two channels to one by itself. */
export async function makeOpusToSound(): Promise<OpusToSound> {
  const { OpusDecoder } = await import("opus-decoder");
  const decoder = new OpusDecoder({ sampleRate: 16_000, channels: 1 });
  await decoder.ready;
  return {
    decode(packet) {
      if (packet.length > PACKET_MAX) throw new Unreadable("a packet that is too big");
      const { channelData, errors } = decoder.decodeFrame(packet);
      const [samples] = channelData;
      if (errors.length > 0 || !samples) throw new Unreadable("a packet that is not Opus");
      return samples;
    },
    free: () => decoder.free(),
  };
}
