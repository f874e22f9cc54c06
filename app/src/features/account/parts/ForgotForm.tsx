import { useState, type FormEvent, type ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { isEmail } from "../logic/signInForm.ts";
import { useForgotten } from "../useForgotten.ts";
import { words } from "../words.ts";
import { EmailField } from "./EmailField.tsx";
import css from "./SignInForm.module.css";

type Props = {
  /** Whether this server sends mail; null: it has not said so. */
  mail: boolean | null;
  /** What was typed before. */
  email: string;
  /** Other ways on. */
  children?: ReactNode;
};

/** Without mail somebody has to be asked: whoever runs this server can make a link, too. */
function AskSomebody({ children }: Pick<Props, "children">) {
  const w = useWords(words);
  return (
    <div className={css.form}>
      <Notice>{w.forgotNoMail}</Notice>
      <ButtonLink to="/contact">{w.contact}</ButtonLink>
      {children && <div className={css.others}>{children}</div>}
    </div>
  );
}

/** Asks for a link to a new password. What it says does not depend on whether there is such an account. */
export function ForgotForm({ mail, email: before, children }: Props) {
  const w = useWords(words);
  const { busy, refusal, sentTo, send } = useForgotten();
  const [email, setEmail] = useState(before);
  const [wrong, setWrong] = useState(false);
  if (mail === false) return <AskSomebody>{children}</AskSomebody>;
  function submit(event: FormEvent) {
    event.preventDefault();
    const right = isEmail(email);
    setWrong(!right);
    if (right) void send(email.trim());
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p>{w.forgotWhy}</p>
      {refusal && <Notice tone="bad">{w.refusals[refusal] ?? refusal}</Notice>}
      {sentTo !== null && <Notice tone="good">{w.forgotSent(sentTo)}</Notice>}
      <EmailField
        name="email"
        label={w.email}
        value={email}
        required
        error={wrong && w.emailWrong}
        onChange={({ target }) => {
          setEmail(target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" size="l" busy={busy}>
        {busy ? w.forgotBusy : sentTo === null ? w.forgotDo : w.forgotAgain}
      </Button>
      {children && <div className={css.others}>{children}</div>}
    </form>
  );
}
