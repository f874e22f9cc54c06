import { useEffect, useRef } from "react";
import type { Event } from "../logic/types.ts";

type Keys = { next: () => void; speak: () => void; go: (event: Event) => void };

/** Whether a key belongs to what has the focus: text is typed there, or a press is meant. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input, textarea, select, button, a, summary, [contenteditable]") !== null;

/**
 * Ctrl+Enter goes on, Alt+arrows move, Space outside of everything starts and stops speaking; plain keys stay with the
 * textarea, and an open dialog has its own.
 */
function onKey(event: KeyboardEvent, { next, speak, go }: Keys) {
  // A key that is held down would run through the questions and finish the round.
  if (event.isComposing || event.repeat || document.querySelector("dialog[open]")) return;
  const act =
    event.key === "Enter" && (event.ctrlKey || event.metaKey)
      ? next
      : event.altKey && event.key === "ArrowRight"
        ? () => go({ type: "NEXT" })
        : event.altKey && event.key === "ArrowLeft"
          ? () => go({ type: "PREVIOUS" })
          : event.key === " " && !isTaken(event.target)
            ? speak
            : null;
  if (!act) return;
  // Alt+left would leave the page.
  event.preventDefault();
  act();
}

/** The keys of the interview, wherever the focus is. */
export function useKeys(keys: Keys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event, latest.current);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
