import { X } from "lucide-react";
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import css from "./Dialog.module.css";
import { useWords } from "./words.ts";
import { words } from "./kitWords.ts";

type Props = {
  open: boolean;
  /** It gives way to somebody else's window, and comes back as it was. */
  aside?: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
};

/**
 * A native modal dialog: Esc, the cross and a press on the backdrop ask for `onClose`; the browser keeps the focus
 * inside and gives it back to what opened the dialog.
 */
export function Dialog({ open, aside = false, onClose, title, children }: Props) {
  const shown = open && !aside;
  const w = useWords(words);
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === shown) return;
    if (!shown) return dialog.close();
    dialog.showModal();
    // The browser would choose the cross; what one came to fill in is nearer.
    dialog.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, [shown]);
  const closed = () => {
    if (!aside) onClose();
  };
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // The keyboard has Esc and the cross; the press on the backdrop is only for pointers.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog ref={box} className={css.dialog} aria-labelledby={titleId} onClick={onBackdrop} onClose={closed}>
      {open && (
        <div className={css.body}>
          <header className={css.head}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={css.close} aria-label={w.close} onClick={onClose}>
              <X size={20} strokeWidth={1.8} aria-hidden />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
