/** Samples per second that Silero and Whisper are trained on. */
export const SAMPLE_RATE = 16_000;

/** Samples in one frame: what Silero v5 takes at 16 kHz, 32 ms. */
export const FRAME = 512;

/** Steps of a 16-bit sample on each side of zero. */
const FULL_SCALE = 32_768;

/** Samples from -1 to 1 as 16-bit numbers, to be kept or sent. Louder ones are clipped, what is no number is silence. */
export function toPcm16(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) =>
    Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, Math.round(sample * FULL_SCALE))),
  );
}

/** 16-bit numbers as samples from -1 to 1; there and back changes nothing. */
export function fromPcm16(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / FULL_SCALE);
}

/** Energy of samples: the sum of their squares. */
export function energyOf(samples: Float32Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample * sample;
  return energy;
}

/** Root mean square of samples, 0 to 1: how loud they are. Nothing at all is silent. */
export function rms(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  return Math.sqrt(energyOf(samples) / samples.length);
}

/** Pieces of sound as one, of `most` samples at the most. */
export function joinSound(
  parts: readonly Float32Array[],
  most = parts.reduce((sum, { length }) => sum + length, 0),
): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(most);
  let at = 0;
  for (const part of parts) {
    const rest = part.subarray(0, most - at);
    whole.set(rest, at);
    at += rest.length;
  }
  return whole;
}
