import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Redeeming } from "../useRedeeming.ts";
import { words } from "../words.ts";
import css from "./Rewards.module.css";

type Props = {
  redeeming: Redeeming;
  /** What stands in the field at first. */
  first?: string;
  /** It has come in the place of a button, and takes its focus. */
  focused?: boolean;
  /** What the button says. */
  action: ReactNode;
  send: (typed: string) => Promise<boolean>;
  /** It was taken. */
  onSent?: () => void;
  children?: ReactNode;
};

/** Where to pay to, and one button; `children` stand beside it. */
export function UpiForm({ redeeming, first = "", focused = false, action, send, onSent, children }: Props) {
  const w = useWords(words);
  const [typed, setTyped] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focused) form.current?.querySelector("input")?.focus();
  }, [focused]);
  function submit(event: FormEvent) {
    event.preventDefault();
    void send(typed).then((sent) => sent && onSent?.());
  }
  function type(text: string) {
    setTyped(text);
    redeeming.calm();
  }
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <Field
        label={w.upi}
        hint={w.upiHint}
        error={redeeming.wrong}
        name="upiId"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={100}
        required
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <div className={css.row}>
        <Button type="submit" busy={redeeming.busy}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
