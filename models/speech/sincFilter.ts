/** Hertz up to which everything passes, and from which on nothing does: half of 16 kHz. */
const PASS = 7_200;
const STOP = 8_000;

/** Decibels by which the stop band is weaker; Kaiser's formulas turn it into a window's shape and length. */
const ATTENUATION = 70;
const SHAPE = 0.1102 * (ATTENUATION - 8.7);

/** Modified Bessel function of the first kind, order zero. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** `half` the length of a row, whose length is a multiple of four. */
export type Filter = { phases: number; half: number; rows: readonly Float32Array[] };

/**
 * A windowed sinc, one row of coefficients for each place of an output sample between two input samples. A row's sum is
 * 1, so that no phase is louder than another.
 */
export function makeFilter(fromRate: number, phases: number): Filter {
  const pass = Math.min(PASS, 0.45 * fromRate) / fromRate;
  const stop = Math.min(STOP, 0.5 * fromRate) / fromRate;
  const cut = pass + stop; // Twice the middle of both: in halves of the rate, as sinc takes it.
  const half = 2 * Math.ceil(((ATTENUATION - 8) / (2.285 * 2 * Math.PI * (stop - pass)) + 1) / 4);
  const tap = (t: number) =>
    Math.abs(t) >= half ? 0 : sinc(cut * t) * bessel(SHAPE * Math.sqrt(1 - (t / half) ** 2));
  const rows = Array.from({ length: phases + 1 }, (_, phase) => {
    const row = Float64Array.from({ length: 2 * half }, (_, k) => tap(phase / phases + half - 1 - k));
    const sum = row.reduce((a, b) => a + b, 0);
    return Float32Array.from(row, (value) => value / sum);
  });
  return { phases, half, rows };
}

/** Sum of products, in four sums that a processor adds at the same time: this is nearly all of the work. */
function dot(row: Float32Array, input: Float32Array, at: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let k = 0, i = at; k < row.length; k += 4, i += 4) {
    a += (row[k] ?? 0) * (input[i] ?? 0);
    b += (row[k + 1] ?? 0) * (input[i + 1] ?? 0);
    c += (row[k + 2] ?? 0) * (input[i + 2] ?? 0);
    d += (row[k + 3] ?? 0) * (input[i + 3] ?? 0);
  }
  return a + b + c + d;
}

/** One output sample, `phase` (0 to 1) of an input sample after the middle of what begins at `at`. */
export function sampleAt({ phases, rows }: Filter, input: Float32Array, at: number, phase: number): number {
  const place = phase * phases;
  const row = Math.floor(place + 1e-9);
  const between = Math.max(0, place - row);
  const here = dot(rows[row] ?? new Float32Array(), input, at);
  if (between < 1e-6) return here;
  return here + between * (dot(rows[row + 1] ?? new Float32Array(), input, at) - here);
}
