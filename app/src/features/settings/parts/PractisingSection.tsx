import { useState } from "react";
import { wantFollowUps, wantsFollowUps } from "../../../shell/followUps.ts";
import { Switch } from "../../../ui/Switch.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import { Section } from "./Section.tsx";

/** How a round goes on this device. */
export function PractisingSection() {
  const w = useWords(words);
  const [on, setOn] = useState(wantsFollowUps);
  function change(next: boolean) {
    wantFollowUps(next);
    setOn(next);
  }
  return (
    <Section title={w.practising} about={w.followUpsText}>
      <Switch on={on} onChange={change}>
        {w.followUps}
      </Switch>
    </Section>
  );
}
