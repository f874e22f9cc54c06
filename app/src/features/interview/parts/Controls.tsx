import { Check, ChevronLeft, ChevronRight, Mic, Square } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import type { Event } from "../logic/types.ts";
import { words } from "../words.ts";
import css from "./Controls.module.css";
import { icon } from "./icon.ts";

type Props = {
  isFirst: boolean;
  isLast: boolean;
  /** Nothing may be written here. */
  readOnly: boolean;
  /** Whether there is an answer to save. */
  canSave: boolean;
  saved: boolean;
  speaking: boolean;
  /** What was said is still being written down, before the round is finished. */
  settling: boolean;
  /** Starts or stops speaking. */
  speak: () => void;
  next: () => void;
  send: (event: Event) => void;
};

/** The bar in reach of the thumb. The middle is the place of what one answers with. */
export function Controls(props: Props) {
  const { isFirst, isLast, readOnly, canSave, saved, speaking, settling, speak, next, send } = props;
  const w = useWords(words);
  return (
    <footer className={css.bar}>
      <div className={css.row}>
        <Button
          kind="quiet"
          className={css.previous}
          icon={<ChevronLeft {...icon} />}
          disabled={isFirst}
          onClick={() => send({ type: "PREVIOUS" })}
        >
          <span className={css.word}>{w.previous}</span>
        </Button>
        <div className={css.middle}>
          <button
            type="button"
            className={css.speak}
            aria-pressed={speaking}
            aria-label={speaking ? w.stopSpeaking : w.speak}
            disabled={readOnly}
            onClick={speak}
          >
            {speaking ? <Square {...icon} fill="currentColor" /> : <Mic {...icon} size={26} />}
          </button>
          <Button
            kind="quiet"
            className={css.save}
            icon={saved ? <Check {...icon} /> : undefined}
            disabled={readOnly || !canSave}
            onClick={() => send({ type: "SAVE" })}
          >
            {saved ? w.saved : w.save}
          </Button>
        </div>
        {/* The second press of a double one was meant for the question before: it must not leave out the next, nor finish the round. */}
        <Button
          className={css.next}
          disabled={readOnly && isLast}
          busy={settling}
          onClick={(event) => (event.detail > 1 ? undefined : next())}
        >
          {settling ? w.settling : isLast ? w.finish : w.next}
          {!isLast && <ChevronRight {...icon} />}
        </Button>
      </div>
      <p className={css.keys}>{w.keys}</p>
    </footer>
  );
}
