/** One field of a protobuf message: where it stands, and what is in it. */
export type Field = {
  number: number;
  /** All of its bytes, so that what is not understood can be copied as it is. */
  whole: Uint8Array;
  /** What is in it: a text, a message or packed numbers; of a single number the bytes it is written with. */
  content: Uint8Array;
};

const NUMBER = 0;
const EIGHT_BYTES = 1;
const LENGTH = 2;
const FOUR_BYTES = 5;

/** Takes the number at `at` of those that are written with seven bits a byte. @throws where it does not end */
function numberAt(bytes: Uint8Array, at: number): { value: bigint; next: number } {
  let value = 0n;
  for (let shift = 0n; ; shift += 7n) {
    const byte = bytes[at++];
    if (byte === undefined || shift > 63n) throw new Error("These bytes are no protobuf message.");
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return { value, next: at };
  }
}

/** Where the content of a field begins and ends that begins at `at`. */
function contentAt(message: Uint8Array, at: number, wire: number): [number, number] {
  if (wire === NUMBER) return [at, numberAt(message, at).next];
  if (wire === EIGHT_BYTES) return [at, at + 8];
  if (wire === FOUR_BYTES) return [at, at + 4];
  if (wire !== LENGTH) throw new Error(`Protobuf has no fields of kind ${wire} any more.`);
  const { value, next } = numberAt(message, at);
  return [next, next + Number(value)];
}

/** The fields of a message, in order. @throws where it is cut off, or none */
export function fieldsOf(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < message.length;) {
    const { value, next } = numberAt(message, at);
    const [from, to] = contentAt(message, next, Number(value & 7n));
    if (to > message.length) throw new Error("This protobuf message is cut off.");
    fields.push({
      number: Number(value >> 3n),
      whole: message.subarray(at, to),
      content: message.subarray(from, to),
    });
    at = to;
  }
  return fields;
}

/** The numbers that are written one behind the other, as whole numbers with a sign. */
export function numbersIn(content: Uint8Array): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < content.length;) {
    const { value, next } = numberAt(content, at);
    numbers.push(Number(BigInt.asIntN(64, value)));
    at = next;
  }
  return numbers;
}

/** A number as protobuf writes it; 0 or more. */
export function numberBytes(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return Uint8Array.from([...bytes, rest]);
}

/** Puts pieces one behind the other. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** A field with a text, a message or packed numbers, in pieces: what is large is copied once, when all is put together. */
export function fieldPieces(number: number, content: readonly Uint8Array[]): Uint8Array[] {
  const length = content.reduce((sum, piece) => sum + piece.length, 0);
  return [numberBytes(number * 8 + LENGTH), numberBytes(length), ...content];
}

/** A field with one number, 0 or more. */
export const numberField = (number: number, value: number): Uint8Array =>
  joined([numberBytes(number * 8 + NUMBER), numberBytes(value)]);

/** The bytes of a name as a text, a character for each: names are only compared and written back. */
export const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** The bytes of such a text. */
export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));
