/* eslint-disable no-console -- the page shows the report all the same */
import { useEffect } from "react";
import type { Report } from "#models/entities/report.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { useWords } from "../../ui/words.ts";
import { words } from "./words.ts";

/**
 * When a report that was waited for is there: the heading takes the focus where nothing else had it, and somebody who
 * is elsewhere gets a notification where they have asked for one.
 */
export function useArrival(report: Report, arrived: boolean) {
  const w = useWords(words);
  const { notices } = usePorts();
  useEffect(() => {
    if (!arrived) return;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("h1")?.focus();
    const { companyId, roundId, attemptId } = report;
    const body = w.readyBody(report.companyName, report.roundTitle);
    notices
      .tell({ title: w.ready, body, path: `/report/${companyId}/${roundId}`, tag: attemptId })
      .catch((why: unknown) => console.warn("A notification could not be shown", why));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it arrives
  }, [arrived]);
}
