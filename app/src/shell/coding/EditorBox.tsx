/* eslint-disable no-console -- the plain box serves; this is the only trace */
import { useEffect, useId, useRef } from "react";
import type { CodeLanguage } from "#models/coding/answerText.ts";
import { useWords } from "../../ui/words.ts";
import css from "./Coding.module.css";
import type { CodeEditor } from "./editor.ts";
import { words } from "./words.ts";

type Props = {
  /** What it begins with; later it is the person's. Another text means another box. */
  code: string;
  language: CodeLanguage;
  readOnly: boolean;
  onChange: (code: string) => void;
  /** The longest that it may become, and what is told when more was refused. */
  most: number;
  onFull: () => void;
};

/** Waits for the end of a word that an input method is in the middle of. */
const composed = (box: HTMLElement, composing: boolean) =>
  composing
    ? new Promise<void>((resolve) =>
        box.addEventListener("compositionend", () => setTimeout(resolve), { once: true }),
      )
    : Promise.resolve();

/**
 * A plain box at once, and the editor in its place as soon as it is there, with the same text and the caret where it
 * was. Where it cannot be fetched the plain box stays.
 */
export function EditorBox({ code, language, readOnly, onChange, most, onFull }: Props) {
  const w = useWords(words);
  const hint = useId();
  const plain = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const isComposing = useRef(false);
  const latest = useRef({ onChange, onFull, most, language });
  useEffect(() => {
    latest.current = { onChange, onFull, most, language };
  });
  useEffect(() => editor.current?.setLanguage(language), [language]);
  useEffect(() => {
    let gone = false;
    const box = plain.current;
    async function swap() {
      const { mountEditor } = await import("./editor.ts");
      if (box) await composed(box, isComposing.current);
      if (gone || !box || !place.current) return;
      editor.current = mountEditor(place.current, {
        ...{
          code: box.value,
          language: latest.current.language,
          readOnly,
          label: w.title,
          describedBy: hint,
        },
        ...{ caret: box.selectionStart, focused: document.activeElement === box },
        onChange(text) {
          // Where the editor is made anew, it begins with what the box has.
          box.value = text;
          latest.current.onChange(text);
        },
        fits(length) {
          const isFit = length <= latest.current.most;
          if (!isFit) latest.current.onFull();
          return isFit;
        },
      });
      box.hidden = true;
    }
    swap().catch((why: unknown) => console.warn("The editor could not be fetched", why));
    return () => {
      gone = true;
      editor.current?.destroy();
      if (box) box.hidden = false;
      editor.current = null;
    };
  }, [readOnly, hint, w.title]);
  return (
    <div className={css.editor}>
      <textarea
        ref={plain}
        className={css.plain}
        aria-label={w.title}
        aria-describedby={hint}
        defaultValue={code}
        readOnly={readOnly}
        maxLength={most}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        wrap="off"
        rows={8}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={() => (isComposing.current = false)}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div ref={place} />
      <p id={hint} className={css.hint}>
        {w.hint}
      </p>
    </div>
  );
}
