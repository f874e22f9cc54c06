/** Longer than any reply of use, in bytes. */
const LONGEST = 1_048_576;

/** A reply without end. */
export class TooLong extends Error {
  override name = "TooLong";
}

async function readCapped(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > LONGEST) {
      await reader?.cancel();
      throw new TooLong("The reply has no end.");
    }
    parts.push(part.value);
  }
  return new Uint8Array(Buffer.concat(parts));
}

const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * `fetch` that follows no redirect, takes 1 MiB, and is done only when the whole body is here: so a time-out around it
 * also ends a reply that drips.
 */
export const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  const body = await readCapped(response);
  const { status, headers } = response;
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers });
};
