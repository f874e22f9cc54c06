import { GoogleFailure } from "./port.ts";

/** Longer than any reply of Google's, in bytes. */
const LONGEST = 65_536;

async function readCapped(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > LONGEST) throw new GoogleFailure("away", "a reply without end");
    parts.push(part.value);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** What went wrong on the way, without an address and without what was sent. */
function lost(why: unknown): GoogleFailure {
  if (why instanceof GoogleFailure) return why;
  const cause = why instanceof Error && why.cause instanceof Error ? why.cause : why;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return new GoogleFailure("away", `not reached: ${code || (why instanceof Error ? why.name : "unknown")}`);
}

/**
 * A reply of Google's, read to its end: follows no redirect, takes 64 KiB.
 * @param patienceMs a reply that takes longer is none
 * @throws GoogleFailure of kind `away`
 */
export async function ask(
  url: string,
  patienceMs: number,
  init: RequestInit = {},
): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    return { status: response.status, text: await readCapped(response) };
  } catch (why) {
    throw lost(why);
  }
}
