import type { Clock } from "../ports.ts";

/** The system's clock. */
export const systemClock: Clock = { now: () => Date.now() };
