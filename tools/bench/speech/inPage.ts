/** Bytes as letters, in which form they go into a page and come out of it. */
export const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

/** The bytes again, in a store of their own. */
export const fromBase64 = (letters: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(letters, "base64"));

/** Samples as they go into a page. */
export const soundToBase64 = (samples: Float32Array): string =>
  toBase64(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));

/** For a page, before anything else: whatever loads these files names functions, or imports, by helpers of its own. */
export const HELPERS = {
  content: "globalThis.__name ??= (it) => it; globalThis.__vite_ssr_dynamic_import__ ??= (it) => import(it);",
};
