import { RotateCw } from "lucide-react";
import type { AttemptRow } from "../rows.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { StepCard } from "../ui/StepCard.tsx";
import { useWords } from "../ui/words.ts";
import { RoundPicture } from "./RoundPicture.tsx";
import { words, type Words } from "./unfinishedWords.ts";

const icon = <RotateCw size={20} strokeWidth={1.8} aria-hidden />;

function standing(w: Words, { phase, position }: AttemptRow): string {
  if (phase === "preparing") return w.preparing;
  return phase === "finishing" ? w.finishing : w.answering(position + 1);
}

/** The way back into a round: within the interview's own page, or to it with its navigation state. */
type Way = { go: () => void } | { state: unknown };

/** A round that was begun and not finished, with the way back into it. */
export function UnfinishedCard({ attempt, ...way }: { attempt: AttemptRow } & Way) {
  const w = useWords(words);
  const action =
    "go" in way ? (
      <Button onClick={way.go} icon={icon}>
        {w.goOn}
      </Button>
    ) : (
      <ButtonLink to="/audio-interview" state={way.state} icon={icon}>
        {w.goOn}
      </ButtonLink>
    );
  return (
    <StepCard
      picture={<RoundPicture type={attempt.round.type} />}
      title={w.title}
      note={standing(w, attempt)}
      action={action}
    >
      <p>{w.round(attempt.companyName, attempt.round.title)}</p>
    </StepCard>
  );
}
