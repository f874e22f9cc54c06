import { Suspense } from "react";
import type { User } from "#models/entities/user.ts";
import { page } from "../../shell/page.tsx";
import { useAuth } from "../../shell/useAuth.ts";
import { Notice } from "../../ui/Notice.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Shimmer } from "../../ui/Shimmer.tsx";
import { useDocumentTitle } from "../../ui/useDocumentTitle.ts";
import { useWords } from "../../ui/words.ts";
import { bytesOf } from "./logic/amounts.ts";
import { DataSection } from "./parts/DataSection.tsx";
import { LeaveSection } from "./parts/LeaveSection.tsx";
import { LookSection } from "./parts/LookSection.tsx";
import { NoticesSection } from "./parts/NoticesSection.tsx";
import { PractisingSection } from "./parts/PractisingSection.tsx";
import { ResumeSection } from "./parts/ResumeSection.tsx";
import css from "./parts/Settings.module.css";
import { SpeakingSection } from "./parts/SpeakingSection.tsx";
import { StoredSection } from "./parts/StoredSection.tsx";
import { WaitingSection } from "./parts/WaitingSection.tsx";
import { useExport } from "./useExport.ts";
import { useLeaving } from "./useLeaving.ts";
import { useStored } from "./useStored.ts";
import { words } from "./words.ts";

/** Apart: it asks the server, and most who come here come for something else. */
const AccountSection = page(() => import("./parts/AccountSection.tsx"));

/** Apart, too: most servers have no AI interviewer. */
const InterviewerSection = page(() => import("./parts/InterviewerSection.tsx"));
const SharesSection = page(() => import("./parts/SharesSection.tsx"));

function SettingsOf({ user }: { user: User }) {
  const w = useWords(words);
  const { stored, failed, refused, persist, retry } = useStored(user.userId);
  const exporting = useExport(user);
  const leaving = useLeaving(user.userId);
  return (
    <div className={css.page}>
      <PageHead kicker={user.email} title={w.title} />
      {failed && <Notice tone="bad">{w.failed}</Notice>}
      {!stored && !failed && (
        <>
          <p role="status" className={css.soft}>
            {w.loading}
          </p>
          <Shimmer height="320px" radius="var(--radius-l)" />
        </>
      )}
      {stored && (
        <>
          <WaitingSection waiting={stored.waiting} retry={retry} />
          <StoredSection stored={stored} refused={refused} persist={persist} />
        </>
      )}
      <Suspense fallback={<Shimmer height="320px" radius="var(--radius-l)" />}>
        <AccountSection />
      </Suspense>
      <DataSection user={user} exporting={exporting} changeAccount={leaving.changeAccount} />
      <NoticesSection />
      <PractisingSection />
      <SpeakingSection userId={user.userId} recorded={bytesOf(stored?.sizes ?? [], "speech")} />
      <Suspense>
        <InterviewerSection />
      </Suspense>
      <Suspense fallback={null}>
        <SharesSection userId={user.userId} />
      </Suspense>
      <LookSection />
      {stored && <ResumeSection name={stored.resumeName} />}
      <LeaveSection
        user={user}
        unsent={stored?.waiting.length ?? 0}
        exporting={exporting}
        leaving={leaving}
      />
    </div>
  );
}

/** /settings: what is stored here, what waits to be sent, and what belongs to the person. */
export default function SettingsPage() {
  const w = useWords(words);
  const { user } = useAuth();
  useDocumentTitle(w.title);
  return user && <SettingsOf key={user.userId} user={user} />;
}
