import type { Signs } from "./signs.ts";

/** Pay, notice, bonds and other terms of a job. */
export const terms: Signs = {};
