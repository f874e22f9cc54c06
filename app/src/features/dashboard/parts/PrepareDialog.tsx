import { ROUND_COST } from "#models/rules/credits.ts";
import { useIsAway } from "../../../shell/useSync.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useWords } from "../../../ui/words.ts";
import type { Preparing } from "../usePrepare.ts";
import { words } from "../words.ts";
import css from "./CreditsDialog.module.css";

/** Asks once before a round is prepared: it costs what a start costs. */
export function PrepareDialog({ preparing }: { preparing: Preparing }) {
  const w = useWords(words);
  const { asking, cancel, confirm } = preparing;
  const say = useIsAway() ? w.prepareLater : w.prepareText;
  return (
    <Dialog open={asking !== null} onClose={cancel} title={w.prepareTitle}>
      <div className={css.body}>
        <p>{say(asking?.selectedRound.title ?? "", ROUND_COST)}</p>
        <p className={css.soft}>{w.prepareMore}</p>
        <Button onClick={() => void confirm()}>{w.prepareNow(ROUND_COST)}</Button>
        <Button kind="quiet" onClick={cancel}>
          {w.notNow}
        </Button>
      </div>
    </Dialog>
  );
}
