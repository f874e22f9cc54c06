import type { User } from "#models/entities/user.ts";
import { UnfinishedCard } from "../../shell/UnfinishedCard.tsx";
import { isUnderWay } from "../../shell/underWay.ts";
import { useAuth } from "../../shell/useAuth.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useDocumentTitle } from "../../ui/useDocumentTitle.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useWords } from "../../ui/words.ts";
import { choiceOf } from "./logic/catalogue.ts";
import { isFirstTime, reportsOf } from "./logic/state.ts";
import { Companies } from "./parts/Companies.tsx";
import { CreditsDialog } from "./parts/CreditsDialog.tsx";
import { FirstStep } from "./parts/FirstStep.tsx";
import { History } from "./parts/History.tsx";
import { PrepareDialog } from "./parts/PrepareDialog.tsx";
import { ProfileCard } from "./parts/ProfileCard.tsx";
import { LateReferring } from "./referring/LateReferring.tsx";
import { useDashboard } from "./useDashboard.ts";
import { useGoToHash } from "./useGoToHash.ts";
import { usePrepare } from "./usePrepare.ts";
import { useStart } from "./useStart.ts";
import { words } from "./words.ts";
import css from "./DashboardPage.module.css";

function Dashboard({ user }: { user: User }) {
  const w = useWords(words);
  const { state, again } = useDashboard(user.userId);
  const starting = useStart(user);
  const preparing = usePrepare(user, starting);
  const reports = reportsOf(state);
  const underWay = state.attempts.filter((row) => isUnderWay(row, state.commands));
  useGoToHash([state.companies, reports]);
  // On a phone the companies are a long way down: reports stand above them as soon as there are some.
  const history = (
    <div id="reports" className={css.history}>
      {reports && <History reports={reports} />}
    </div>
  );
  return (
    <>
      <h1 className={css.title} tabIndex={-1}>
        <VisuallyHidden>{w.title}</VisuallyHidden>
      </h1>
      <div className={css.first}>
        {(state.deviceFailed || starting.failed) && <Notice tone="bad">{w.deviceFailed}</Notice>}
        {underWay.map((attempt) => (
          <UnfinishedCard key={attempt.attemptId} attempt={attempt} state={choiceOf(attempt)} />
        ))}
        {isFirstTime(state) && <FirstStep />}
      </div>
      <div className={css.columns}>
        <div className={css.profile}>
          <ProfileCard user={user} onAddCredits={() => starting.setCreditsOpen(true)} />
        </div>
        {reports && reports.length > 0 && history}
        <div className={css.main}>
          <Companies
            companies={state.companies}
            failure={state.failure}
            again={again}
            attempts={state.attempts}
            commands={state.commands}
            starting={starting}
            preparing={preparing}
          />
        </div>
        {reports?.length === 0 && history}
      </div>
      <PrepareDialog preparing={preparing} />
      <CreditsDialog
        credits={user.credits}
        open={starting.creditsOpen}
        onClose={() => starting.setCreditsOpen(false)}
      />
      <LateReferring
        user={user}
        stands={state.companies !== null}
        quiet={starting.creditsOpen || preparing.asking !== null || underWay.length > 0}
      />
    </>
  );
}

/** /dashboard: who I am, what I have left, what I can practise, how it went so far. */
export default function DashboardPage() {
  const w = useWords(words);
  const { user } = useAuth();
  useDocumentTitle(w.title);
  return user && <Dashboard key={user.userId} user={user} />;
}
