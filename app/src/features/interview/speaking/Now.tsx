import { type RefObject, useEffect, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { Dictating, DictatingState } from "./dictating.ts";
import { FaultNotice } from "./FaultNotice.tsx";
import { followSpeech, isSpoken } from "./followSpeech.ts";
import { Heard } from "./Heard.tsx";
import { Meter } from "./Meter.tsx";
import css from "./Now.module.css";
import { useRing } from "./useRing.ts";
import { words } from "./words.ts";

type Props = {
  dictating: Dictating;
  state: DictatingState;
  /** The app is reading aloud: nothing is heard meanwhile. */
  deaf: boolean;
  /** What is in the way came with the question on screen: on later ones it is known, and need not stay in sight. */
  isNews: boolean;
  /** The question on screen, and the box of its answer. */
  index: number;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Another microphone is wanted, where this one is the wrong one, or silent. */
  onOther: () => void;
};

/** What stands in the way of being heard or of keeping what is heard. */
function Faults({ state, onOther }: Pick<Props, "state" | "onOther">) {
  const w = useWords(words);
  return (
    <>
      <FaultNotice state={state} onOther={onOther} />
      {state.away && isSpoken(state) && <Notice tone="warn">{w.away}</Notice>}
      {state.unkept && <Notice tone="warn">{w.unkept}</Notice>}
    </>
  );
}

/** What is heard at this moment and what is in the way of it: in sight above the bar, wherever the page is scrolled to. */
export function Now({ dictating, state, deaf, isNews, index, box, onOther }: Props) {
  const w = useWords(words);
  const now = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!now.current || !end.current) return;
    return followSpeech({ end: end.current, now: now.current, box: () => box.current, dictating });
  }, [dictating, index, box]);
  const isShown = isSpoken(state);
  const isOpen = state.phase === "on";
  useRing(dictating, isOpen);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isOpen ? (deaf ? w.reading : w.listening) : w.stopped}</span>
      </VisuallyHidden>
      <div ref={now} className={css.now} data-stays={isShown || isNews || undefined}>
        {isShown && (
          <div className={css.live}>
            {/* Of a microphone that is closed or hears nothing there is no loudness. */}
            {isOpen && !deaf && (
              <div className={css.loud}>
                <Meter dictating={dictating} label={w.level} />
                {!state.muted && (
                  <Button kind="plain" onClick={onOther}>
                    {w.otherMicrophone}
                  </Button>
                )}
              </div>
            )}
            <div className={css.words}>
              <Heard state={state} deaf={deaf} />
            </div>
          </div>
        )}
        <Faults state={state} onOther={onOther} />
      </div>
      <div ref={end} />
    </>
  );
}
