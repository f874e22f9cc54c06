import { Upload } from "lucide-react";
import { ButtonLink } from "../../../ui/Button.tsx";
import { IconTile } from "../../../ui/IconTile.tsx";
import { StepCard } from "../../../ui/StepCard.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";

const icon = <Upload size={20} strokeWidth={1.8} aria-hidden />;

/** What somebody does first who has never been here. */
export function FirstStep() {
  const w = useWords(words);
  return (
    <StepCard
      picture={<IconTile>{icon}</IconTile>}
      title={w.firstTitle}
      note={w.firstText}
      action={
        <ButtonLink to="/resume-upload" icon={icon}>
          {w.firstAction}
        </ButtonLink>
      }
    />
  );
}
