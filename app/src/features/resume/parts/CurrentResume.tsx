import { CloudDownload, FileText, Trash2 } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { IconTile } from "../../../ui/IconTile.tsx";
import { useLanguage } from "../../../ui/language.ts";
import { Shimmer } from "../../../ui/Shimmer.tsx";
import { useWords } from "../../../ui/words.ts";
import type { ResumeFacts, ResumeState } from "../logic/state.ts";
import { words } from "../words.ts";
import { fileSize } from "./fileSize.ts";
import css from "./CurrentResume.module.css";

type Actions = { onRemove: () => void; onTakeCopy: () => void; onRemoveCopy: () => void };

const trash = <Trash2 size={20} strokeWidth={1.8} aria-hidden />;

function Kept({ resume, onRemove }: { resume: ResumeFacts; onRemove: () => void }) {
  const w = useWords(words);
  const date = new Intl.DateTimeFormat(`${useLanguage()}-IN`, { dateStyle: "medium" });
  return (
    <div className={css.row}>
      <IconTile tone="good">
        <FileText size={24} strokeWidth={1.8} />
      </IconTile>
      <div className={css.text}>
        <p className={css.name}>{resume.name}</p>
        <p className={css.soft}>{w.facts(fileSize(resume.size), date.format(resume.timestamp))}</p>
      </div>
      <Button kind="quiet" icon={trash} onClick={onRemove}>
        {w.remove}
      </Button>
    </div>
  );
}

function AccountCopy({ here, onTakeCopy, onRemoveCopy }: Omit<Actions, "onRemove"> & { here: boolean }) {
  const w = useWords(words);
  return (
    <div className={css.copy}>
      <p className={css.text}>{w.inAccount}</p>
      {!here && (
        <Button
          kind="quiet"
          icon={<CloudDownload size={20} strokeWidth={1.8} aria-hidden />}
          onClick={onTakeCopy}
        >
          {w.takeCopy}
        </Button>
      )}
      <Button kind="plain" icon={trash} onClick={onRemoveCopy}>
        {w.removeCopy}
      </Button>
    </div>
  );
}

/** The resume this browser keeps, and the account's copy where there is one. */
export function CurrentResume({ state, onRemove, ...copy }: { state: ResumeState } & Actions) {
  const w = useWords(words);
  return (
    <Card className={css.card}>
      <h2 className={css.title}>{w.current}</h2>
      {state.hasResume === null && !state.error && <Shimmer height="48px" />}
      {state.hasResume === false && <p className={css.soft}>{w.none}</p>}
      {state.current && <Kept resume={state.current} onRemove={onRemove} />}
      {state.resumeUrl && <AccountCopy here={state.hasResume === true} {...copy} />}
    </Card>
  );
}
