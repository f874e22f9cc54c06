import { Download, Upload } from "lucide-react";
import { useRef, type ChangeEvent } from "react";
import type { User } from "#models/entities/user.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import type { Exporting } from "../useExport.ts";
import { useRestore, type Restoring } from "../useRestore.ts";
import { words } from "../words.ts";
import { Restored } from "./Restored.tsx";
import { Section } from "./Section.tsx";
import css from "./Settings.module.css";

/** What the last export has come to. */
export function Exported({ exporting: { saved, failed } }: { exporting: Exporting }) {
  const w = useWords(words);
  if (failed) return <Notice tone="bad">{w.saveFailed}</Notice>;
  if (!saved) return null;
  return <Notice tone="good">{saved.whole ? w.saved(saved.name) : w.savedHereOnly(saved.name)}</Notice>;
}

function Outcome({ state }: { state: Restoring }) {
  const w = useWords(words);
  switch (state.at) {
    case "working":
      return <Notice>{w.restoring}</Notice>;
    case "done":
      return <Restored merged={state.merged} />;
    case "failed":
      return <Notice tone="bad">{w.restoreFailed}</Notice>;
    case "broken":
      return <Notice tone="bad">{w.fileBroken}</Notice>;
    case "foreign":
      return <Notice tone="bad">{w.fileForeign}</Notice>;
    case "newer":
      return <Notice tone="bad">{w.fileNewer}</Notice>;
    default:
      return null;
  }
}

type Props = { user: User; exporting: Exporting; changeAccount(): Promise<void> };

/** Everything as one file, and back. */
export function DataSection({ user, exporting, changeAccount }: Props) {
  const w = useWords(words);
  const input = useRef<HTMLInputElement>(null);
  const { state, restore, reset } = useRestore(user.userId);
  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) void restore(file);
    // The same file may be chosen again.
    target.value = "";
  }
  return (
    <Section title={w.data} about={w.dataText}>
      <div className={css.row}>
        <Button
          busy={exporting.busy}
          icon={<Download size={20} strokeWidth={1.8} aria-hidden />}
          onClick={() => void exporting.save()}
        >
          {w.save}
        </Button>
        <Button
          kind="quiet"
          busy={state.at === "working"}
          icon={<Upload size={20} strokeWidth={1.8} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {w.restore}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={w.restore}
          hidden
          onChange={chosen}
        />
      </div>
      <Exported exporting={exporting} />
      <Outcome state={state} />
      <Dialog open={state.at === "others"} onClose={reset} title={w.otherTitle}>
        <div className={css.dialog}>
          <p>{w.otherText((state.at === "others" && state.email) || w.otherPerson, user.email)}</p>
          <div className={css.row}>
            <Button onClick={reset}>{w.cancel}</Button>
            <Button kind="quiet" onClick={() => void changeAccount()}>
              {w.otherSignIn}
            </Button>
          </div>
        </div>
      </Dialog>
    </Section>
  );
}
