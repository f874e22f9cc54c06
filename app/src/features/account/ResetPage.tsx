import { useState, type FormEvent } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { useDocumentTitle } from "#app/ui/useDocumentTitle.ts";
import { useWords } from "#app/ui/words.ts";
import { PASSWORD_MIN } from "./logic/signInForm.ts";
import css from "./parts/AccountPage.module.css";
import { ForgotForm } from "./parts/ForgotForm.tsx";
import { PasswordField } from "./parts/PasswordField.tsx";
import form from "./parts/SignInForm.module.css";
import { useReset } from "./useReset.ts";
import { useSetup } from "./useSetup.ts";
import { words } from "./words.ts";

/** The new password. Its sentence and its text stay when the server cannot be reached: it can be sent again. */
function NewPassword({ busy, fault, reset }: ReturnType<typeof useReset>) {
  const w = useWords(words);
  const [password, setPassword] = useState("");
  const [short, setShort] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const tooShort = password.length < PASSWORD_MIN;
    setShort(tooShort);
    if (!tooShort) void reset(password);
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <p>{w.resetWhy}</p>
      {fault && <Notice tone="bad">{w.refusals[fault.say] ?? fault.say}</Notice>}
      <PasswordField
        isNew
        label={w.newPassword}
        value={password}
        required
        error={short && w.passwordShort}
        onChange={({ target }) => {
          setPassword(target.value);
          setShort(false);
        }}
      />
      <Button type="submit" size="l" busy={busy}>
        {busy ? w.busy : w.resetDo}
      </Button>
    </form>
  );
}

/** The link is none, or none any more: another one is asked for in the same place. */
function Over({ say }: { say: string }) {
  const { mail } = useSetup();
  return (
    <div className={form.form}>
      <Notice tone="warn">{say}</Notice>
      <ForgotForm mail={mail} email="" />
    </div>
  );
}

/** /reset-password: the token stands behind the #, so that it reaches no server but in the call that uses it up. */
export default function ResetPage() {
  const w = useWords(words);
  const token = useLocation().hash.slice(1);
  const resetting = useReset(token);
  useDocumentTitle(w.titles.reset);
  const whole = /^[\w-]{20,200}$/.test(token);
  const { fault } = resetting;
  return (
    <div className={css.page}>
      <PageHead title={w.titles.reset} />
      <Card as="div">
        {!whole && <Over say={w.linkBroken} />}
        {whole && fault?.over && <Over say={w.refusals[fault.say] ?? fault.say} />}
        {whole && !fault?.over && <NewPassword {...resetting} />}
      </Card>
    </div>
  );
}
