import { keep, readKept } from "../../../ui/kept.ts";
import { CHECKED } from "../parts/checked.ts";

const DEVICE = "aim:microphone";

/** Notes that the microphone was tried on this device. */
export const keepChecked = () => keep(CHECKED, "1");

/** The microphone that was chosen; null for the system's choice. */
export const readDevice = () => readKept(DEVICE) || null;
export const keepDevice = (deviceId: string | null) => keep(DEVICE, deviceId ?? "");
