/** Bytes as base64url. */
const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** 256 bits of randomness in 43 letters. */
export const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** The challenge of a PKCE verifier (RFC 7636); null where the page was not loaded over https and there is no hashing. */
export async function challengeOf(verifier: string): Promise<string | null> {
  // The types know no page without it.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  return base64url(new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
}
