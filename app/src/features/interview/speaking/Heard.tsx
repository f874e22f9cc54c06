import { useWords } from "../../../ui/words.ts";
import type { DictatingState } from "./dictating.ts";
import css from "./Heard.module.css";
import { words } from "./words.ts";

/** The sentence that is being said: settled words as ink, uncertain ones faint. */
export function Heard({ state }: { state: Pick<DictatingState, "heard" | "writing"> }) {
  const w = useWords(words);
  const { heard, writing } = state;
  return (
    <p className={css.heard}>
      {heard ? (
        <>
          <span data-committed>{heard.committed}</span>{" "}
          <span className={css.pending} title={w.pending} data-pending>
            {heard.pending}
          </span>
        </>
      ) : (
        <span className={css.pending}>{writing > 0 ? w.writing : w.listening}</span>
      )}
    </p>
  );
}
