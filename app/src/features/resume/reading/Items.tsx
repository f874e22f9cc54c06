import { Plus, Undo2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "./words.ts";
import css from "./WhatWeRead.module.css";

const icon = { size: 20, strokeWidth: 1.8, "aria-hidden": true };

/** One line that adds what the reading has missed. @param most characters at most */
export function Add({ label, most, onAdd }: { label: string; most: number; onAdd: (text: string) => void }) {
  const w = useWords(words);
  const [text, setText] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    onAdd(text);
    setText("");
  };
  return (
    <form className={css.add} onSubmit={add}>
      <Field
        label={label}
        maxLength={most}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="quiet" icon={<Plus {...icon} />}>
        {w.add}
      </Button>
    </form>
  );
}

/** What was taken out, each with the way back; nothing where nothing was. */
export function TakenOut({ items }: { items: readonly { say: string; restore: () => void }[] }) {
  const w = useWords(words);
  if (items.length === 0) return null;
  return (
    <div>
      <h4 className={css.small}>{w.takenOut}</h4>
      <ul className={css.rows}>
        {items.map(({ say, restore }, i) => (
          <li key={i} className={css.row}>
            <s className={css.name}>{say}</s>
            <Button kind="plain" icon={<Undo2 {...icon} />} aria-label={w.restore(say)} onClick={restore} />
          </li>
        ))}
      </ul>
    </div>
  );
}
