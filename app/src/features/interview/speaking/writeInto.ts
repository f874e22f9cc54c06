import type { Joined } from "#models/speech/joinText.ts";

export type Box = HTMLTextAreaElement;

/** Boxes in which a person has put the caret somewhere; one that is only passed through with Tab has it at its start. */
const touched = new WeakSet<EventTarget>();

/** Where the caret belongs in a box that was written into from outside; on iPhones, setting it there takes the focus. */
const carets = new WeakMap<EventTarget, number>();

const listeners: Record<string, (event: Event) => void> = {
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
};

/** Remembers carets, until what it returns is called. */
export function watchCarets(): () => void {
  const all = Object.entries(listeners);
  for (const [name, listener] of all) addEventListener(name, listener, true);
  return () => {
    for (const [name, listener] of all) removeEventListener(name, listener, true);
  };
}

/** Where a piece goes: to the caret, or behind what is selected, also when the focus has gone since; else to the end. */
export function placeIn(box: Box) {
  const { selectionEnd, value } = box;
  const isPut = document.activeElement === box || touched.has(box);
  const end = carets.get(box) ?? (isPut ? selectionEnd : selectionEnd || value.length);
  return { start: end, end };
}

/** Puts a text into the box as if it had been typed there; what is selected before the caret stays so. */
export function put(box: Box, { text, caret }: Pick<Joined, "text" | "caret">) {
  const { selectionStart: start, selectionEnd: end } = box;
  const isSelected = start < end && end <= caret;
  box.value = text;
  if (document.activeElement === box)
    return box.setSelectionRange(isSelected ? start : caret, isSelected ? end : caret);
  carets.set(box, caret);
  if (caret === text.length) box.scrollTop = box.scrollHeight;
}
