import type { Stretch } from "#models/speech/joinText.ts";
import { listen } from "./listen.ts";

type Box = HTMLTextAreaElement;

/** Boxes in which a person has put the caret somewhere; one that is only passed through with Tab has it at its start. */
const touched = new WeakSet<EventTarget>();

/** Where the caret belongs in a box that has not the focus; on iPhones, setting it there would take the focus. */
const carets = new WeakMap<EventTarget, number>();

/** Remembers where people put carets, until what it returns is called. */
export const watchCarets = () =>
  listen({
    click: ({ target }) => target && touched.add(target),
    keydown(event) {
      const isCaretKey = event instanceof KeyboardEvent && /^(?:Arrow|Home|End|Page)/.test(event.key);
      if (isCaretKey && event.target) touched.add(event.target);
    },
    focusin({ target }) {
      const caret = target && carets.get(target);
      if (typeof caret !== "number" || !(target instanceof HTMLTextAreaElement)) return;
      carets.delete(target);
      // A click puts it elsewhere after that.
      target.setSelectionRange(caret, caret);
    },
  });

/** Where a piece goes: to the caret, or behind what is selected, also when the focus has gone since; else to the end. */
export function placeIn(box: Box): Stretch {
  const { selectionEnd, value } = box;
  const isPut = document.activeElement === box || touched.has(box);
  const end = carets.get(box) ?? (isPut ? selectionEnd : selectionEnd || value.length);
  return { start: end, end };
}

/** Puts the caret behind what was just written, and shows that. */
export function putCaret(box: Box, caret: number) {
  if (document.activeElement === box) return box.setSelectionRange(caret, caret);
  carets.set(box, caret);
  if (caret === box.value.length) box.scrollTop = box.scrollHeight;
}
