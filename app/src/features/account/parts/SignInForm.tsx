import { useState, type ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { FieldName } from "../logic/signInForm.ts";
import type { useSignIn } from "../useSignIn.ts";
import { words } from "../words.ts";
import css from "./SignInForm.module.css";

/**
 * The fields in their order; name only for a new account.
 * @param props `news`: what is said above them
 */
export function SignInForm(props: ReturnType<typeof useSignIn> & { news: ReactNode }) {
  const { mode, typed, faults, refusal, busy, google, type, switchMode, submit, setRefusal } = props;
  const w = useWords(words);
  const [shown, setShown] = useState(false);
  const joining = mode === "register";
  const wiring = (name: FieldName) => ({
    name,
    value: typed[name],
    error: faults[name] && w[faults[name]],
    required: true,
    onChange: (event: { target: { value: string } }) => type(name, event.target.value),
  });
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {props.news}
      {google && (
        <Button kind="quiet" size="l" onClick={() => setRefusal(w.googleLater)}>
          {w.google}
        </Button>
      )}
      {refusal && <Notice tone="bad">{w.refusals[refusal] ?? refusal}</Notice>}
      {joining && <p className={css.free}>{w.free}</p>}
      {joining && <Field {...wiring("name")} label={w.name} autoComplete="name" maxLength={120} />}
      <Field
        {...wiring("email")}
        label={w.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <Field
        {...wiring("password")}
        label={w.password}
        hint={joining ? w.passwordHint : undefined}
        type={shown ? "text" : "password"}
        autoComplete={joining ? "new-password" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        end={
          <button
            type="button"
            className={css.show}
            aria-label={w.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? w.hide : w.show}
          </button>
        }
      />
      <Button type="submit" size="l" busy={busy}>
        {busy ? w.busy : w[mode]}
      </Button>
      <Button kind="plain" onClick={switchMode}>
        {joining ? w.toLogin : w.toRegister}
      </Button>
    </form>
  );
}
