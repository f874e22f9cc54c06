import type { Device, Persistence } from "../../ports.ts";
import { DRAFT } from "../../ui/draftName.ts";
import { keep } from "../../ui/kept.ts";
import { COPY, SHELL } from "../store/names.ts";
import { ASKED_KEY, wasAsked } from "./kept.ts";

// Missing on pages without https, whatever the types say.
const storage = (): Partial<StorageManager> | undefined => navigator.storage;

const asWord = (kept: boolean | undefined): Persistence =>
  kept === undefined ? "unknown" : kept ? "kept" : "not-kept";

async function persist(): Promise<Persistence> {
  keep(ASKED_KEY, "yes");
  return asWord(await storage()?.persist?.());
}

/** A download, by a link that nobody sees. */
function saveFile(name: string, content: string | Blob) {
  const type = name.endsWith(".csv") ? "text/csv" : "application/json";
  const file = typeof content === "string" ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; at once would be too soon for Safari.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The service worker's own files have nothing of a person in them, and the app would not open without them. */
const isOfTheShell = (name: string) => name.startsWith(SHELL);

async function clearCopies() {
  const names = "caches" in globalThis ? await caches.keys() : [];
  await Promise.all(names.filter((name) => !isOfTheShell(name)).map((name) => caches.delete(name)));
  for (const key of Object.keys(localStorage))
    if (key.startsWith(COPY) || key.startsWith(DRAFT)) localStorage.removeItem(key);
  sessionStorage.clear();
}

/** This browser. */
export const browserDevice: Omit<Device, "leave" | "reload" | "share" | "origin"> = {
  used: async () => (await storage()?.estimate?.())?.usage ?? null,
  persistence: async () => asWord(await storage()?.persisted?.()),
  persist,
  async persistOnce() {
    if (!wasAsked()) await persist();
  },
  saveFile: async (name, content) => saveFile(name, content),
  copy: (text) => navigator.clipboard.writeText(text),
  clearCopies,
};
