import { dequantised } from "./dequantised.ts";
import {
  floatTensorPieces,
  GRAPH_NODE,
  GRAPH_TENSOR,
  MODEL_GRAPH,
  type Node,
  nodeOf,
  nodePieces,
  type Tensor,
  tensorName,
  tensorOf,
} from "./graph.ts";
import { type Product, productsOf, type Weights } from "./products.ts";
import { unknown } from "./unknown.ts";
import { type Field, fieldPieces, fieldsOf, joined } from "./wire.ts";

/** The steps of a graph by their fields, and the bytes of its numbers by their names. */
function readGraph(fields: readonly Field[]) {
  const nodes = new Map<Field, Node>();
  const tensors = new Map<string, Uint8Array>();
  for (const field of fields) {
    if (field.number === GRAPH_NODE) nodes.set(field, nodeOf(field.content));
    if (field.number === GRAPH_TENSOR) tensors.set(tensorName(field.content), field.content);
  }
  const tensor = (name: string) => tensorOf(tensors.get(name) ?? unknown(`${name} is computed`));
  return { nodes, tensor };
}

/** What becomes of each step: itself, nothing, or the plain product, where all that it takes has been made. */
function standIns(products: readonly Product[]): Map<Node, Uint8Array[]> {
  const stands = new Map<Node, Uint8Array[]>();
  for (const { steps } of products) for (const step of steps) stands.set(step, []);
  for (const { steps, plain } of products)
    for (const last of steps.slice(-1)) stands.set(last, nodePieces(plain));
  return stands;
}

const namesOf = ({ values, scale, zero }: Weights) => [values, scale, zero];

function floatPieces({ values, scale, zero, floats }: Weights, tensor: (name: string) => Tensor) {
  const quantised = tensor(values);
  return floatTensorPieces(floats, quantised.dims, dequantised(quantised, tensor(scale), tensor(zero)));
}

function graphPieces(graph: Uint8Array): Uint8Array[] {
  const fields = fieldsOf(graph);
  const { nodes, tensor } = readGraph(fields);
  const products = productsOf([...nodes.values()]);
  const stands = standIns(products);
  const unused = new Set(products.flatMap(({ weights }) => namesOf(weights)));
  const kept = fields.flatMap((field) => {
    if (field.number === GRAPH_TENSOR) return unused.has(tensorName(field.content)) ? [] : [field.whole];
    const node = nodes.get(field);
    return (node && stands.get(node)) ?? [field.whole];
  });
  // Two products may share their weights.
  const weights = new Map(products.map((product) => [product.weights.floats, product.weights]));
  return [...kept, ...[...weights.values()].flatMap((own) => floatPieces(own, tensor))];
}

/**
 * The same model in float: each product with quantised weights, whose other side is quantised anew at each run, becomes a
 * plain product; all else stays as it is, byte for byte. A graphics processor computes so, and has no steps for the others.
 * Nothing more has to be downloaded for it: the numbers are those of the quantised weights.
 * @param model an ONNX file that has its weights within
 * @throws where it is quantised in another way
 */
export function floatModel(model: Uint8Array): Uint8Array<ArrayBuffer> {
  const pieces = fieldsOf(model).flatMap(({ number, content, whole }) =>
    number === MODEL_GRAPH ? fieldPieces(MODEL_GRAPH, graphPieces(content)) : [whole],
  );
  return joined(pieces);
}
