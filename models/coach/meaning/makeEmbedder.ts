import { type Embedder, type Meaning, toUnit } from "./embedder.ts";
import { besideLandmarks } from "./landmarks.ts";
import { sayingOf } from "./sayings/sayings.ts";

/** A model of the BERT family, as one of its libraries runs it. */
export type TokenModel = {
  /** Numbers of the signs that open and close a text. */
  opens: number;
  closes: number;
  /** Numbers of the pieces of one word. */
  piecesOf(word: string): readonly number[];
  /** The last hidden state: for each number a vector, one after another. */
  states(numbers: readonly number[]): Promise<Float32Array>;
};

/** Words as the model's own tokenizer parts them: letters and digits together, each other sign alone. */
const WORD = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;
/** Pieces that the model reads at once: it was trained on texts of so many. */
const MOST_PIECES = 254;
/** From so many on a window ends with the sentence. */
const MAY_END_FROM = 200;

type Cut = { from: number; to: number; pieces: readonly number[]; ends: boolean };

function cutsOf(text: string, { piecesOf }: TokenModel): Cut[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    pieces: piecesOf(word).slice(0, MOST_PIECES),
    ends: /[.!?।]/.test(word),
  }));
}

/** Stretches that the model can read at once, cut at sentences where one ends in time. */
function windowsOf(cuts: readonly Cut[]): Cut[][] {
  const windows: Cut[][] = [[]];
  let size = 0;
  let ended = false;
  for (const cut of cuts) {
    if (size + cut.pieces.length > MOST_PIECES || (ended && size >= MAY_END_FROM)) {
      windows.push([]);
      size = 0;
    }
    windows.at(-1)?.push(cut);
    size += cut.pieces.length;
    ended = cut.ends;
  }
  return windows;
}

/** Adds rows `from` up to `to` of `states` to `sum`. */
function addRows(sum: Float32Array, states: Float32Array, from: number, to: number) {
  const size = sum.length;
  for (let row = from; row < to; row++) {
    for (let i = 0; i < size; i++) sum[i] = (sum[i] ?? 0) + (states[row * size + i] ?? 0);
  }
}

async function meaningOf(text: string, model: TokenModel): Promise<Meaning> {
  const cuts = cutsOf(text, model);
  const spans = Int32Array.from(cuts.flatMap(({ from, to }) => [from, to]));
  const words: Float32Array[] = [];
  let whole: Float32Array | null = null;
  // One at a time: the weights are rounded to 8 bits by what stands in the same call, so neighbours would change each other.
  for (const window of windowsOf(cuts)) {
    const numbers = [model.opens, ...window.flatMap(({ pieces }) => pieces), model.closes];
    const states = await model.states(numbers);
    const size = states.length / numbers.length;
    whole ??= new Float32Array(size);
    addRows(whole, states, 0, numbers.length);
    let row = 1;
    for (const { pieces } of window) {
      const vector = new Float32Array(size);
      addRows(vector, states, row, row + pieces.length);
      row += pieces.length;
      words.push(toUnit(vector));
    }
  }
  const size = whole?.length ?? 0;
  const vectors = new Float32Array(size * words.length);
  words.forEach((vector, i) => vectors.set(vector, i * size));
  const all = toUnit(whole ?? new Float32Array(0));
  return { spans, vectors, whole: all, beside: besideLandmarks(all), said: sayingOf(text) };
}

/** An embedder over a model: cuts texts into words and windows, and takes the mean of each word's pieces. */
export const makeEmbedder = (model: TokenModel): Embedder => ({
  async embed(texts) {
    const known = new Map<string, Meaning>();
    const meanings: Meaning[] = [];
    for (const text of texts) {
      const meaning = known.get(text) ?? (await meaningOf(text, model));
      known.set(text, meaning);
      meanings.push(meaning);
    }
    return meanings;
  },
});
