import type { Ear, EarState } from "../../../ports.ts";
import { usePublicSettings } from "../../../shell/usePublicSettings.ts";
import { wireSize } from "../../../shell/wireSize.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { useWords } from "../../../ui/words.ts";
import css from "./Check.module.css";
import { downloadFaultText } from "./faults.ts";
import { words } from "./words.ts";

type Connection = { saveData?: boolean; type?: string };

/** Whether the person's network may cost money by the byte, as far as the browser tells. */
function isMetered(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.type === "cellular";
}

/** The way without a download. */
function ServerOffer({ ear }: { ear: Ear }) {
  const w = useWords(words);
  return (
    <div className={css.other}>
      <p>{w.serverOffer}</p>
      <p className={css.soft}>{w.serverHow}</p>
      <Button kind="quiet" onClick={() => void ear.useServer(true)}>
        {w.useServer}
      </Button>
    </div>
  );
}

/** This server has nothing to download. */
function NotServed({ ear, offered, onType }: { ear: Ear; offered: boolean; onType: () => void }) {
  const w = useWords(words);
  return (
    <div className={css.stack}>
      <Notice tone="warn">{w.notServed}</Notice>
      <div className={css.row}>
        <Button kind="brand" onClick={onType}>
          {w.typing}
        </Button>
      </div>
      {offered && <ServerOffer ear={ear} />}
    </div>
  );
}

/** The offer to download what writes speech down, and how far that is. */
export function Download({ ear, state, onType }: { ear: Ear; state: EarState; onType: () => void }) {
  const w = useWords(words);
  /** A server that says nothing of it may have it. */
  const served = usePublicSettings()?.whisper !== false;
  const { have, all } = state.download ?? { have: 0, all: 0 };
  const fault = downloadFaultText(w, state.fault);
  if (state.engine === "downloading") {
    return (
      <div className={css.stack}>
        <p aria-live="polite">{w.downloading}</p>
        <Progress value={all > 0 ? (100 * have) / all : 0} label={w.downloading} />
        <p className={css.soft}>{w.progress(wireSize(have), wireSize(all))}</p>
        <div className={css.row}>
          <Button kind="quiet" onClick={() => ear.stopDownload()}>
            {w.pause}
          </Button>
          <Button kind="plain" onClick={onType}>
            {w.typing}
          </Button>
        </div>
      </div>
    );
  }
  if (!served) return <NotServed ear={ear} offered={state.offered} onType={onType} />;
  return (
    <div className={css.stack}>
      <p>{w.offer(wireSize(all - have))}</p>
      <p className={css.soft}>{w.onlyEnglish}</p>
      <p className={css.soft}>{state.offered ? w.privateOr : w.private}</p>
      {isMetered() && <Notice tone="warn">{w.offerMetered}</Notice>}
      {fault && <Notice tone="bad">{fault}</Notice>}
      <div className={css.row}>
        <Button kind="brand" onClick={() => void ear.download()}>
          {have > 0 ? w.resume : w.download}
        </Button>
        <Button kind="plain" onClick={onType}>
          {w.notNow}
        </Button>
      </div>
      {state.offered && <ServerOffer ear={ear} />}
    </div>
  );
}
