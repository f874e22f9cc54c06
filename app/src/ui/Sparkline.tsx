import css from "./Sparkline.module.css";

const WIDTH = 240;
const HEIGHT = 104;
/** Where the scale ends and the line begins, and how far the line keeps from the other edges. */
const LEFT = 34;
const PAD = 18;
const SCALE = [0, 50, 100];

const heightOf = (score: number) => HEIGHT - PAD / 2 - (score / 100) * (HEIGHT - 1.5 * PAD);

/** Where each score stands in the picture. */
function places(scores: readonly number[]) {
  const step = (WIDTH - LEFT - 2 * PAD) / Math.max(1, scores.length - 1);
  return scores.map((score, at) => ({ x: LEFT + PAD + at * step, y: heightOf(score), score }));
}

/** A line of scores from 0 to 100 in their order, oldest first, each with its figure. `label` says it in words. */
export function Sparkline({ scores, label }: { scores: readonly number[]; label: string }) {
  const points = places(scores);
  return (
    <svg className={css.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {SCALE.map((score) => (
        <g key={score} className={css.scale}>
          <path d={`M${LEFT} ${heightOf(score)}H${WIDTH}`} />
          <text x={LEFT - 8} y={heightOf(score) + 4}>
            {score}
          </text>
        </g>
      ))}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {points.map(({ x, y, score }) => (
        <g key={x}>
          <circle cx={x} cy={y} r="4" />
          <text className={css.score} x={x} y={y - 9}>
            {score}
          </text>
        </g>
      ))}
    </svg>
  );
}
