import type { ReactNode } from "react";
import type { Tone } from "./tone.ts";
import tones from "./tones.module.css";
import css from "./Chip.module.css";

/** A short fact about something. The word says it; colour and icon only help. */
export function Chip({
  tone = "neutral",
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={`${css.chip} ${tones[tone]}`}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
