import { useEffect, useRef } from "react";
import type { Dictating } from "./dictating.ts";
import css from "./Meter.module.css";

/** Quiet speech has some 0.005, loud some 0.2; as a share of the bar it is the fourth root that looks even. */
const shareOf = (level: number) => Math.min(1, level ** 0.25 * 1.3);

/** How loud it is, as a bar that follows the voice without the page being rendered anew. */
export function Meter({ dictating, label }: { dictating: Dictating; label: string }) {
  const fill = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const end = dictating.onLevel((level) => {
      fill.current?.style.setProperty("--level", shareOf(level).toFixed(3));
    });
    return () => void end();
  }, [dictating]);
  return (
    <span className={css.track} role="img" aria-label={label}>
      <span ref={fill} className={css.fill} />
    </span>
  );
}
