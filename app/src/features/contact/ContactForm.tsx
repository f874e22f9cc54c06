import { useState, type FormEvent } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Field, TextArea } from "#app/ui/Field.tsx";
import { useWords } from "#app/ui/words.ts";
import { CONTACT_EMAIL } from "./address.ts";
import { keepDraft, readDraft } from "./draft.ts";
import css from "./ContactForm.module.css";
import { faultsOf, mailtoOf, MESSAGE_MAX, type Letter } from "./logic/letter.ts";
import { words } from "./words.ts";

const openMail = (address: string) => {
  location.href = address;
};

type Props = { to?: string; open?: (address: string) => void };

/** Opens the visitor's own mail program with the letter in it; nothing is sent to the server. */
export default function ContactForm({ to = CONTACT_EMAIL, open = openMail }: Props) {
  const w = useWords(words);
  const [letter, setLetter] = useState(readDraft);
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  const [opened, setOpened] = useState(false);
  const wiring = (name: keyof Letter) => ({
    name,
    value: letter[name],
    error: faults[name] && w[faults[name]],
    required: true,
    onChange: (event: { target: { value: string } }) => {
      const next = { ...letter, [name]: event.target.value };
      setLetter(next);
      keepDraft(next);
      setFaults({ ...faults, [name]: undefined });
    },
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = faultsOf(letter);
    const [first] = Object.keys(found);
    setFaults(found);
    setOpened(!first);
    if (!first) return open(mailtoOf(to, letter));
    const field = event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Field {...wiring("name")} label={w.name} autoComplete="name" maxLength={120} />
      <Field {...wiring("email")} label={w.email} type="email" autoComplete="email" maxLength={254} />
      <TextArea {...wiring("message")} label={w.message} maxLength={MESSAGE_MAX} rows={5} />
      <Button type="submit" size="l" className={css.send}>
        {w.send}
      </Button>
      <p role="status" className={css.opened}>
        {opened && w.opened(to)}
      </p>
    </form>
  );
}
