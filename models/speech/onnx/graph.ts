import {
  bytesOf,
  type Field,
  fieldPieces,
  fieldsOf,
  joined,
  numberField,
  numbersIn,
  textOf,
} from "./wire.ts";

/* What is read of ONNX, by the numbers that its onnx.proto gives the fields. */

/** A model: what it computes is in this field. */
export const MODEL_GRAPH = 7;
/** A graph: its steps and the numbers that it knows from the beginning. */
export const GRAPH_NODE = 1;
export const GRAPH_TENSOR = 5;

/** Kinds of numbers in a tensor. */
export const KIND = { float: 1, uint8: 2, int8: 3 } as const;

/** One step of a computation. */
export type Node = { op: string; inputs: string[]; outputs: string[] };

/** Numbers that a model knows from the beginning. */
export type Tensor = { name: string; kind: number; dims: number[]; values: ArrayLike<number> };

const contentsOf = (fields: readonly Field[], number: number) =>
  fields.filter((field) => field.number === number).map(({ content }) => content);

const textIn = (fields: readonly Field[], number: number) =>
  textOf(joined(contentsOf(fields, number).slice(-1)));

const numbersOf = (fields: readonly Field[], number: number) => contentsOf(fields, number).flatMap(numbersIn);

/** Reads a step. One that is not of ONNX itself has its domain before its name. */
export function nodeOf(bytes: Uint8Array): Node {
  const fields = fieldsOf(bytes);
  const domain = textIn(fields, 7);
  return {
    op: domain === "" ? textIn(fields, 4) : `${domain}:${textIn(fields, 4)}`,
    inputs: contentsOf(fields, 1).map(textOf),
    outputs: contentsOf(fields, 2).map(textOf),
  };
}

/** Writes a step of ONNX itself that has nothing to set. */
export const nodePieces = ({ op, inputs, outputs }: Node): Uint8Array[] =>
  fieldPieces(GRAPH_NODE, [
    ...inputs.flatMap((name) => fieldPieces(1, [bytesOf(name)])),
    ...outputs.flatMap((name) => fieldPieces(2, [bytesOf(name)])),
    ...fieldPieces(4, [bytesOf(op)]),
  ]);

/** Floats that may lie at any place of the file. */
const floatsIn = (bytes: Uint8Array) => new Float32Array(bytes.slice().buffer);

function valuesOf(fields: readonly Field[], kind: number): ArrayLike<number> {
  const [raw] = contentsOf(fields, 9);
  if (kind === KIND.float) return floatsIn(raw ?? joined(contentsOf(fields, 4)));
  if (!raw) return numbersOf(fields, 5);
  return kind === KIND.int8 ? new Int8Array(raw.buffer, raw.byteOffset, raw.length) : raw;
}

/** The name of a tensor, without reading the rest. */
export const tensorName = (bytes: Uint8Array): string => textIn(fieldsOf(bytes), 8);

/** Reads a tensor of floats or of small whole numbers. @throws where it is of others, or lies in another file */
export function tensorOf(bytes: Uint8Array): Tensor {
  const fields = fieldsOf(bytes);
  const [kind = 0] = numbersOf(fields, 2);
  const name = textIn(fields, 8);
  const known: readonly number[] = Object.values(KIND);
  if (!known.includes(kind) || numbersOf(fields, 14).some((place) => place !== 0))
    throw new Error(`The numbers of ${name} cannot be read here.`);
  const dims = numbersOf(fields, 1);
  const values = valuesOf(fields, kind);
  if (values.length !== dims.reduce((product, size) => product * size, 1))
    throw new Error(`${name} has ${values.length} numbers, which is not what it says.`);
  return { name, kind, dims, values };
}

/** Writes a tensor of floats. */
export const floatTensorPieces = (
  name: string,
  dims: readonly number[],
  values: Float32Array,
): Uint8Array[] =>
  fieldPieces(GRAPH_TENSOR, [
    ...dims.map((size) => numberField(1, size)),
    numberField(2, KIND.float),
    ...fieldPieces(8, [bytesOf(name)]),
    ...fieldPieces(9, [new Uint8Array(values.buffer, values.byteOffset, values.byteLength)]),
  ]);
