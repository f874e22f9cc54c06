import { readFileSync } from "node:fs";
import * as ort from "onnxruntime-web/wasm";
import { beforeAll, describe, expect, it } from "vitest";
import { floatModel } from "./floatModel.ts";
import { GRAPH_NODE, GRAPH_TENSOR, KIND, MODEL_GRAPH, nodeOf, nodePieces, tensorOf } from "./graph.ts";
import { bytesOf, fieldPieces, fieldsOf, joined, numberField } from "./wire.ts";

const ENCODER = "models/weights/whisper-tiny.en/onnx/encoder_model_quantized.onnx";

const contents = (bytes: Uint8Array, number: number) =>
  fieldsOf(bytes)
    .filter((field) => field.number === number)
    .map(({ content }) => content);

const graphOf = (model: Uint8Array) => joined(contents(model, MODEL_GRAPH));
const nodesOf = (model: Uint8Array) => contents(graphOf(model), GRAPH_NODE).map(nodeOf);
const tensorsOf = (model: Uint8Array) => contents(graphOf(model), GRAPH_TENSOR).map(tensorOf);

type Step = [op: string, inputs: string[], outputs: string[]];

/** A product as onnxruntime quantises one: x, times w. */
const PRODUCT: Step[] = [
  ["DynamicQuantizeLinear", ["x"], ["x_q", "x_s", "x_z"]],
  ["MatMulInteger", ["x_q", "w", "x_z", "w_z"], ["sum"]],
  ["Cast", ["sum"], ["float_sum"]],
  ["Mul", ["x_s", "w_s"], ["scales"]],
  ["Mul", ["float_sum", "scales"], ["y"]],
];

const tensor = (name: string, kind: number, dims: number[], field: number, values: Uint8Array) =>
  fieldPieces(GRAPH_TENSOR, [
    ...dims.map((size) => numberField(1, size)),
    numberField(2, kind),
    ...fieldPieces(field, [values]),
    ...fieldPieces(8, [bytesOf(name)]),
  ]);

/** Small numbers, as protobuf packs them; one below 0 takes ten bytes. */
const packed = (...values: number[]) =>
  joined(
    values.map((value) =>
      value < 0 ? Uint8Array.of(256 + value, ...Array(8).fill(255), 1) : Uint8Array.of(value),
    ),
  );

/** Weights 3 x 2 in whole numbers, each column with a scale and a zero of its own, as onnxruntime stores them. */
const WEIGHTS = [
  tensor("w", KIND.int8, [3, 2], 9, new Uint8Array(Int8Array.of(1, -2, 3, -4, 127, -128).buffer)),
  tensor("w_s", KIND.float, [2], 4, new Uint8Array(Float32Array.of(0.5, 0.25).buffer)),
  tensor("w_z", KIND.int8, [2], 5, packed(1, -2)),
];

const model = (steps: Step[], tensors: Uint8Array[][] = WEIGHTS) =>
  joined([
    numberField(1, 8),
    ...fieldPieces(MODEL_GRAPH, [
      ...steps.flatMap(([op, inputs, outputs]) => nodePieces({ op, inputs, outputs })),
      ...fieldPieces(2, [bytesOf("graph")]),
      ...tensors.flat(),
    ]),
  ]);

/** The product with some of its steps changed. */
const changed = (at: number, step: Step) => model(PRODUCT.map((own, n) => (n === at ? step : own)));

