import type { Signs } from "./signs.ts";

/** How one is at work, and questions that come too near. */
export const person: Signs = {};
