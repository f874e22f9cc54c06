import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./Calm.module.css";

/** Asks once before a round is finished with questions that have no answer, or sentences that are not written down. */
export function FinishDialog(props: {
  open: boolean;
  count: number;
  /** Sentences that are said and have no text yet. */
  left: number;
  onClose: () => void;
  onFinish: () => void;
}) {
  const w = useWords(words);
  return (
    <Dialog open={props.open} onClose={props.onClose} title={w.finishTitle}>
      <div className={css.stack}>
        {props.left > 0 && <p>{w.finishUnwritten(props.left)}</p>}
        {props.count > 0 && <p>{w.finishAsk(props.count)}</p>}
        <div className={css.actions}>
          <Button onClick={props.onClose}>{w.goOnAnswering}</Button>
          <Button kind="quiet" onClick={props.onFinish}>
            {w.finish}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