describe("A quantised model in float", () => {
  it("has one plain product for its five steps, with the floats that the whole numbers stand for", () => {
    const made = floatModel(model([["Relu", ["in"], ["x"]], ...PRODUCT, ["Relu", ["y"], ["out"]]]));
    expect(nodesOf(made)).toEqual([
      { op: "Relu", inputs: ["in"], outputs: ["x"] },
      { op: "MatMul", inputs: ["x", "w_float"], outputs: ["y"] },
      { op: "Relu", inputs: ["y"], outputs: ["out"] },
    ]);
    const values = Float32Array.of(0, 0, 1, -0.5, 63, -31.5);
    expect(tensorsOf(made)).toEqual([{ name: "w_float", kind: KIND.float, dims: [3, 2], values }]);
  });

  it("keeps all that it does not change, byte for byte, and what is not quantised as it is", () => {
    const plain = model([["Relu", ["x"], ["y"]]], [tensor("b", KIND.float, [1], 9, new Uint8Array(4))]);
    expect(floatModel(plain)).toEqual(plain);
    const made = floatModel(model(PRODUCT));
    expect(fieldsOf(made).map(({ number }) => number)).toEqual([1, MODEL_GRAPH]);
    expect(contents(graphOf(made), 2)).toEqual([bytesOf("graph")]);
  });

  it("has weights once that two products share, and one scale and zero for all columns where there is one", () => {
    const again = PRODUCT.map(([op, inputs, outputs]): Step => {
      const other = (name: string) => (/^(w|x$)/.test(name) ? name : `${name}2`);
      return [op, inputs.map(other), outputs.map(other)];
    });
    const one = [
      tensor("w", KIND.uint8, [3, 2], 9, Uint8Array.of(0, 1, 2, 3, 4, 255)),
      tensor("w_s", KIND.float, [], 4, new Uint8Array(Float32Array.of(2).buffer)),
      tensor("w_z", KIND.uint8, [], 5, packed(1)),
    ];
    const made = floatModel(model([...PRODUCT, ...again], one));
    expect(nodesOf(made).map(({ op, inputs }) => [op, ...inputs])).toEqual([
      ["MatMul", "x", "w_float"],
      ["MatMul", "x", "w_float"],
    ]);
    expect(tensorsOf(made).map(({ values }) => [...Array.from(values)])).toEqual([[-2, 0, 2, 4, 6, 508]]);
  });

  it.each<[string, Uint8Array]>([
    ["a convolution of whole numbers", model([...PRODUCT, ["ConvInteger", ["x_q", "k"], ["c"]]])],
    ["a step of onnxruntime's own", model([...PRODUCT, ["com.microsoft:QAttention", ["x"], ["a"]]])],
    ["weights with fixed scales", model([["DequantizeLinear", ["w", "w_s", "w_z"], ["f"]]])],
    ["a sum that is used in another way", model([...PRODUCT, ["Relu", ["sum"], ["r"]]])],
    ["a sum that stays a whole number", changed(2, ["Identity", ["sum"], ["float_sum"]])],
    ["scales that are no product", changed(3, ["Add", ["x_s", "w_s"], ["scales"]])],
    ["a side that was quantised before", changed(0, ["Identity", ["x"], ["x_q"]])],
    ["weights that are computed", model(PRODUCT, WEIGHTS.slice(1))],
    [
      "a scale for each row",
      model(PRODUCT, [
        ...WEIGHTS.slice(0, 1),
        tensor("w_s", KIND.float, [3], 4, new Uint8Array(12)),
        ...WEIGHTS.slice(2),
      ]),
    ],
  ])("is not made of one that has %s", (_, other) => {
    expect(() => floatModel(other)).toThrow("quantised in a way that is not known");
  });

  it("is not made of what is no model, or cut off", () => {
    const whole = model(PRODUCT);
    expect(() => floatModel(whole.subarray(0, whole.length - 1))).toThrow("cut off");
    expect(() => floatModel(bytesOf("<!doctype html>"))).toThrow();
  });
});

/** How alike two rows of numbers are: 1 where one is a multiple of the other. */
function cosine(a: Float32Array, b: Float32Array): number {
  const dot = (x: Float32Array, y: Float32Array) =>
    x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

describe("Whisper's encoder in float", () => {
  const shipped = new Uint8Array(readFileSync(ENCODER));
  /** Two seconds of something like a voice's features. */
  const features = Float32Array.from(
    { length: 80 * 200 },
    (_, at) => Math.sin(at * 0.7) * Math.cos(at / 900),
  );

  beforeAll(() => void (ort.env.wasm.numThreads = 1));

  async function encoded(bytes: Uint8Array): Promise<Float32Array> {
    const session = await ort.InferenceSession.create(bytes, { executionProviders: ["wasm"] });
    const input_features = new ort.Tensor("float32", features, [1, 80, 200]);
    const { last_hidden_state: state } = await session.run({ input_features });
    await session.release();
    if (!(state?.data instanceof Float32Array)) throw new Error("It gives no floats.");
    return state.data;
  }

  it("has nothing quantised left, and only its products are other steps", () => {
    const count = (bytes: Uint8Array, op: string) => nodesOf(bytes).filter((node) => node.op === op).length;
    const made = floatModel(shipped);
    expect([count(shipped, "MatMulInteger"), count(shipped, "MatMul"), count(shipped, "Conv")]).toEqual([
      24, 8, 2,
    ]);
    expect([count(made, "MatMulInteger"), count(made, "MatMul"), count(made, "Conv")]).toEqual([0, 32, 2]);
    expect(nodesOf(made).filter(({ op }) => /Integer|quantize|Cast/i.test(op))).toEqual([]);
  });

  it("hears the same as the one that ships: they differ by what the rounding of each run costs", async () => {
    const [quantised, float] = [await encoded(shipped), await encoded(floatModel(shipped))];
    expect(float.length).toBe(quantised.length);
    expect(cosine(float, quantised)).toBeGreaterThan(0.999);
  }, 60_000);
});
