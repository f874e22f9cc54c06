import css from "./Sparkline.module.css";

const WIDTH = 240;
const HEIGHT = 72;
const PAD = 8;

/** Where each value stands in the picture; all of one height are in the middle. */
function places(values: readonly number[]): { x: number; y: number }[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = (WIDTH - 2 * PAD) / Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: PAD + index * step,
    y: span === 0 ? HEIGHT / 2 : HEIGHT - PAD - ((value - low) / span) * (HEIGHT - 2 * PAD),
  }));
}

/** A small line of values in their order, oldest first. `label` says it in words. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const points = places(values);
  return (
    <svg className={css.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="5" />
      ))}
    </svg>
  );
}
