import { RotateCw } from "lucide-react";
import { Suspense, useSyncExternalStore } from "react";
import { page } from "../../../shell/page.tsx";
import { usePorts } from "../../../shell/usePorts.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { Shimmer } from "../../../ui/Shimmer.tsx";
import { useWords } from "../../../ui/words.ts";
import type { Standing } from "../logic/state.ts";
import { words, type Words } from "../words.ts";
import { TellMe } from "./TellMe.tsx";
import css from "./NoReport.module.css";

/** Another try after a failure. */
export type Retry = {
  retrying: boolean;
  retry(): Promise<void>;
  /** The coach makes it in place of the AI interviewer. */
  byCoach(): Promise<void>;
};

/** Fetched apart: hardly anybody ever sees it. */
const CoachInstead = page(() => import("../../../shell/CoachInstead.tsx"));

/** The other way on after a failure, or while it takes long, where there is one. */
function Instead({ standing, byCoach }: { standing: Standing } & Pick<Retry, "byCoach">) {
  if (!("coachInstead" in standing) || !standing.coachInstead) return null;
  return (
    <div className={css.failed}>
      <Suspense>
        <CoachInstead what="score" act={byCoach} />
      </Suspense>
    </div>
  );
}

function useOnline(): boolean {
  const { network } = usePorts();
  return useSyncExternalStore(network.subscribe, network.online);
}

function sentence(w: Words, standing: Standing, online: boolean): string {
  if (standing.at === "failed") return standing.reason || w.failedText;
  return online || standing.at === "looking" ? w.standings[standing.at] : w.generatingOffline;
}

/** A report is promised only where one was asked for. */
function titleOf(w: Words, { at }: Standing): string {
  if (at === "looking") return w.looking;
  return at === "failed" ? w.failed : w.generating;
}

function RetryButton({ retrying, retry }: Pick<Retry, "retrying" | "retry">) {
  const w = useWords(words);
  return (
    <Button
      busy={retrying}
      icon={<RotateCw size={20} strokeWidth={1.8} aria-hidden />}
      onClick={() => void retry()}
    >
      {w.askAgain}
    </Button>
  );
}

/** While the report is on its way: what is happening, in words that change with it. */
export function Waiting({ standing, ...again }: { standing: Standing } & Retry) {
  const w = useWords(words);
  const online = useOnline();
  const failed = standing.at === "failed";
  return (
    <>
      <PageHead title={titleOf(w, standing)} />
      <p className={css.text} role="status">
        {sentence(w, standing, online)}
      </p>
      {failed && <p className={css.text}>{w.failedKept}</p>}
      {!failed && standing.at !== "looking" && <TellMe />}
      <p className={css.way}>
        {failed && <RetryButton {...again} />}
        <ButtonLink to="/dashboard" kind="quiet">
          {w.goToDashboard}
        </ButtonLink>
      </p>
      <Instead standing={standing} {...again} />
      {!failed && (
        <div className={css.shapes}>
          <Shimmer height="320px" radius="var(--radius-l)" />
          <Shimmer height="320px" radius="var(--radius-l)" />
        </div>
      )}
    </>
  );
}

/** What is true of a report that this device has made: being online brings the full one only where that has not failed. */
function MadeHere({ standing }: { standing: Standing }) {
  const w = useWords(words);
  const waits = !useOnline() && standing.at !== "failed";
  return <p>{waits ? w.provisionalOffline : w.provisionalText}</p>;
}

/** Above a report that this device has made: how the full one stands. */
export function FullStands({ standing, ...again }: { standing: Standing } & Retry) {
  const w = useWords(words);
  if (standing.at !== "failed") {
    return (
      <>
        <MadeHere standing={standing} />
        <TellMe />
        <Instead standing={standing} {...again} />
      </>
    );
  }
  return (
    <>
      <MadeHere standing={standing} />
      <div className={css.failed}>
        <p>
          {w.failed}. {standing.reason || w.failedText}
        </p>
        <RetryButton {...again} />
        <Instead standing={standing} {...again} />
      </div>
    </>
  );
}
