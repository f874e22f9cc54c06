/** Addresses that are the server's own: the API, the socket, what operating it needs, and the way back from a sign-in. */
const NOT_PAGES = /^\/(api|ws|auth|healthz|readyz|metrics)(\/|$)/;

/** Something that looks like a file: its last part has a dot. */
const A_FILE = /\.[^/.]+$/;

/**
 * Whether an address that a person opens is a page of the app, for which index.html stands.
 * @param address path and query, "/report/a/b?x=1"
 */
export function isPage(address: string): boolean {
  // A query says nothing of whose address it is: it may hold another address, a file's name, or a code with dots.
  const [path = ""] = address.split("?");
  return !NOT_PAGES.test(path) && !A_FILE.test(path);
}

/** Whether the name of a file carries a hash of its content, so that it never changes. */
export const isHashed = (path: string): boolean => path.startsWith("/assets/");

/** Whether a file is part of the editor of code: not of every device's shell, but kept where it was used once. */
export const isOfEditor = (path: string): boolean => /^\/assets\/editor-[^/]+\.js$/.test(path);

/** A path within the app that is safe to open, or `otherwise`: what comes by push is not trusted. */
export const safePath = (path: unknown, otherwise: string): string =>
  typeof path === "string" && /^\/(?![/\\])[^\s]*$/.test(path) ? path : otherwise;
