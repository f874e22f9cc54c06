/* eslint-disable no-console -- the report is shown without them */
import { useEffect, useState } from "react";
import type { Report } from "#models/entities/report.ts";
import type { Store } from "../../ports.ts";
import type { EarlierText } from "../../rows.ts";
import { usePorts } from "../../shell/usePorts.ts";

const idsOf = (texts: EarlierText[][]) => texts.map((own) => own.map(({ id }) => id).join()).join("|");

/** Texts of the report's attempt that this device keeps beside the answers, by question; newest first. */
async function readEarlier({ history }: Store, userId: string, report: Report): Promise<EarlierText[][]> {
  const { companyId, roundId, attemptId, questions } = report;
  const key = { userId, companyId, roundId };
  const all = await Promise.all(questions.map((_, index) => history.list(key, index)));
  return all.map((texts, index) =>
    texts.filter((one) => one.attemptId === attemptId && one.text !== questions[index]?.userAnswer),
  );
}

/** As `readEarlier`, looked up again when rows change: another device's text may come after the report. */
export function useEarlier(userId: string, report: Report): EarlierText[][] {
  const { store } = usePorts();
  const [found, setFound] = useState<EarlierText[][]>([]);
  useEffect(() => {
    let here = true;
    const show = (next: EarlierText[][]) =>
      here && setFound((before) => (idsOf(before) === idsOf(next) ? before : next));
    const look = () =>
      void readEarlier(store, userId, report).then(show, (why: unknown) =>
        console.warn("The earlier texts could not be read", why),
      );
    look();
    const unsubscribe = store.subscribe(look);
    return () => {
      here = false;
      unsubscribe();
    };
  }, [store, userId, report]);
  return found;
}
