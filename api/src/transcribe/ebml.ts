/** These bytes are not the sound they were said to be. */
export class Unreadable extends Error {
  override name = "Unreadable";
}

/** Not all of it has come yet. */
export const NOTHING_YET = null;

/** A size that is not known: the element goes on until another one cannot lie in it. */
export const UNKNOWN = -1;

/** An element's id, the size of its content, and the bytes that these two take. */
export type ElementHead = { id: number; size: number; bytes: number };

type Variable = { value: number; bytes: number; all: boolean };

/** How many bytes a number takes, by its first one; 9 for none that there is. */
const lengthOf = (first: number) => Math.clz32(first) - 23;

/**
 * A number of variable length (RFC 8794, section 4), with its marker for ids, without it for sizes; "none" where there
 * cannot be one.
 */
function variable(bytes: Uint8Array, at: number, most: number, withMarker: boolean) {
  const first = bytes[at];
  if (first === undefined) return NOTHING_YET;
  const length = lengthOf(first);
  if (length > most) return "none";
  if (at + length > bytes.length) return NOTHING_YET;
  const rest = (0x80 >> (length - 1)) - 1;
  const number: Variable = { value: withMarker ? first : first & rest, bytes: length, all: true };
  number.all = (first & rest) === rest;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    number.value = number.value * 256 + byte;
    number.all &&= byte === 0xff;
  }
  return number;
}

/** The head of the element that begins at `at`; null while it is not whole, "none" where there cannot be one. */
export function headAt(bytes: Uint8Array, at: number): ElementHead | typeof NOTHING_YET | "none" {
  const id = variable(bytes, at, 4, true);
  if (id === NOTHING_YET || id === "none") return id;
  const size = variable(bytes, at + id.bytes, 8, false);
  if (size === NOTHING_YET || size === "none") return size;
  return { id: id.value, size: size.all ? UNKNOWN : size.value, bytes: id.bytes + size.bytes };
}

/** As `headAt`; throws `Unreadable` where there cannot be one. */
export function elementHead(bytes: Uint8Array, at: number): ElementHead | typeof NOTHING_YET {
  const head = headAt(bytes, at);
  if (head === "none") throw new Unreadable("no element");
  return head;
}

/** The number of a track, as blocks begin with it. Throws `Unreadable` where it is not whole. */
export function trackNumber(block: Uint8Array): { value: number; bytes: number } {
  const number = variable(block, 0, 8, false);
  if (number === NOTHING_YET || number === "none") throw new Unreadable("a block without a track");
  return number;
}
