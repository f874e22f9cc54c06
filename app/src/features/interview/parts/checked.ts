import { readKept } from "../../../ui/kept.ts";

/** Where it is noted that the microphone was tried. */
export const CHECKED = "aim:microphone-checked";

/** Whether the microphone was tried on this device before. */
export const wasChecked = () => readKept(CHECKED) !== null;
