import { keep, readKept } from "../ui/kept.ts";

const KEY = "taiyari-follow-ups";

/** Whether an answer may be followed by a question about it on this device; it may, until somebody says no. */
export const wantsFollowUps = (): boolean => readKept(KEY) !== "off";

/** Remembers the choice. */
export const wantFollowUps = (wanted: boolean): void => keep(KEY, wanted ? "on" : "off");
