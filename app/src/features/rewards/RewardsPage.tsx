import type { User } from "#models/entities/user.ts";
import { CopyNews } from "#app/shell/CopyNews.tsx";
import { useAuth } from "#app/shell/useAuth.ts";
import { useIsAway } from "#app/shell/useSync.ts";
import { useLanguage } from "#app/ui/language.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Shimmer } from "#app/ui/Shimmer.tsx";
import { useDocumentTitle } from "#app/ui/useDocumentTitle.ts";
import { useWords } from "#app/ui/words.ts";
import { BalanceCard } from "./parts/BalanceCard.tsx";
import { dayOf } from "./parts/format.ts";
import { HistoryCard, Payouts } from "./parts/HistoryCard.tsx";
import { RedeemCard } from "./parts/RedeemCard.tsx";
import css from "./parts/Rewards.module.css";
import { ShareCard } from "./parts/ShareCard.tsx";
import { useRedeeming } from "./useRedeeming.ts";
import { useRewards } from "./useRewards.ts";
import { words } from "./words.ts";

type News = Pick<ReturnType<typeof useRewards>, "known" | "failure" | "again">;

function News({ known, failure, again }: News) {
  const w = useWords(words);
  const language = useLanguage();
  const asOf = known && known.at !== null ? w.asOf(dayOf(language, known.at)) : null;
  const why = failure === null ? null : failure || w.failed;
  return <CopyNews failure={why} asOf={asOf} tryAgain={w.tryAgain} again={again} />;
}

function Loading() {
  const w = useWords(words);
  return (
    <>
      <p role="status" className={css.soft}>
        {w.loading}
      </p>
      <Shimmer height="280px" radius="var(--radius-l)" />
      <Shimmer height="160px" radius="var(--radius-l)" />
    </>
  );
}

function RewardsOf({ user: { userId } }: { user: User }) {
  const w = useWords(words);
  const { known, failure, again, came, older, fetching } = useRewards(userId);
  const redeeming = useRedeeming(userId, came, w);
  const away = useIsAway();
  return (
    <div className={css.page}>
      <PageHead title={w.title} />
      <News known={known} failure={failure} again={again} />
      {!known && failure === null && <Loading />}
      {known && (
        <div className={css.columns}>
          <div className={css.column}>
            <BalanceCard rewards={known.rewards} />
            <ShareCard code={known.rewards.inviteCode} />
          </div>
          <div className={css.column}>
            <RedeemCard
              rewards={known.rewards}
              redeeming={redeeming}
              reachable={known.at === null && !away}
            />
            <HistoryCard rewards={known.rewards} older={older} fetching={fetching} />
            <Payouts payouts={known.rewards.payouts} />
          </div>
        </div>
      )}
    </div>
  );
}

/** /rewards: what inviting others has brought, the link for it, and how to be paid. */
export default function RewardsPage() {
  const w = useWords(words);
  const { user } = useAuth();
  useDocumentTitle(w.title);
  return user && <RewardsOf key={user.userId} user={user} />;
}
