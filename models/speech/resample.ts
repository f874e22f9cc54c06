import { SAMPLE_RATE } from "./audio.ts";
import { makeFilter, sampleAt } from "./sincFilter.ts";

/** A stream at one rate becomes a stream at 16 kHz. */
export type Resampler = {
  /** Takes the next samples, however many, and returns what they complete: about 3 ms stay inside. */
  push(input: Float32Array): Float32Array;
};

/** More phases than this are not kept: a phase between two is their mean. All usual rates need fewer. */
const MOST_PHASES = 640;

/** The rates a browser's AudioContext may have, in hertz. */
const LOWEST = 3_000;
const HIGHEST = 768_000;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * Makes a resampler to 16 kHz: band-limited (nothing above 8 kHz folds back), without drift (the place of each output
 * sample is a fraction of whole numbers), aligned in time (output sample n is at n/16,000 s of the input).
 * @param fromRate samples per second of the input, a whole number
 * @throws RangeError where it is none, or no rate of a browser's
 */
export function makeResampler(fromRate: number): Resampler {
  if (!Number.isInteger(fromRate) || fromRate < LOWEST || fromRate > HIGHEST)
    throw new RangeError(`Not a sample rate: ${fromRate}`);
  if (fromRate === SAMPLE_RATE) return { push: (input) => input.slice() };

  const divisor = gcd(SAMPLE_RATE, fromRate);
  const up = SAMPLE_RATE / divisor;
  const down = fromRate / divisor;
  const filter = makeFilter(fromRate, Math.min(up, MOST_PHASES));
  const taps = 2 * filter.half;
  // Input that is still needed; at first the silence before the stream.
  let buffer = new Float32Array(taps);
  let filled = filter.half - 1;
  // The next output sample: `at` in the buffer is its first tap, `phase` / `up` its place after that.
  let at = 0;
  let phase = 0;

  function take(input: Float32Array) {
    if (filled + input.length > buffer.length) {
      const larger = new Float32Array(filled + input.length);
      larger.set(buffer.subarray(0, filled));
      buffer = larger;
    }
    buffer.set(input, filled);
    filled += input.length;
  }

  /** How many output samples the buffer is enough for: those n with at + floor((phase + n down) / up) + taps <= filled. */
  function ready(): number {
    const room = filled - taps - at;
    return room < 0 ? 0 : Math.floor(((room + 1) * up - 1 - phase) / down) + 1;
  }

  function forget() {
    const used = Math.min(at, filled);
    buffer.copyWithin(0, used, filled);
    filled -= used;
    at -= used;
  }

  return {
    push(input) {
      take(input);
      const output = new Float32Array(ready());
      for (let n = 0; n < output.length; n++) {
        output[n] = sampleAt(filter, buffer, at, phase / up);
        const next = phase + down;
        at += Math.floor(next / up);
        phase = next % up;
      }
      forget();
      return output;
    },
  };
}
