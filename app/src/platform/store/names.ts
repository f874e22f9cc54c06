/** The specification's database, with its native version. */
export const MAIN = "aimockinterview-db";
export const MAIN_VERSION = 2;

/** The specification's stores. */
export const STORES = ["questions", "answers", "reports", "resumes"] as const;
export type StoreName = (typeof STORES)[number];

/** This device's own matters, with the native version. */
export const DEVICE = "aimockinterview-device";
export const DEVICE_VERSION = 11;

/** The device's stores in Dexie's notation: the key first, then the indexes. */
export const DEVICE_STORES = {
  attempts: "attemptId,userId",
  commands: "id,userId",
  audio: "id,attemptId",
  cache: "key",
  history: "++id,key",
  practice: "id,userId",
};

/** In localStorage: what was typed, by the key of its answer (journal.ts). */
export const JOURNAL = "aim:j:";
/** In localStorage: that a person wants to keep what they say, by their id. */
export const KEEP_SOUND = "aim:keep-sound:";
/** In localStorage: the person who is signed in. */
export const PROFILE = "taiyari-profile";
/** In localStorage: copies of replies that are the same for everybody, by the path of their call. */
export const COPY = "taiyari-copy:";

/** The service worker's caches, one for each version of the app (service-worker/precache.ts). */
export const SHELL = "shell:";

/** The in-line key of each store, or null where a row's key stands beside it. */
export type KeyPaths = Record<string, string | null>;
