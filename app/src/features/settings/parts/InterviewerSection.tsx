import { Notice } from "../../../ui/Notice.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../interviewerWords.ts";
import { useInterviewer } from "../useInterviewer.ts";
import { Section } from "./Section.tsx";

/** What happens where the AI interviewer does not answer. Nothing where this server has none. */
export default function InterviewerSection() {
  const w = useWords(words);
  const { choice, failed, change } = useInterviewer();
  if (!choice?.model) return null;
  return (
    <Section title={w.title} about={w.about}>
      <Switch on={choice.whenAway === "coach"} onChange={(on) => void change(on ? "coach" : "ask")}>
        {w.coachInstead}
      </Switch>
      {failed && <Notice tone="bad">{w.failed}</Notice>}
    </Section>
  );
}
