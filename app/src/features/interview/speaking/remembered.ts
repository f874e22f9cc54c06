import type { SpokenLanguage } from "#models/contract/transcribe.ts";
import { keep, readKept } from "../../../ui/kept.ts";
import { CHECKED } from "../parts/checked.ts";

const DEVICE = "aim:microphone";

const LANGUAGE = "aim:spoken-language";

/** Notes that the microphone was tried on this device. */
export const keepChecked = () => keep(CHECKED, "1");

/** The microphone that was chosen; null for the system's choice. */
export const readDevice = () => readKept(DEVICE) || null;
export const keepDevice = (deviceId: string | null) => keep(DEVICE, deviceId ?? "");

/** What the person speaks where the server can have it written down. */
export const readLanguage = (): SpokenLanguage => (readKept(LANGUAGE) === "hi" ? "hi" : "en");
export const keepLanguage = (language: SpokenLanguage) => keep(LANGUAGE, language);
