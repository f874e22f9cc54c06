import { useState, type FormEvent } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Join } from "../useGoogle.ts";
import { useJoin } from "../useJoin.ts";
import { words } from "../words.ts";
import { PasswordField } from "./PasswordField.tsx";
import css from "./SignInForm.module.css";

type Props = { join: Join; onForgot: () => void; onBack: () => void };

/** The address belongs to an account with a password already: who knows that joins the two. */
export function JoinForm({ join, onForgot, onBack }: Props) {
  const w = useWords(words);
  const { busy, refusal, join: send } = useJoin(join.ticket);
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(password === "");
    if (password !== "") void send(password);
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p>{w.joinWhy(join.email)}</p>
      {refusal && <Notice tone="bad">{w.refusals[refusal] ?? refusal}</Notice>}
      <PasswordField
        isNew={false}
        label={w.joinPassword}
        value={password}
        required
        error={missing && w.passwordMissing}
        onChange={({ target }) => {
          setPassword(target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" size="l" busy={busy}>
        {busy ? w.busy : w.joinDo}
      </Button>
      <div className={css.others}>
        <Button kind="plain" onClick={onBack}>
          {w.back}
        </Button>
        <Button kind="plain" onClick={onForgot}>
          {w.forgot}
        </Button>
      </div>
    </form>
  );
}
