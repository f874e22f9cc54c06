import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Shimmer } from "../../../ui/Shimmer.tsx";
import { useWords } from "../../../ui/words.ts";
import { useReading } from "./useReading.ts";
import { words } from "./words.ts";
import css from "./WhatWeRead.module.css";

/** What was read of the resume in this browser, and how the person puts it right. */
export default function WhatWeRead({ userId }: { userId: string }) {
  const w = useWords(words);
  const { state, saved, again, correct } = useReading(userId);
  return (
    <Card className={css.card}>
      <div>
        <h2 className={css.heading}>{w.title}</h2>
        <p className={css.soft}>{w.intro}</p>
      </div>
      {state.phase === "reading" && (
        <div role="status">
          <p className={css.soft}>{w.reading}</p>
          <Shimmer height="180px" />
        </div>
      )}
      {state.phase === "failed" && (
        <Notice
          tone="warn"
          action={
            <Button kind="quiet" onClick={again}>
              {w.again}
            </Button>
          }
        >
          {w.problems[state.problem]}
        </Notice>
      )}
      {state.phase === "read" && <state.reader.Read reading={state} saved={saved} correct={correct} />}
    </Card>
  );
}
