import { useIsAway } from "../../../shell/useSync.ts";
import { Button } from "../../../ui/Button.tsx";
import { Link } from "../../../ui/Link.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Shimmer } from "../../../ui/Shimmer.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../accountWords.ts";
import { useAccount, type AccountRoom } from "../useAccount.ts";
import { AccountName } from "./AccountName.tsx";
import { AccountPlaces } from "./AccountPlaces.tsx";
import { AccountWays } from "./AccountWays.tsx";
import { Section } from "./Section.tsx";
import css from "./Settings.module.css";

/** What has just been done, or why it was not. */
function Told({ told, connectByPage }: Pick<AccountRoom, "told" | "connectByPage">) {
  const w = useWords(words);
  if (!told) return null;
  if ("done" in told) return <Notice tone="good">{w[told.done]}</Notice>;
  if ("refusal" in told)
    return <Notice tone="bad">{w.refusals[told.refusal] ?? (told.refusal || w.refused)}</Notice>;
  return (
    <Notice
      tone="bad"
      action={
        told.fault === "failed" && (
          <Button kind="plain" onClick={() => void connectByPage()}>
            {w.googlePage}
          </Button>
        )
      }
    >
      {w.googleFaults[told.fault]}
    </Notice>
  );
}

/** What the server knows: it has to be reached for that. */
function Known({ room }: { room: AccountRoom }) {
  const w = useWords(words);
  const { account, failed, load } = room;
  if (account) {
    return (
      <>
        <AccountWays room={room} account={account} />
        <AccountPlaces room={room} sessions={account.sessions} />
      </>
    );
  }
  if (failed) {
    return (
      <Notice
        tone="warn"
        action={
          <Button kind="plain" onClick={() => void load()}>
            {w.tryAgain}
          </Button>
        }
      >
        {w.failed}
      </Notice>
    );
  }
  return (
    <>
      <p role="status" className={css.soft}>
        {w.loading}
      </p>
      <Shimmer height="180px" />
    </>
  );
}

/** Name, ways in, places: an account one can live with. Without a network there is the name, and a word about the rest. */
export default function AccountSection() {
  const w = useWords(words);
  const room = useAccount();
  const away = useIsAway();
  const { user } = room;
  if (!user) return null;
  return (
    <Section title={w.title} about={user.email}>
      <AccountName key={user.name} room={room} name={user.name} />
      <Told told={room.told} connectByPage={room.connectByPage} />
      {away && !room.account ? <Notice>{w.away}</Notice> : <Known room={room} />}
      <p>
        <Link to="/privacy" className={css.link}>
          {w.privacy}
        </Link>
      </p>
    </Section>
  );
}
