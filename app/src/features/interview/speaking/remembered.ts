const CHECKED = "aim:microphone-checked";
const DEVICE = "aim:microphone";

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // No storage: it is asked again.
  }
};

const keep = (key: string, value: string | null) => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return; // As above.
  }
};

/** Whether the microphone was tried on this device before. */
export const checked = () => read(CHECKED) !== null;
export const keepChecked = () => keep(CHECKED, "1");

/** The microphone that was chosen; null for the system's choice. */
export const readDevice = () => read(DEVICE);
export const keepDevice = (deviceId: string | null) => keep(DEVICE, deviceId);
