import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useWords } from "../../../ui/words.ts";
import { words as roundWords } from "../words.ts";
import css from "./Calm.module.css";
import { words } from "./finishWords.ts";

/** Asks once before a round is finished with questions that have no answer, or sentences that are not written down. */
export default function FinishDialog(props: {
  open: boolean;
  count: number;
  /** Sentences that are said and have no text yet. */
  left: number;
  onClose: () => void;
  onFinish: () => void;
}) {
  const w = useWords(words);
  const { finish } = useWords(roundWords);
  return (
    <Dialog open={props.open} onClose={props.onClose} title={w.title}>
      <div className={css.stack}>
        {props.left > 0 && <p>{w.unwritten(props.left)}</p>}
        {props.count > 0 && <p>{w.ask(props.count)}</p>}
        <div className={css.actions}>
          <Button onClick={props.onClose}>{w.goOnAnswering}</Button>
          <Button kind="quiet" onClick={props.onFinish}>
            {finish}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
