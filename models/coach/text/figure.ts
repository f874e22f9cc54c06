/** What a number is compared by, among the stems of words: its value. */
export const figureStem = (value: number): string => `#${value}`;

/** Whether a stem is a number. */
export const isFigure = (stem: string): boolean => stem.startsWith("#");

/** The value of a stem that is a number; null for a word. */
export const figureValue = (stem: string): number | null => (isFigure(stem) ? Number(stem.slice(1)) : null);
