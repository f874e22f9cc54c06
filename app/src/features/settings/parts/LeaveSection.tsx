import { useState, type FormEvent } from "react";
import type { User } from "#models/entities/user.ts";
import { useIsAway } from "../../../shell/useSync.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { isAddress } from "../logic/amounts.ts";
import type { Exporting } from "../useExport.ts";
import type { useLeaving } from "../useLeaving.ts";
import { words } from "../words.ts";
import { Exported } from "./DataSection.tsx";
import { Section } from "./Section.tsx";
import css from "./Settings.module.css";

type Props = { user: User; unsent: number; exporting: Exporting; leaving: ReturnType<typeof useLeaving> };

function Failed({ failure }: Pick<Props["leaving"], "failure">) {
  const w = useWords(words);
  return failure && <Notice tone="bad">{failure.say || w.removeFailed}</Notice>;
}

/** What has not been sent, and the way to save everything before it goes. */
function SaveFirst({ unsent, exporting }: Pick<Props, "unsent" | "exporting">) {
  const w = useWords(words);
  return (
    <>
      {unsent > 0 && <Notice tone="warn">{w.unsent(unsent)}</Notice>}
      <div className={css.row}>
        <Button kind="quiet" busy={exporting.busy} onClick={() => void exporting.save()}>
          {w.saveFirst}
        </Button>
      </div>
      <Exported exporting={exporting} />
    </>
  );
}

function RemoveDialog({ open, close, unsent, exporting, leaving }: Omit<Props, "user"> & Opening) {
  const w = useWords(words);
  const away = useIsAway();
  return (
    <Dialog open={open} onClose={close} title={w.removeHere}>
      <div className={css.dialog}>
        <p>{w.removeText}</p>
        {away && <Notice tone="warn">{w.notTold}</Notice>}
        <SaveFirst unsent={unsent} exporting={exporting} />
        <Failed failure={leaving.failure} />
        <div className={css.row}>
          <Button className={css.danger} busy={leaving.busy} onClick={() => void leaving.removeHere()}>
            {w.remove}
          </Button>
          <Button kind="quiet" onClick={close}>
            {w.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function DeleteDialog({ open, close, user, unsent, exporting, leaving }: Props & Opening) {
  const w = useWords(words);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const right = isAddress(typed, user.email);
    setWrong(!right);
    if (right && !leaving.busy) void leaving.deleteAccount();
  }
  return (
    <Dialog open={open} onClose={close} title={w.deleteAccount}>
      <form className={css.dialog} noValidate onSubmit={submit}>
        <div className={css.head}>
          <p>{w.deleteText}</p>
          <ul className={css.bullets}>
            {w.deleteList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <SaveFirst unsent={unsent} exporting={exporting} />
        <Field
          label={w.typeEmail(user.email)}
          type="email"
          autoComplete="off"
          value={typed}
          error={wrong && w.wrongEmail}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
        />
        <Failed failure={leaving.failure} />
        <div className={css.row}>
          <Button type="submit" className={css.danger} busy={leaving.busy}>
            {w.deleteNow}
          </Button>
          <Button kind="quiet" onClick={close}>
            {w.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Opening = { open: boolean; close(): void };

/** The two ways to go: from this device, or for good. Quieter than everything else on the page. */
export function LeaveSection(props: Props) {
  const w = useWords(words);
  const [opened, setOpened] = useState<"remove" | "delete" | null>(null);
  const close = () => setOpened(null);
  return (
    <Section title={w.leave}>
      <div className={css.leave}>
        <Button kind="plain" onClick={() => setOpened("remove")}>
          {w.removeHere}
        </Button>
        <Button kind="plain" onClick={() => setOpened("delete")}>
          {w.deleteAccount}
        </Button>
      </div>
      <RemoveDialog {...props} open={opened === "remove"} close={close} />
      <DeleteDialog {...props} open={opened === "delete"} close={close} />
    </Section>
  );
}
