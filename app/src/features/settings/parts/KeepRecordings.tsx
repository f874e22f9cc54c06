/* eslint-disable no-console -- a fault to look into; the person is told in words */
import { useState } from "react";
import { usePorts } from "../../../shell/usePorts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useLanguage } from "../../../ui/language.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./Settings.module.css";
import { readableSize } from "./sizes.ts";

type Props = {
  userId: string;
  /** Bytes of sound that are here. */
  recorded: number;
};

function DeleteDialog({ userId, open, close }: { userId: string; open: boolean; close(): void }) {
  const w = useWords(words);
  const { recordings } = usePorts();
  const [state, setState] = useState<"still" | "deleting" | "failed">("still");
  async function remove() {
    setState("deleting");
    try {
      await recordings.remove(userId);
      setState("still");
      close();
    } catch (why) {
      console.error("The recordings could not be deleted", why);
      setState("failed");
    }
  }
  return (
    <Dialog open={open} onClose={close} title={w.deleteRecordings}>
      <div className={css.dialog}>
        <p>{w.deleteRecordingsText}</p>
        {state === "failed" && <Notice tone="bad">{w.removeFailed}</Notice>}
        <div className={css.row}>
          <Button className={css.danger} busy={state === "deleting"} onClick={() => void remove()}>
            {w.deleteThem}
          </Button>
          <Button kind="quiet" onClick={close}>
            {w.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Whether what is said stays here to be listened to, how much that is, and the way to be rid of it. */
export function KeepRecordings({ userId, recorded }: Props) {
  const w = useWords(words);
  const language = useLanguage();
  const { recordings } = usePorts();
  const [on, setOn] = useState(() => recordings.wanted(userId));
  const [asked, setAsked] = useState(false);
  function change(next: boolean) {
    recordings.want(userId, next);
    setOn(next);
  }
  return (
    <>
      <div>
        <Switch on={on} onChange={change}>
          {w.keepRecordings}
        </Switch>
        <p className={css.soft}>{w.keepRecordingsText}</p>
      </div>
      {recorded > 0 && (
        <div className={css.row}>
          <p role="status">
            {w.recordingsHere(readableSize(language, recorded))} {!on && w.recordingsStay}
          </p>
          <Button kind="quiet" onClick={() => setAsked(true)}>
            {w.deleteRecordings}
          </Button>
        </div>
      )}
      <DeleteDialog userId={userId} open={asked} close={() => setAsked(false)} />
    </>
  );
}
