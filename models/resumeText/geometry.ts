/** A PDF matrix [a b c d e f]: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const translate = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Whether an upright rectangle is still one after it. */
export const keepsUpright = ([a, b, c, d]: Matrix): boolean => (b === 0 && c === 0) || (a === 0 && d === 0);

/** An upright rectangle. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The upright rectangle around a transformed one. */
export function boxAround(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Box {
  const corners = [
    apply(matrix, x0, y0),
    apply(matrix, x1, y0),
    apply(matrix, x0, y1),
    apply(matrix, x1, y1),
  ];
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const intersect = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

export const contains = (box: Box, x: number, y: number) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** The six numbers of an operator's arguments, given apart or as one list; the identity when they are not six. */
export function matrixOf(args: unknown): Matrix {
  const list: unknown[] =
    args instanceof Float32Array || args instanceof Float64Array
      ? [...args]
      : Array.isArray(args)
        ? args.length === 1 && typeof args[0] === "object"
          ? [...Object(args[0])]
          : args
        : [];
  const [a, b, c, d, e, f] = list.map(Number);
  const known = [a, b, c, d, e, f].every((n) => Number.isFinite(n));
  return known ? [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0] : IDENTITY;
}
