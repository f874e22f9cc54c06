import type { Theme } from "./theme.ts";

/** Hard weeks, faults caught in time, work that took long. */
export const underPressure: readonly Theme[] = [];
