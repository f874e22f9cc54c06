import { Copy } from "lucide-react";
import { deviceLabel } from "#models/entities/answer.ts";
import type { EarlierText } from "../../../rows.ts";
import { useCopy } from "../../../shell/useCopy.ts";
import { Button } from "../../../ui/Button.tsx";
import { useLanguage } from "../../../ui/language.ts";
import { useWords } from "../../../ui/words.ts";
import { words, type Words } from "../words.ts";
import { shortMoment } from "./dates.ts";
import css from "./EarlierTexts.module.css";

function origin(w: Words, { kind, device }: EarlierText, when: string): string {
  if (kind === "replaced") return w.earlierOf.replaced(when);
  return w.earlierOf.other(device ? deviceLabel(device) : w.otherDevice, when);
}

function Earlier({ earlier }: { earlier: EarlierText }) {
  const w = useWords(words);
  const language = useLanguage();
  const { copy, said } = useCopy(earlier.text, w);
  return (
    <li>
      <p className={css.soft}>{origin(w, earlier, shortMoment(language, earlier.timestamp))}</p>
      <p className={css.text}>{earlier.text}</p>
      <p className={css.row}>
        <Button kind="plain" icon={<Copy size={20} strokeWidth={1.8} aria-hidden />} onClick={copy}>
          {w.copy}
        </Button>
        <span role="status">{said}</span>
      </p>
    </li>
  );
}

/** What was written here once and is not the answer that was scored, to open: nothing typed is ever out of reach. */
export function EarlierTexts({ texts }: { texts: readonly EarlierText[] }) {
  const w = useWords(words);
  if (texts.length === 0) return null;
  return (
    <details className={css.earlier}>
      <summary>{w.earlier(texts.length)}</summary>
      <p className={css.soft}>{w.earlierNote}</p>
      <ul className={css.list}>
        {texts.map((earlier) => (
          <Earlier key={earlier.id} earlier={earlier} />
        ))}
      </ul>
    </details>
  );
}
