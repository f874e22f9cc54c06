import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../accountWords.ts";
import type { AccountRoom } from "../useAccount.ts";
import css from "./Settings.module.css";

/** What one is called. The button comes with the first change. */
export function AccountName({ room, name: before }: { room: AccountRoom; name: string }) {
  const w = useWords(words);
  const [name, setName] = useState(before);
  const [missing, setMissing] = useState(false);
  const changed = name.trim() !== before;
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (changed && name.trim() !== "") void room.changeName(name.trim());
  }
  return (
    <form className={css.choices} noValidate onSubmit={submit}>
      <Field
        label={w.name}
        autoComplete="name"
        maxLength={120}
        value={name}
        error={missing && w.nameMissing}
        onChange={({ target }) => {
          setName(target.value);
          setMissing(false);
        }}
      />
      {changed && (
        <div className={css.row}>
          <Button type="submit" busy={room.busy}>
            {w.saveName}
          </Button>
          <Button kind="quiet" onClick={() => setName(before)}>
            {w.cancel}
          </Button>
        </div>
      )}
    </form>
  );
}
