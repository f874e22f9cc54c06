import { useState } from "react";
import { Field, type FieldProps } from "#app/ui/Field.tsx";
import { useWords } from "#app/ui/words.ts";
import { words } from "../words.ts";
import css from "./SignInForm.module.css";

/** A password that can be looked at. @param props `isNew`: it is being chosen, not remembered */
export function PasswordField({ isNew, ...props }: { isNew: boolean } & FieldProps) {
  const w = useWords(words);
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      hint={isNew ? w.passwordHint : undefined}
      type={shown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
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
  );
}
