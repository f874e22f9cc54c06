import type { ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { FieldName } from "../logic/signInForm.ts";
import type { useSignIn } from "../useSignIn.ts";
import { words } from "../words.ts";
import { EmailField } from "./EmailField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import css from "./SignInForm.module.css";

type Props = ReturnType<typeof useSignIn> & {
  /** What is said, or offered, above the fields. */
  news: ReactNode;
  onForgot: () => void;
};

/** The fields in their order; name only for a new account. */
export function SignInForm(props: Props) {
  const { mode, typed, faults, refusal, busy, type, switchMode, submit, news, onForgot } = props;
  const w = useWords(words);
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
      {news}
      {refusal && <Notice tone="bad">{w.refusals[refusal] ?? refusal}</Notice>}
      {joining && <p className={css.free}>{w.free}</p>}
      {joining && <Field {...wiring("name")} label={w.name} autoComplete="name" maxLength={120} />}
      <EmailField {...wiring("email")} label={w.email} />
      <PasswordField {...wiring("password")} label={w.password} isNew={joining} />
      <Button type="submit" size="l" busy={busy}>
        {busy ? w.busy : w[mode]}
      </Button>
      <div className={css.others}>
        <Button kind="plain" onClick={switchMode}>
          {joining ? w.toLogin : w.toRegister}
        </Button>
        {!joining && (
          <Button kind="plain" onClick={onForgot}>
            {w.forgot}
          </Button>
        )}
      </div>
    </form>
  );
}
