/** Numbers from 0 up to 1 that look like chance and are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One of these by chance. @throws where there is none */
export function oneOf<T>(of: readonly T[], chance: () => number): T {
  const one = of[Math.floor(chance() * of.length)];
  if (one === undefined) throw new Error("There is nothing to choose from.");
  return one;
}
