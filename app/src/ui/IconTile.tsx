import type { ReactNode } from "react";
import type { Tone } from "./tone.ts";
import tones from "./tones.module.css";
import css from "./IconTile.module.css";

/** A soft square with an icon or a letter in it; a picture only, the words stand beside it. */
export function IconTile({ tone = "brand", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`${css.tile} ${tones[tone]}`} aria-hidden>
      {children}
    </span>
  );
}
