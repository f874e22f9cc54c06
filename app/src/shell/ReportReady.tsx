/* eslint-disable no-console -- the report is on the dashboard all the same */
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Report } from "#models/entities/report.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { useWords } from "../ui/words.ts";
import css from "./ReportReady.module.css";
import { words, type Words } from "./reportReadyWords.ts";
import { makeReportWatch, type ReportWatch } from "./reportWatch.ts";
import { useAuth } from "./useAuth.ts";
import { usePorts } from "./usePorts.ts";

/** Rows change several times when a report comes; one look after this many milliseconds is enough. */
const QUIET_MS = 300;

const pathOf = ({ companyId, roundId }: Report) => `/report/${companyId}/${roundId}`;

/** One for the page's life: a report may come while the interview has the screen, where this is not shown. */
const ofThisPage = makeReportWatch();

/** The report that has come last, until it is closed or seen. */
function useReady(watch: ReportWatch, w: Words) {
  const { store, notices, sync } = usePorts();
  const userId = useAuth().user?.userId;
  const { pathname } = useLocation();
  const [ready, setReady] = useState<Report | null>(null);

  useEffect(() => {
    if (userId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(userId: string) {
      const report = (await watch.look(store, userId)).at(-1);
      // The report's own page says it itself.
      if (!report || location.pathname === pathOf(report)) return;
      setReady(report);
      const body = w.round(report.companyName, report.roundTitle);
      await notices.tell({ title: w.ready, body, path: pathOf(report), tag: report.attemptId });
    }
    const lookNow = () =>
      void look(userId).catch((why: unknown) =>
        console.warn("It is not known whether a report has come", why),
      );
    const stops = [
      store.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(lookNow, QUIET_MS);
      }),
      notices.onReady(() => void sync.now()),
      () => clearTimeout(timer),
    ];
    lookNow();
    return () => stops.forEach((stop) => stop());
  }, [store, notices, sync, userId, watch, w]);

  const shown = ready && pathname !== pathOf(ready) ? ready : null;
  return { shown, close: () => setReady(null) };
}

/**
 * Says that a report has come while the page is elsewhere in the app, with the way to it. It takes no focus.
 * @param props `watch`: what is known to be on its way; the page's own unless a test brings another
 */
export default function ReportReady({ watch = ofThisPage }: { watch?: ReportWatch }) {
  const w = useWords(words);
  const { shown, close } = useReady(watch, w);
  return (
    <div role="status" className={css.place}>
      {shown && (
        <div className={css.card}>
          <div className={css.text}>
            <p className={css.title}>{w.ready}</p>
            <p>{w.round(shown.companyName, shown.roundTitle)}</p>
          </div>
          <ButtonLink to={pathOf(shown)}>{w.see}</ButtonLink>
          <button type="button" className={css.close} aria-label={w.close} onClick={close}>
            <X size={20} strokeWidth={1.8} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
