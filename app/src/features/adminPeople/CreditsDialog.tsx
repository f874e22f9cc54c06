import { useState, type FormEvent } from "react";
import { grantCredits } from "#models/contract/admin.ts";
import type { AdminUser } from "#models/entities/desk.ts";
import { wholeNumber } from "../../shell/desk/amounts.ts";
import desk from "../../shell/desk/desk.module.css";
import { useDeed } from "../../shell/desk/useDeed.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field, TextArea } from "../../ui/Field.tsx";
import { useLanguage } from "../../ui/language.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { useWords } from "../../ui/words.ts";
import { words } from "./words.ts";

type Props = { person: AdminUser; onClose(): void; onDone(person: AdminUser): void };

/** The most credits of one deed. */
const MOST = 100_000;

const amountOf = (typed: string): number | null => {
  const amount = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  return amount >= 1 && amount <= MOST ? amount : null;
};

/** Credits given or taken by hand, with a reason. */
export function CreditsDialog({ person, onClose, onDone }: Props) {
  const w = useWords(words);
  const { api } = usePorts();
  const language = useLanguage();
  const [way, setWay] = useState<"give" | "take">("give");
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const [faults, setFaults] = useState<readonly ("amount" | "reason")[]>([]);
  const { busy, failure, run } = useDeed(w.creditsFailed);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const amount = amountOf(typed);
    const found = [
      ...(amount === null ? (["amount"] as const) : []),
      ...(reason.trim() === "" ? (["reason"] as const) : []),
    ];
    setFaults(found);
    const field = event.currentTarget.elements.namedItem(found[0] ?? "");
    if (field instanceof HTMLElement) field.focus();
    if (amount === null || found.length > 0) return;
    const body = { credits: way === "give" ? amount : -amount, reason };
    void run(
      (key) => api.call(grantCredits, { params: { userId: person.userId }, body }, { key }),
      ({ user }) => onDone(user),
    );
  }
  const ways = [
    { value: "give", label: w.give },
    { value: "take", label: w.take },
  ] as const;
  return (
    <Dialog open onClose={onClose} title={w.creditsTitle(person.name)}>
      <form className={desk.dialog} noValidate onSubmit={submit}>
        <p>{w.creditsNow(wholeNumber(person.credits, language))}</p>
        <Segments label={w.way} value={way} options={ways} onChange={setWay} />
        <Field
          name="amount"
          label={w.amount}
          error={faults.includes("amount") && w.amountFault}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextArea
          name="reason"
          label={w.reason}
          hint={w.reasonHint}
          error={faults.includes("reason") && w.reasonFault}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <div className={desk.actions}>
          <Button type="submit" busy={busy}>
            {way === "give" ? w.giveNow : w.takeNow}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {w.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
