import type { AttemptRow } from "../../../rows.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "./elsewhereWords.ts";

type Props = {
  attempt: AttemptRow;
  /** Another tab answers, so that here is only to read. */
  elsewhere: boolean;
  /** It was so until now. */
  free: boolean;
  /** The round has a report already. */
  finished: boolean;
  onTakeOver: () => void;
};

/** Says that the round is open, or finished, somewhere else. */
export default function Elsewhere({ attempt, elsewhere, free, finished, onTakeOver }: Props) {
  const w = useWords(words);
  const toReport = `/report/${attempt.companyId}/${attempt.roundId}`;
  return (
    <>
      {elsewhere && (
        <Notice tone={free ? "good" : "warn"} action={<Button onClick={onTakeOver}>{w.continueHere}</Button>}>
          {free ? w.freeAgain : w.elsewhere}
        </Notice>
      )}
      {finished && (
        // What is written here now is not in the report any more, and that must be known before more of it is written.
        <Notice tone="warn" action={<ButtonLink to={toReport}>{w.seeReport}</ButtonLink>}>
          {w.finishedElsewhere}
        </Notice>
      )}
    </>
  );
}
