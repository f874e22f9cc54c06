import { toUnit } from "../embedder.ts";

/** Texts of one kind, as vectors of unit length, and the set of kinds that it is to be told from. */
export type Kind = { samples: readonly Float32Array[]; among: string };

/** How much of the mean spread is added to every direction: there are fewer texts than numbers would need. */
const SHRINKAGE = 3;

function meanOf(vectors: readonly ArrayLike<number>[]): Float64Array {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) + (vector[i] ?? 0);
  return mean.map((sum) => sum / vectors.length);
}

/** How the texts of each kind spread around its mean: the pooled covariance, row after row. */
function spreadOf(kinds: readonly Kind[], means: readonly Float64Array[], size: number): Float64Array {
  const spread = new Float64Array(size * size);
  let free = 0;
  kinds.forEach(({ samples }, at) => {
    free += Math.max(0, samples.length - 1);
    for (const sample of samples) {
      const off = means[at]?.map((mean, i) => (sample[i] ?? 0) - mean) ?? new Float64Array(size);
      for (let row = 0; row < size; row++)
        for (let i = 0; i < size; i++)
          spread[row * size + i] = (spread[row * size + i] ?? 0) + (off[row] ?? 0) * (off[i] ?? 0);
    }
  });
  return spread.map((sum) => sum / Math.max(1, free));
}

/** The lower triangle L of a symmetric positive matrix with L times its transpose (Cholesky). */
function rootOf(matrix: Float64Array, size: number): Float64Array {
  const root = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let i = 0; i <= row; i++) {
      let sum = matrix[row * size + i] ?? 0;
      for (let k = 0; k < i; k++) sum -= (root[row * size + k] ?? 0) * (root[i * size + k] ?? 0);
      root[row * size + i] = row === i ? Math.sqrt(sum) : sum / (root[i * size + i] ?? 1);
    }
  }
  return root;
}

/** Solves matrix · x = right by the root of the matrix: forwards, then backwards. */
function solve(root: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const x = right.slice();
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) x[row] = (x[row] ?? 0) - (root[row * size + k] ?? 0) * (x[k] ?? 0);
    x[row] = (x[row] ?? 0) / (root[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) x[row] = (x[row] ?? 0) - (root[k * size + row] ?? 0) * (x[k] ?? 0);
    x[row] = (x[row] ?? 0) / (root[row * size + row] ?? 1);
  }
  return x;
}

const unit = (vector: Float64Array) => toUnit(Float32Array.from(vector));

/**
 * For each kind a vector of unit length that texts of it are like and those of its neighbours are not: between its mean and the
 * direction that tells it from the means of the others it stands among (Fisher's linear discriminant, with one spread for all
 * kinds, shrunk as in Friedman 1989, "Regularized discriminant analysis").
 */
export function discriminants(kinds: readonly Kind[]): Float32Array[] {
  const means = kinds.map(({ samples }) => meanOf(samples));
  const size = means[0]?.length ?? 0;
  const spread = spreadOf(kinds, means, size);
  let trace = 0;
  for (let i = 0; i < size; i++) trace += spread[i * size + i] ?? 0;
  for (let i = 0; i < size; i++) {
    spread[i * size + i] = (spread[i * size + i] ?? 0) + (SHRINKAGE * trace) / size;
  }
  const root = rootOf(spread, size);
  return kinds.map(({ among }, at) => {
    const own = means[at] ?? new Float64Array(size);
    const others = means.filter((_, i) => i !== at && kinds[i]?.among === among);
    const rest = meanOf(others.length > 0 ? others : means);
    const tells = unit(
      solve(
        root,
        own.map((value, i) => value - (rest[i] ?? 0)),
      ),
    );
    const middle = unit(own);
    return toUnit(tells.map((value, i) => value + (middle[i] ?? 0)));
  });
}
