import type { Ids } from "../ports.ts";

const hex = (byte: number) => byte.toString(16).padStart(2, "0");

/** 128 random bits. `crypto.randomUUID` is missing on pages without https, as on a phone that opens a laptop's server. */
function fromRandomBytes(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join("");
}

/** Ids that no other device makes as well. */
export const randomIds: Ids = {
  make: () => ("randomUUID" in crypto ? crypto.randomUUID() : fromRandomBytes()),
};
