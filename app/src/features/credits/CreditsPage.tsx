import { Coins } from "lucide-react";
import type { User } from "#models/entities/user.ts";
import { CopyNews } from "#app/shell/CopyNews.tsx";
import { useAuth } from "#app/shell/useAuth.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { IconTile } from "#app/ui/IconTile.tsx";
import { useLanguage } from "#app/ui/language.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Shimmer } from "#app/ui/Shimmer.tsx";
import { useDocumentTitle } from "#app/ui/useDocumentTitle.ts";
import { useWords } from "#app/ui/words.ts";
import css from "./parts/Credits.module.css";
import { Entry } from "./parts/Entry.tsx";
import { useHistory } from "./useHistory.ts";
import { words } from "./words.ts";

type Found = ReturnType<typeof useHistory>;

function News({ known, failure, again }: Pick<Found, "known" | "failure" | "again">) {
  const w = useWords(words);
  const day = new Intl.DateTimeFormat(`${useLanguage()}-IN`, { dateStyle: "long" });
  const asOf = known && known.at !== null ? w.asOf(day.format(known.at)) : null;
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
      <Shimmer height="320px" radius="var(--radius-l)" />
    </>
  );
}

function Entries({ known, older, fetching }: Pick<Found, "known" | "older" | "fetching">) {
  const w = useWords(words);
  if (!known) return null;
  const { entries, next } = known.history;
  if (entries.length === 0) {
    const coins = (
      <IconTile tone="sun">
        <Coins size={24} strokeWidth={1.8} aria-hidden />
      </IconTile>
    );
    return (
      <EmptyState title={w.empty} picture={coins} action={<ButtonLink to="/dashboard">{w.back}</ButtonLink>}>
        {w.emptyText}
      </EmptyState>
    );
  }
  return (
    <Card className={css.card}>
      <ul className={css.list}>
        {entries.map((entry) => (
          <Entry key={entry.entryId} entry={entry} />
        ))}
      </ul>
      {next && (
        <Button kind="quiet" busy={fetching} onClick={() => void older()}>
          {w.older}
        </Button>
      )}
    </Card>
  );
}

function HistoryOf({ user }: { user: User }) {
  const w = useWords(words);
  const { known, failure, again, older, fetching } = useHistory(user.userId, user.credits);
  const credits = user.credits.toLocaleString("en-IN");
  return (
    <div className={css.page}>
      <PageHead kicker={`${w.credits}: ${credits} ${w.free}`} title={w.title} />
      <News known={known} failure={failure} again={again} />
      {!known && failure === null && <Loading />}
      <Entries known={known} older={older} fetching={fetching} />
    </div>
  );
}

/** /credits: where one's credits came from and went. */
export default function CreditsPage() {
  const w = useWords(words);
  const { user } = useAuth();
  useDocumentTitle(w.title);
  return user && <HistoryOf key={user.userId} user={user} />;
}
