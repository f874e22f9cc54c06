import { readKept } from "../../ui/kept.ts";

/** Who has turned notifications on in this browser: their user id. */
export const NOTICES_KEY = "taiyari-notices";

/** Set once the browser has been asked to keep what is stored. */
export const ASKED_KEY = "taiyari-persist-asked";

/** Whether the browser has been asked, by any page of this device. */
export const wasAsked = (): boolean => readKept(ASKED_KEY) !== null;

/** Whose notifications this browser shows, or null. */
export const noticesOf = (): string | null => readKept(NOTICES_KEY);
