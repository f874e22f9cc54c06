import type { IncomingMessage } from "node:http";

/**
 * Whether a page of ours opens this socket. Browsers name the page's origin; whatever names none is no browser and has
 * to show a token like everybody else.
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, "headers">, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (publicUrl !== "" && from.origin === new URL(publicUrl).origin) return true;
  return from.host === host;
}
