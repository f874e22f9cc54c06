import { keep, readKept } from "../../../ui/kept.ts";

const KEY = "taiyari-read-aloud";

/** Whether this person has turned reading aloud off on this device. */
export const readMuted = (): boolean => readKept(KEY) === "off";

/** Remembers it. Never throws: a full disk must not stop an interview. */
export const keepMuted = (muted: boolean): void => keep(KEY, muted ? "off" : "on");
