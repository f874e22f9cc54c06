import { useState, type FormEvent } from "react";
import { returnRedemption, settleRedemption } from "#models/contract/rewards.ts";
import type { Redemption } from "#models/entities/reward.ts";
import { rupees } from "../../shell/desk/amounts.ts";
import desk from "../../shell/desk/desk.module.css";
import { useDeed } from "../../shell/desk/useDeed.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextArea } from "../../ui/Field.tsx";
import { useLanguage } from "../../ui/language.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useWords } from "../../ui/words.ts";
import { words } from "./words.ts";

export type Asked = { redemption: Redemption; onClose(): void; onDone(now: Redemption): void };

/** Asks before a request is marked as paid. */
export function SettleDialog({ redemption, onClose, onDone }: Asked) {
  const w = useWords(words);
  const { api } = usePorts();
  const language = useLanguage();
  const { busy, failure, run } = useDeed(w.settleFailed);
  const { redemptionId, upiId, name, amountInPaise } = redemption;
  const settle = () =>
    run(
      (key) => api.call(settleRedemption, { params: { redemptionId } }, { key }),
      (reply) => onDone(reply.redemption),
    );
  return (
    <Dialog open onClose={onClose} title={w.settleTitle}>
      <div className={desk.dialog}>
        <p>{w.settleText(rupees(amountInPaise, language), name || w.nobody, upiId)}</p>
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <div className={desk.actions}>
          <Button busy={busy} onClick={() => void settle()}>
            {w.settleNow}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {w.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Asks why a request goes back; the person reads it. */
export function ReturnDialog({ redemption, onClose, onDone }: Asked) {
  const w = useWords(words);
  const { api } = usePorts();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const { busy, failure, run } = useDeed(w.returnFailed);
  const { redemptionId } = redemption;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(reason.trim() === "");
    if (reason.trim() === "") {
      const field = event.currentTarget.elements.namedItem("reason");
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    void run(
      (key) => api.call(returnRedemption, { params: { redemptionId }, body: { reason } }, { key }),
      (reply) => onDone(reply.redemption),
    );
  }
  return (
    <Dialog open onClose={onClose} title={w.returnTitle}>
      <form className={desk.dialog} noValidate onSubmit={submit}>
        <p>{w.returnText}</p>
        <TextArea
          name="reason"
          label={w.reason}
          hint={w.reasonHint}
          error={missing && w.reasonFault}
          rows={3}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <div className={desk.actions}>
          <Button type="submit" className={desk.danger} busy={busy}>
            {w.returnNow}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {w.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
