import { ROUND_COST } from "#models/rules/credits.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./CreditsDialog.module.css";

/** What one has, what a round costs, and what can be done while packs are not on sale. */
export function CreditsDialog(props: { credits: number; open: boolean; onClose: () => void }) {
  const w = useWords(words);
  return (
    <Dialog open={props.open} onClose={props.onClose} title={w.creditsTitle}>
      <div className={css.body}>
        <p>{w.creditsHave(props.credits, ROUND_COST)}</p>
        <p>{w.creditsLater}</p>
        <p className={css.soft}>{w.creditsMeanwhile}</p>
        <Button onClick={props.onClose}>{w.close}</Button>
        <ButtonLink to="/contact" kind="quiet">
          {w.contact}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
