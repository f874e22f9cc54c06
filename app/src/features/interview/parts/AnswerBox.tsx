import { type RefObject, useState } from "react";
import { ANSWER_MAX } from "#models/entities/basics.ts";
import { useSyncText } from "../../../shell/NetworkBadge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useLanguage } from "../../../ui/language.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useWords } from "../../../ui/words.ts";
import { wordsIn } from "../logic/answers.ts";
import { clockText } from "../logic/time.ts";
import type { Context } from "../logic/types.ts";
import { words, type Words } from "../words.ts";
import css from "./AnswerBox.module.css";

type Props = {
  /** Changes with the record: the box is then a new one, which never shows or saves another answer's text. */
  recordKey: string;
  text: string;
  /** What of the answer stands elsewhere and follows this text: code. */
  rest: string;
  save: Context["save"];
  openForMs: number;
  readOnly: boolean;
  placeholder: string;
  onType: (text: string) => void;
  /** The box itself, for what is spoken into it. */
  box: RefObject<HTMLTextAreaElement | null>;
};

/** Where the text is, or that no more goes in: the browser drops the rest without a word; null: down here, and the sync knows how far it has come from there. */
function saveText(w: Words, { state }: Context["save"], text: string, most: number): string | null {
  if (state === "saving") return w.saving;
  if (text.length >= most) return w.full;
  return state !== "kept" && text === "" ? w.keptAsYouType : null;
}

function NotSaved({ copy }: { copy: () => Promise<boolean> }) {
  const w = useWords(words);
  const [copied, setCopied] = useState(false);
  return (
    <p className={css.lost} role="alert">
      <span>{w.notSaved}</span>
      <Button kind="quiet" onClick={() => void copy().then(setCopied)}>
        {copied ? w.copied : w.copy}
      </Button>
    </p>
  );
}

/** Puts the text on the clipboard; false where a page may not: it is then selected for the person to do so. */
async function copyFrom(box: HTMLTextAreaElement | null, rest: string): Promise<boolean> {
  box?.focus();
  box?.select();
  try {
    await navigator.clipboard.writeText(`${box?.value ?? ""}${rest}`);
    return true;
  } catch {
    return false; // The text is selected, and the button does not claim anything.
  }
}

/**
 * The answer. The browser owns the text: nothing ever writes into the box while somebody types, which would break
 * the input methods of Indian languages.
 */
export function AnswerBox(props: Props) {
  const { recordKey, text, rest, save, openForMs, readOnly, placeholder, onType, box } = props;
  const w = useWords(words);
  const language = useLanguage();
  const sync = useSyncText(true);
  const most = ANSWER_MAX - rest.length;
  return (
    <div className={css.answer}>
      <label>
        <VisuallyHidden>{w.yourAnswer}</VisuallyHidden>
        <textarea
          key={recordKey}
          ref={box}
          className={css.box}
          defaultValue={text}
          readOnly={readOnly}
          placeholder={readOnly ? undefined : placeholder}
          maxLength={most}
          lang={language}
          onInput={(event) => onType(event.currentTarget.value)}
        />
      </label>
      {save.state === "lost" ? (
        <NotSaved copy={() => copyFrom(box.current, rest)} />
      ) : (
        !readOnly && (
          <p className={css.state} data-state={text === "" ? "untouched" : save.state}>
            {saveText(w, save, text, most) ?? sync}
          </p>
        )
      )}
      <p className={css.counts}>
        {`${w.words(wordsIn(text))} · `}
        <span aria-hidden>{clockText(openForMs)}</span>
        <VisuallyHidden>{w.spent(clockText(openForMs))}</VisuallyHidden>
      </p>
    </div>
  );
}
