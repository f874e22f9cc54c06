/** How loud it is, as a share of what is shown. Quiet speech has some 0.005, loud some 0.2; the fourth root looks even. */
export const shareOf = (level: number): number => Math.min(1, level ** 0.25 * 1.3);
