import { useWords } from "../../../ui/words.ts";
import type { DictatingState } from "./dictating.ts";
import css from "./Heard.module.css";
import { words } from "./words.ts";

type Props = {
  state: Pick<DictatingState, "heard" | "phase" | "writing">;
  /** The app is reading aloud: nothing is heard meanwhile. */
  deaf?: boolean;
};

/** The sentence that is being said: settled words as ink, uncertain ones faint. */
export function Heard({ state, deaf = false }: Props) {
  const w = useWords(words);
  const { heard, phase, writing } = state;
  // A slow device still writes down the sentences before while somebody goes on speaking.
  const isHearing = phase === "on";
  return (
    <p className={css.heard}>
      {heard && !deaf ? (
        <>
          <span data-committed>{heard.committed}</span>{" "}
          <span className={css.pending} title={w.pending} data-pending>
            {heard.pending}
          </span>
        </>
      ) : (
        <span className={css.pending}>
          {[isHearing && (deaf ? w.reading : w.listening), writing > 0 && w.writing]
            .filter(Boolean)
            .join(" · ") || w.listening}
        </span>
      )}
    </p>
  );
}
