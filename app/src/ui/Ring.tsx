import type { ReactNode } from "react";
import type { Tone } from "./tone.ts";
import tones from "./tones.module.css";
import css from "./Ring.module.css";

const RADIUS = 84;
const AROUND = 2 * Math.PI * RADIUS;

/** A score from 0 to 100 as a ring; null draws the empty track. `label` says it in words, `children` stand inside. */
export function Ring(props: { value: number | null; tone?: Tone; label: string; children?: ReactNode }) {
  const share = Math.min(100, Math.max(0, props.value ?? 0)) / 100;
  return (
    <div className={`${css.ring} ${tones[props.tone ?? "brand"]}`} role="img" aria-label={props.label}>
      <svg viewBox="0 0 184 184" aria-hidden>
        <circle className={css.track} cx="92" cy="92" r={RADIUS} />
        {share > 0 && (
          <circle
            className={css.arc}
            cx="92"
            cy="92"
            r={RADIUS}
            strokeDasharray={`${share * AROUND} ${AROUND}`}
          />
        )}
      </svg>
      <div className={css.inside}>{props.children}</div>
    </div>
  );
}
