import { useState } from "react";
import type { Report } from "#models/entities/report.ts";
import type { Share } from "#models/entities/share.ts";
import { useCopy } from "../../../shell/useCopy.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useLanguage } from "../../../ui/language.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useWords } from "../../../ui/words.ts";
import { longDate } from "../parts/dates.ts";
import css from "./ShareDialog.module.css";
import { type Choice, useShare } from "./useShare.ts";
import { words } from "./words.ts";

type Props = { report: Report; userId: string; open: boolean; onClose: () => void };

/** What others see: asked before there is a link, and to be changed afterwards. */
function Choices(props: { from: Choice; isNew: boolean; busy: boolean; onDone: (choice: Choice) => void }) {
  const w = useWords(words);
  const { from, isNew, busy, onDone } = props;
  const [choice, setChoice] = useState(from);
  const same = choice.withAnswers === from.withAnswers && choice.shownAs.trim() === from.shownAs;
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onDone({ ...choice, shownAs: choice.shownAs.trim() });
      }}
    >
      <Switch on={choice.withAnswers} onChange={(withAnswers) => setChoice({ ...choice, withAnswers })}>
        {w.withAnswers}
      </Switch>
      {!choice.withAnswers && <p className={css.soft}>{w.withoutNote}</p>}
      <Field
        label={w.shownAs}
        hint={w.shownAsHint}
        maxLength={60}
        autoComplete="name"
        value={choice.shownAs}
        onChange={({ target }) => setChoice({ ...choice, shownAs: target.value })}
      />
      {(isNew || !same) && (
        <Button type="submit" busy={busy} kind={isNew ? undefined : "quiet"}>
          {isNew ? w.make : w.change}
        </Button>
      )}
    </form>
  );
}

/** The address itself, to copy or to send. */
function Address({ share }: { share: Share }) {
  const w = useWords(words);
  const language = useLanguage();
  const { device } = usePorts();
  const url = `${device.origin()}/shared/${share.token}`;
  const { copy, said } = useCopy(url, { copied: w.copied, notCopied: w.copyFailed });
  const send = device.share;
  return (
    <div className={css.form}>
      <Field
        label={w.address}
        hint={w.ends(longDate(language, share.endsAt))}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className={css.actions}>
        <Button onClick={copy}>{w.copy}</Button>
        {send && (
          <Button
            kind="quiet"
            // Whoever closes the system's own list has changed their mind.
            onClick={() =>
              void send({ title: w.title, text: w.sendText(share.roundTitle), url }).catch(() => null)
            }
          >
            {w.send}
          </Button>
        )}
      </div>
      <p role="status" className={css.soft}>
        {said}
      </p>
    </div>
  );
}

/** Taking the link back, asked once more: it cannot be undone. */
function TakeBack({ busy, onYes }: { busy: boolean; onYes: () => void }) {
  const w = useWords(words);
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {w.revoke}
      </Button>
    );
  }
  return (
    <div className={css.form} role="group" aria-label={w.revoke}>
      <p>{w.revokeSure}</p>
      <div className={css.actions}>
        <Button busy={busy} onClick={onYes}>
          {w.revokeYes}
        </Button>
        <Button kind="quiet" onClick={() => setAsked(false)}>
          {w.revokeNo}
        </Button>
      </div>
    </div>
  );
}

function Known(props: { report: Report; userId: string }) {
  const w = useWords(words);
  const { share, fault, busy, make, takeBack, lookAgain } = useShare(props.userId, props.report.attemptId);
  const [done, setDone] = useState("");
  if (share === undefined) {
    if (fault === null) return <p role="status">{w.looking}</p>;
    return (
      <>
        <Notice tone="warn">{w[fault]}</Notice>
        <Button kind="quiet" onClick={lookAgain}>
          {w.again}
        </Button>
      </>
    );
  }
  const from = share ?? { withAnswers: true, shownAs: "" };
  return (
    <>
      {share && <Address share={share} />}
      <Choices
        key={`${share?.shareId}|${share?.withAnswers}|${share?.shownAs}`}
        from={from}
        isNew={share === null}
        busy={busy}
        onDone={async (choice) => setDone((await make(choice)) && share ? w.changed : "")}
      />
      {share && (
        <TakeBack busy={busy} onYes={async () => setDone((await takeBack(share)) ? w.revoked : "")} />
      )}
      <p role="status" className={css.soft}>
        {done}
      </p>
      {fault && <Notice tone="warn">{w[fault]}</Notice>}
    </>
  );
}

/** Sharing a report by a link that ends, and that its person can take back. */
export function ShareDialog({ report, userId, open, onClose }: Props) {
  const w = useWords(words);
  return (
    <Dialog open={open} onClose={onClose} title={w.title}>
      <div className={css.form}>
        <p>{w.what}</p>
        <Known report={report} userId={userId} />
      </div>
    </Dialog>
  );
}
