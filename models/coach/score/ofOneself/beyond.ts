import type { Signs } from "./signs.ts";

/** What is asked besides the job: discussions, messages, explanations. */
export const beyond: Signs = {};
