import { type ComponentProps, useState } from "react";
import type { Tip as Fetched } from "../followUp/Tip.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./QuestionHead.module.css";

/** A tip to open; its text is fetched with the first press. */
export function TipLine(props: ComponentProps<typeof Fetched>) {
  const w = useWords(words);
  const [tip, setTip] = useState<{ Tip: typeof Fetched } | null>(null);
  return (
    <details
      className={css.tip}
      // eslint-disable-next-line no-console -- there is no tip then; this is the only trace
      onToggle={() => void import("../followUp/Tip.tsx").then(setTip, console.warn)}
    >
      <summary className={css.small}>{w.tip}</summary>
      {tip && <tip.Tip {...props} />}
    </details>
  );
}
