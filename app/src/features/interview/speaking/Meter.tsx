import { useEffect, useRef } from "react";
import type { Dictating } from "./dictating.ts";
import { shareOf } from "./loudness.ts";
import css from "./Meter.module.css";

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
