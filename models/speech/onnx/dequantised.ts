import { KIND, type Tensor } from "./graph.ts";
import { unknown } from "./unknown.ts";

/** A number for each column: its own, or the one of them all. */
function perColumn({ name, values }: Tensor, columns: number): Float32Array {
  if (values.length === columns) return Float32Array.from(values);
  return values.length === 1 ? new Float32Array(columns).fill(values[0] ?? 0) : unknown(name);
}

/** The weights of a product as floats. @throws where they are no matrix of whole numbers with a scale for each column */
export function dequantised({ values, kind, dims, name }: Tensor, scale: Tensor, zero: Tensor): Float32Array {
  const [, columns = 0] = dims;
  const isKnown = dims.length === 2 && kind !== KIND.float && scale.kind === KIND.float && zero.kind === kind;
  if (!isKnown) return unknown(name);
  const [scales, zeros] = [perColumn(scale, columns), perColumn(zero, columns)];
  const floats = Float32Array.from(values);
  for (let from = 0; from < floats.length; from += columns) {
    for (let column = 0; column < columns; column++) {
      const at = from + column;
      floats[at] = ((floats[at] ?? 0) - (zeros[column] ?? 0)) * (scales[column] ?? 0);
    }
  }
  return floats;
}
