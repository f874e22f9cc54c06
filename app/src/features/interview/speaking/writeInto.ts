import type { Stretch } from "#models/speech/joinText.ts";
import { putCaret } from "./carets.ts";
import { listen } from "./listen.ts";

export type Box = HTMLTextAreaElement;

/** What stands in a stretch from now on, and where the caret is after that. */
export type Change = Stretch & { by: string; caret: number };

/** The page itself is writing: what the browser tells then is nobody's typing. */
let writing = false;

/**
 * Types into the box, which has the focus: what was typed before, this, and what is typed after are then undone by the
 * browser one by one; that the caret is set keeps them apart.
 */
function type(box: Box, { start, end, by, caret }: Change) {
  writing = true;
  box.setSelectionRange(start, end);
  // Deprecated, so it may be gone one day; nothing else writes into the browser's history.
  if ("execCommand" in document) document.execCommand(by === "" ? "delete" : "insertText", false, by);
  box.setSelectionRange(caret, caret);
  writing = false;
}

/** Whether a box may have the focus for a moment: no keyboard pops up, nobody types elsewhere, nothing is selected. */
const mayBorrow = (focused: Element | null): boolean =>
  (focused === document.body || focused instanceof HTMLButtonElement) &&
  matchMedia("(pointer: fine)").matches &&
  getSelection()?.isCollapsed !== false;

/** Types into a box that has not the focus, which is where it was afterwards. */
function typeFromOutside(box: Box, change: Change) {
  const { activeElement: focused } = document;
  if (!mayBorrow(focused)) return;
  box.focus({ preventScroll: true });
  // Behind a dialog it does not get it.
  if (document.activeElement !== box) return;
  type(box, change);
  if (focused instanceof HTMLButtonElement) focused.focus({ preventScroll: true });
  else box.blur();
}

/**
 * Boxes that were written into past the browser's history: with which text, and whether anything was typed since. What
 * the history has from before would put old words anywhere.
 */
const overwritten = new WeakMap<EventTarget, Past>();
type Past = { text: string; edited: boolean };

const changed = (text: string, { start, end, by }: Change) => text.slice(0, start) + by + text.slice(end);

/** Puts a text into the box past the browser's history. */
export function overwrite(box: Box, text: string, caret: number) {
  overwritten.set(box, { text, edited: false });
  box.value = text;
  putCaret(box, caret);
}

/**
 * Puts a text into the box as if it had been typed there; what is selected before it stays so.
 * @returns whether the browser can undo it
 */
export function put(box: Box, change: Change): boolean {
  const { selectionStart, selectionEnd, value } = box;
  const isSelected = selectionStart < selectionEnd && selectionEnd <= change.caret;
  const text = changed(value, change);
  const hasFocus = document.activeElement === box;
  if (hasFocus) type(box, change);
  else typeFromOutside(box, change);
  const isTyped = box.value === text;
  // Also where the box was full and took a part of it: nothing that was said is lost.
  if (!isTyped) overwrite(box, text, change.caret);
  if (hasFocus && isSelected) box.setSelectionRange(selectionStart, selectionEnd);
  return isTyped;
}

type Told = {
  /** Somebody has typed letters into a box, or changed it in another way ("no letters"). */
  onInput(box: Box, letters: string): void;
  /** Somebody undoes in a box. @returns whether that is done */
  onUndo(box: EventTarget): boolean;
};

/** Whether the history has nothing from after the box was written into past it. */
function isPast(inputType: string, value: string, past: Past): boolean {
  return inputType === "historyUndo" ? past.text === value : inputType === "historyRedo" && !past.edited;
}

/** What was just typed; nothing where it was pasted, deleted or undone, or is still being composed. */
function lettersOf(event: Event): string {
  const isTyped =
    event.type === "compositionend" || (event instanceof InputEvent && event.inputType === "insertText");
  return isTyped && "data" in event && typeof event.data === "string" ? event.data : "";
}

/** Keeps the browser's history of boxes true to what is written into them, until what it returns is called. */
export const watchHistory = ({ onInput, onUndo }: Told) =>
  listen({
    beforeinput(event) {
      const { target } = event;
      if (!(event instanceof InputEvent) || !(target instanceof HTMLTextAreaElement)) return;
      const { inputType } = event;
      const past = overwritten.get(target);
      const isDone = inputType === "historyUndo" && onUndo(target);
      if (isDone || (past && isPast(inputType, target.value, past))) event.preventDefault();
    },
    input(event) {
      const past = event.target && overwritten.get(event.target);
      if (past) past.edited = true;
      if (writing) event.stopImmediatePropagation();
      else if (event.target instanceof HTMLTextAreaElement) onInput(event.target, lettersOf(event));
    },
    // An input method changes its word until then, and tells of no input after that.
    compositionend(event) {
      if (event.target instanceof HTMLTextAreaElement) onInput(event.target, lettersOf(event));
    },
  });
