import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import tones from "./tones.module.css";
import css from "./Notice.module.css";

const icons = { bad: CircleAlert, warn: CircleAlert, good: CircleCheck, neutral: Info };

/** A sentence that matters now, with a way on where there is one. A bad one interrupts a screen reader. */
export function Notice({
  tone = "neutral",
  children,
  action,
}: {
  tone?: "bad" | "warn" | "good" | "neutral";
  children: ReactNode;
  action?: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <div className={`${css.notice} ${tones[tone]}`} role={tone === "bad" ? "alert" : "status"}>
      <Icon size={20} strokeWidth={1.8} aria-hidden />
      <div className={css.text}>{children}</div>
      {action}
    </div>
  );
}
