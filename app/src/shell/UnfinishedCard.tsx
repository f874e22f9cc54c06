import { RotateCw } from "lucide-react";
import type { AttemptRow } from "../rows.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { StepCard } from "../ui/StepCard.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { useWords } from "../ui/words.ts";
import { RoundPicture } from "./RoundPicture.tsx";
import { isPrepared } from "./underWay.ts";
import { words, type Words } from "./unfinishedWords.ts";

const icon = <RotateCw size={20} strokeWidth={1.8} aria-hidden />;

function standing(w: Words, attempt: AttemptRow): string {
  const { phase, position } = attempt;
  if (isPrepared(attempt)) return w.ready;
  if (phase === "preparing") return w.preparing;
  return phase === "finishing" ? w.finishing : w.answering(position + 1);
}

/** The way back into a round: within the interview's own page, or to it with its navigation state. */
type Way = { go: () => void } | { state: unknown };

/** A round that was begun and not finished, or that is only ready, with the way into it. */
export function UnfinishedCard({ attempt, ...way }: { attempt: AttemptRow } & Way) {
  const w = useWords(words);
  const round = w.round(attempt.companyName, attempt.round.title);
  // There may be more than one: each says to a screen reader which round it goes on with.
  const go = isPrepared(attempt) ? w.begin : w.goOn;
  const name = (
    <>
      <span aria-hidden>{go}</span>
      <VisuallyHidden>{`${go}: ${round}`}</VisuallyHidden>
    </>
  );
  const action =
    "go" in way ? (
      <Button onClick={way.go} icon={icon}>
        {name}
      </Button>
    ) : (
      <ButtonLink to="/audio-interview" state={way.state} icon={icon}>
        {name}
      </ButtonLink>
    );
  return (
    <StepCard
      picture={<RoundPicture type={attempt.round.type} />}
      title={isPrepared(attempt) ? w.readyTitle : w.title}
      note={standing(w, attempt)}
      action={action}
    >
      <p>{round}</p>
    </StepCard>
  );
}
