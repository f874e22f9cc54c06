import type { Merged } from "../../../rows.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { ORDER } from "../logic/amounts.ts";
import { words } from "../words.ts";
import css from "./Settings.module.css";

/** What a restore has brought, in words. */
export function Restored({ merged }: { merged: Merged }) {
  const w = useWords(words);
  const { added, replaced, earlier, unreadable } = merged;
  const lines = [
    ...ORDER.filter((kind) => added[kind] > 0).map((kind) => w.cameCount(w.kinds[kind], added[kind])),
    ...(replaced > 0 ? [w.replacedCount(replaced)] : []),
    ...(earlier > 0 ? [w.earlierCount(earlier)] : []),
  ];
  return (
    <>
      <Notice tone="good">
        {lines.length === 0 ? (
          <p>{w.nothingCame}</p>
        ) : (
          <>
            <p>{w.came}</p>
            <ul className={css.bullets}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
      {unreadable > 0 && <Notice tone="warn">{w.unreadableCount(unreadable)}</Notice>}
    </>
  );
}
