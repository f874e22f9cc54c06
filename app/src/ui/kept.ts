/** What this device remembers under `key`; null where there is nothing, or where the browser forbids storage. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // The page can still be read.
  }
}

/** Remembers a small choice. On a full disk it holds until the page is left. */
export function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch (why) {
    // eslint-disable-next-line no-console -- the page goes on; this is the only trace
    console.warn("Not remembered", why);
  }
}
