/** Pearson's r of two rows of numbers. */
export function pearson(a: readonly number[], b: readonly number[]): number {
  const mean = (row: readonly number[]) => row.reduce((sum, value) => sum + value, 0) / row.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ownA, ownB] = [0, 0, 0];
  a.forEach((value, i) => {
    const [fromA, fromB] = [value - meanA, (b[i] ?? 0) - meanB];
    both += fromA * fromB;
    ownA += fromA * fromA;
    ownB += fromB * fromB;
  });
  return both / Math.sqrt(ownA * ownB);
}
