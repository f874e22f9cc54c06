/* eslint-disable no-console -- the person is told in words */
import { useState, type FormEvent } from "react";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Field } from "../ui/Field.tsx";
import { Notice } from "../ui/Notice.tsx";
import { useWords } from "../ui/words.ts";
import { words } from "./signOutWords.ts";
import css from "./SignOutDialog.module.css";
import { usePorts } from "./usePorts.ts";
import type { SignOutQuestion } from "./useSignOut.ts";

/** Removes all of this person from this device: only to somebody who has typed the word for it. */
function Discard({ userId, onDone }: { userId: string; onDone: () => void }) {
  const w = useWords(words);
  const { everything } = usePorts();
  const [typed, setTyped] = useState("");
  const [failed, setFailed] = useState(false);
  async function discard(event: FormEvent) {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== w.word) return;
    try {
      await everything.wipe(userId);
      onDone();
    } catch (why) {
      console.error("The rows could not be removed", why);
      setFailed(true);
    }
  }
  return (
    <form className={css.body} onSubmit={(event) => void discard(event)}>
      <Field
        label={w.typeWord(w.word)}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {failed && <Notice tone="bad">{w.failed}</Notice>}
      <Button type="submit" kind="quiet" disabled={typed.trim().toLowerCase() !== w.word}>
        {w.discard}
      </Button>
    </form>
  );
}

type Props = SignOutQuestion & { userId: string; onSignOut: () => void; onCancel: () => void };

/** The server cannot be told, and nothing waits: what that means, there and here. */
function Away({ onSignOut, onCancel }: Pick<Props, "onSignOut" | "onCancel">) {
  const w = useWords(words);
  return (
    <Dialog open onClose={onCancel} title={w.awayTitle}>
      <div className={css.body}>
        <p>{w.away}</p>
        <p>{w.awayKept}</p>
        <Button onClick={onCancel}>{w.stay}</Button>
        <Button kind="quiet" onClick={onSignOut}>
          {w.signOut}
        </Button>
      </div>
    </Dialog>
  );
}

/** Asks what becomes of what the server does not have yet, before somebody signs out, and says what it is not told. */
export default function SignOutDialog(props: Props) {
  const w = useWords(words);
  const [discarding, setDiscarding] = useState(false);
  const { userId, left, away, onSignOut, onCancel } = props;
  if (left === 0) return <Away onSignOut={onSignOut} onCancel={onCancel} />;
  return (
    <Dialog open onClose={onCancel} title={w.title(left)}>
      <div className={css.body}>
        <p>{w.text}</p>
        {away && <p>{w.away}</p>}
        <Button onClick={onSignOut}>{w.keep}</Button>
        <ButtonLink kind="quiet" to="/settings">
          {w.download}
        </ButtonLink>
        {discarding ? (
          <Discard userId={userId} onDone={onSignOut} />
        ) : (
          <Button kind="plain" onClick={() => setDiscarding(true)}>
            {w.discard}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
