import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Switch } from "../ui/Switch.tsx";
import { useWords } from "../ui/words.ts";
import { words } from "./coachInsteadWords.ts";
import { useCoachInstead } from "./useCoachInstead.ts";

/**
 * Where the AI interviewer has failed: the coach can do it, once or from now on. Nothing where there is no such choice. How
 * its parts stand apart is its surroundings' matter.
 */
export default function CoachInstead({ what, act }: { what: "ask" | "score"; act(): Promise<void> }) {
  const w = useWords(words);
  const { offered, always, setAlways, busy, failed, run } = useCoachInstead(act);
  if (!offered) return null;
  return (
    <>
      <p>{w.about[what]}</p>
      <Switch on={always} onChange={setAlways}>
        {w.always}
      </Switch>
      <Button kind="quiet" busy={busy} onClick={() => void run()}>
        {w[what]}
      </Button>
      {failed && <Notice tone="bad">{w.failed}</Notice>}
    </>
  );
}
