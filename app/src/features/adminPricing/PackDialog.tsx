import { useState, type FormEvent } from "react";
import { createPricing, updatePricing } from "#models/contract/admin.ts";
import type { Pricing } from "#models/entities/pricing.ts";
import desk from "../../shell/desk/desk.module.css";
import { useDeed } from "../../shell/desk/useDeed.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { useWords } from "../../ui/words.ts";
import { checked, formOf, type PackFault } from "./logic/packForm.ts";
import { PackView } from "./PackView.tsx";
import { words } from "./words.ts";

type Props = { pack: Pricing | null; onClose(): void; onSaved(): void };

/** Adding a pack, or changing one; it shows what a buyer will see of what is typed. */
export function PackDialog({ pack, onClose, onSaved }: Props) {
  const w = useWords(words);
  const { api } = usePorts();
  const [form, setForm] = useState(() => formOf(pack));
  const [faults, setFaults] = useState<readonly PackFault[]>([]);
  const { busy, failure, run } = useDeed(w.saveFailed);
  const type = (change: Partial<typeof form>) => {
    setForm({ ...form, ...change });
    setFaults([]);
  };
  const result = checked(form);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!Array.isArray(result)) {
      const body = result;
      return void run(
        (key) =>
          pack
            ? api.call(updatePricing, { params: { pricingId: pack.pricingId }, body })
            : api.call(createPricing, { body }, { key }),
        onSaved,
      );
    }
    setFaults(result);
    const field = event.currentTarget.elements.namedItem(result[0] ?? "");
    if (field instanceof HTMLElement) field.focus();
  }
  return (
    <Dialog open onClose={onClose} title={pack ? w.change : w.add}>
      <form className={desk.dialog} noValidate onSubmit={submit}>
        <Field
          name="credits"
          label={w.credits}
          hint={w.creditsHint}
          error={faults.includes("credits") && w.creditsFault}
          inputMode="numeric"
          autoComplete="off"
          value={form.credits}
          onChange={({ target }) => type({ credits: target.value })}
        />
        <Field
          name="price"
          label={w.price}
          error={faults.includes("price") && w.priceFault}
          inputMode="decimal"
          autoComplete="off"
          value={form.price}
          onChange={({ target }) => type({ price: target.value })}
        />
        <Switch on={form.active} onChange={(active) => type({ active })}>
          {w.onSale}
        </Switch>
        {!Array.isArray(result) && (
          <section className={desk.card} aria-label={w.preview}>
            <p className={desk.soft}>{w.preview}</p>
            <PackView pack={result} />
          </section>
        )}
        {pack && <p className={desk.soft}>{w.ordersStay}</p>}
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <div className={desk.actions}>
          <Button type="submit" busy={busy}>
            {w.save}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {w.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
