import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../accountWords.ts";
import { passwordFaults, type PasswordTyped } from "../logic/password.ts";
import type { AccountRoom } from "../useAccount.ts";
import css from "./Settings.module.css";

type Props = {
  room: AccountRoom;
  /** There is none yet. */
  isFirst: boolean;
  close: () => void;
};

const EMPTY: PasswordTyped = { old: "", next: "" };

/** The old password and the new one; it stays open, with what was typed, until the server has agreed. */
export function AccountPassword({ room, isFirst, close }: Props) {
  const w = useWords(words);
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<ReturnType<typeof passwordFaults>>({});
  const { told, busy, changePassword } = room;
  const refusal = told && "refusal" in told ? told.refusal : null;
  const wiring = (name: keyof PasswordTyped) => ({
    type: "password",
    maxLength: 128,
    value: typed[name],
    error: faults[name] && w[faults[name]],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      setFaults({ ...faults, [name]: undefined });
    },
  });
  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = passwordFaults(typed, isFirst);
    setFaults(found);
    if (found.old ?? found.next) return;
    const old = isFirst ? {} : { oldPassword: typed.old };
    if (await changePassword({ ...old, newPassword: typed.next })) close();
  }
  return (
    <form className={css.dialog} noValidate onSubmit={(event) => void submit(event)}>
      <p>{w.passwordText}</p>
      {refusal !== null && <Notice tone="bad">{w.refusals[refusal] ?? (refusal || w.refused)}</Notice>}
      {!isFirst && <Field {...wiring("old")} label={w.oldPassword} autoComplete="current-password" />}
      <Field {...wiring("next")} label={w.newPassword} hint={w.passwordHint} autoComplete="new-password" />
      <div className={css.row}>
        <Button type="submit" busy={busy}>
          {isFirst ? w.doSet : w.doChange}
        </Button>
        <Button kind="quiet" onClick={close}>
          {w.cancel}
        </Button>
      </div>
    </form>
  );
}
