import type { Signs } from "./signs.ts";

/** What has been, and what is planned. */
export const career: Signs = {};
