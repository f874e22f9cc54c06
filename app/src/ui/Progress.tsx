import type { Tone } from "./tone.ts";
import tones from "./tones.module.css";
import css from "./Progress.module.css";

const within = (value: number) => Math.min(100, Math.max(0, value));

function Fill({ value }: { value: number }) {
  return <span className={css.fill} style={{ transform: `scaleX(${within(value) / 100})` }} />;
}

/** How far a piece of work is, from 0 to 100. `label` names the work for a screen reader. */
export function Progress({ value, label }: { value: number; label: string }) {
  return (
    <div
      className={`${css.track} ${tones.brand}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(within(value))}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Fill value={value} />
    </div>
  );
}

/** A measure from 0 to 100 as a bar; `label` says it in words, since the bar itself is a picture. */
export function Bar({ value, tone = "brand", label }: { value: number; tone?: Tone; label: string }) {
  return (
    <div className={`${css.track} ${tones[tone]}`} role="img" aria-label={label}>
      <Fill value={value} />
    </div>
  );
}
