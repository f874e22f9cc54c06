import { useLanguage } from "../../../ui/language.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { inOrder, total } from "../logic/amounts.ts";
import type { Stored } from "../useStored.ts";
import { words } from "../words.ts";
import { Section } from "./Section.tsx";
import { readableSize } from "./sizes.ts";
import css from "./Settings.module.css";

type Props = { stored: Stored; refused: boolean; persist(): Promise<void> };

/** What is stored here, how big it is, and whether the browser keeps it. */
export function StoredSection({ stored, refused, persist }: Props) {
  const w = useWords(words);
  const language = useLanguage();
  const kinds = inOrder(stored.sizes);
  // Some browsers count what they have packed, which is less than it is.
  const used = stored.used === null ? null : Math.max(stored.used, total(stored.sizes));
  return (
    <Section title={w.stored} about={w.storedText}>
      {kinds.length === 0 && <p>{w.nothingStored}</p>}
      {kinds.length > 0 && (
        <dl className={css.amounts}>
          {kinds.map(({ kind, count, bytes }) => (
            <div key={kind}>
              <dt>{w.kinds[kind]}</dt>
              <dd>
                {kind !== "resume" && kind !== "speech" && `${w.entries(count)} · `}
                {readableSize(language, bytes)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {used !== null && <p className={css.soft}>{w.used(readableSize(language, used))}</p>}
      <Notice tone={stored.persistence === "kept" ? "good" : "neutral"}>
        <p>{w.persistence[stored.persistence]}</p>
        {refused && <p>{w.notKept}</p>}
      </Notice>
      {stored.persistence === "not-kept" && !refused && (
        <div className={css.row}>
          <Button kind="quiet" onClick={() => void persist()}>
            {w.keepIt}
          </Button>
        </div>
      )}
    </Section>
  );
}
