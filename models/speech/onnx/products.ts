import type { Node } from "./graph.ts";
import { unknown } from "./unknown.ts";

/** Names of the weights of one product, and of the floats that are to be made of them. */
export type Weights = { values: string; scale: string; zero: string; floats: string };

/** A product with quantised weights: the steps that it is made of, the last one last, and the one step to stand for them. */
export type Product = { steps: Node[]; weights: Weights; plain: Node };

/** Which step makes a value, and which ones take it. */
type Links = { makerOf(value: string): Node | undefined; takersOf(value: string): Node[] };

function linksOf(nodes: readonly Node[]): Links {
  const makers = new Map<string, Node>();
  const takers = new Map<string, Node[]>();
  for (const node of nodes) {
    for (const value of node.outputs) makers.set(value, node);
    for (const value of node.inputs) takers.set(value, [...(takers.get(value) ?? []), node]);
  }
  return { makerOf: (value) => makers.get(value), takersOf: (value) => takers.get(value) ?? [] };
}

/** The one step that takes a value, where it is what it should be. */
function onlyTaker(links: Links, value: string, op: string): Node {
  const [taker, ...others] = links.takersOf(value);
  return taker?.op === op && others.length === 0 ? taker : unknown(`${value} is not for one ${op} only`);
}

const inputOf = ({ op, inputs }: Node, at: number) => inputs[at] ?? unknown(`a ${op} without input ${at}`);
const outputOf = ({ op, outputs }: Node, at = 0) => outputs[at] ?? unknown(`a ${op} without output ${at}`);
const besides = ({ inputs }: Node, value: string) =>
  inputs.find((name) => name !== value) ?? unknown(`nothing besides ${value}`);

/** What multiplies both scales: that of x and that of the weights. */
function scalesOf(links: Links, value: string, scaleOfX: string): Node {
  const scales = links.makerOf(value);
  if (scales?.op !== "Mul" || !scales.inputs.includes(scaleOfX)) return unknown(`the scales ${value}`);
  onlyTaker(links, value, "Mul");
  return scales;
}

/** Where x becomes whole numbers, with a scale and a zero of its own. */
function quantisedBy(links: Links, product: Node): Node {
  const step = links.makerOf(inputOf(product, 0));
  const isKnown = step?.op === "DynamicQuantizeLinear" && inputOf(product, 2) === outputOf(step, 2);
  return isKnown ? step : unknown(`what is multiplied in ${outputOf(product)}`);
}

/** What belongs to one product of whole numbers: its sums become floats, which are multiplied with both scales. */
function productOf(links: Links, product: Node): Product {
  const quantised = quantisedBy(links, product);
  const cast = onlyTaker(links, outputOf(product), "Cast");
  const scaled = onlyTaker(links, outputOf(cast), "Mul");
  const scaleOfX = outputOf(quantised, 1);
  const scales = scalesOf(links, besides(scaled, outputOf(cast)), scaleOfX);
  const values = inputOf(product, 1);
  const floats = `${values}_float`;
  return {
    steps: [quantised, product, cast, scales, scaled],
    weights: { values, zero: inputOf(product, 3), scale: besides(scales, scaleOfX), floats },
    plain: { op: "MatMul", inputs: [inputOf(quantised, 0), floats], outputs: scaled.outputs },
  };
}

/** Steps that compute with whole numbers, whoever defines them. */
const isQuantised = ({ op }: Node) => /quantize|Integer|QLinear|:Q|NBits/i.test(op);

/** All products with quantised weights. @throws where anything is quantised that is no part of one */
export function productsOf(nodes: readonly Node[]): Product[] {
  const links = linksOf(nodes);
  const products = nodes.filter(({ op }) => op === "MatMulInteger").map((node) => productOf(links, node));
  const parts = new Set(products.flatMap(({ steps }) => steps));
  const left = nodes.find((node) => isQuantised(node) && !parts.has(node));
  return left ? unknown(left.op) : products;
}
