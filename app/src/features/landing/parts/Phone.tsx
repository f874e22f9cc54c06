import { Check } from "lucide-react";
import { Chip } from "#app/ui/Chip.tsx";
import type { Words } from "../words.ts";
import css from "./Phone.module.css";

/** Heights of a voice's bars, in px: towards the button, and away from it. */
const BEFORE = [28, 26, 4, 22, 18, 4, 4, 14, 20];
const AFTER = [10, 20, 10, 16, 32, 20, 4, 6, 4];

function Wave({ heights }: { heights: readonly number[] }) {
  return (
    <span className={css.wave}>
      {heights.map((height, index) => (
        <i key={index} style={{ blockSize: height }} />
      ))}
    </span>
  );
}

/** The product itself, small: a question on a phone while somebody answers it. A picture to a screen reader. */
export function Phone({ w }: { w: Words }) {
  return (
    <div className={css.phone} role="img" aria-label={w.phone}>
      <p className={css.top}>
        {w.progress}
        <Chip tone="good" icon={<Check size={20} strokeWidth={1.8} />}>
          {w.saved}
        </Chip>
      </p>
      <p className={css.question}>{w.question}</p>
      <p className={css.answer}>
        {w.said} <span>{w.saying}</span>
      </p>
      <div className={css.speak}>
        <Wave heights={BEFORE} />
        <span className={css.button} />
        <Wave heights={AFTER} />
      </div>
    </div>
  );
}
