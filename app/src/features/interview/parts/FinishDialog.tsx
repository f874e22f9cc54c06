import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./Calm.module.css";

/** Asks once before a round is finished with questions that have no answer. */
export function FinishDialog(props: {
  open: boolean;
  count: number;
  onClose: () => void;
  onFinish: () => void;
}) {
  const w = useWords(words);
  return (
    <Dialog open={props.open} onClose={props.onClose} title={w.finishTitle}>
      <div className={css.stack}>
        <p>{w.finishAsk(props.count)}</p>
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
