import { Button } from "../../../ui/Button.tsx";
import { useLanguage } from "../../../ui/language.ts";
import { useWords } from "../../../ui/words.ts";
import { words } from "../sharesWords.ts";
import { useShares } from "../useShares.ts";
import { Section } from "./Section.tsx";
import css from "./Settings.module.css";

/** Reports that others can read now, each with its end and a way to take the link back; nothing where there are none. */
export default function SharesSection({ userId }: { userId: string }) {
  const w = useWords(words);
  const language = useLanguage();
  const { shares, busy, ended, takeBack } = useShares(userId);
  if (shares.length === 0 && ended === null) return null;
  const day = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: "long" });
  return (
    <Section title={w.title} about={w.about}>
      <ul className={css.list}>
        {shares.map((share) => (
          <li key={share.shareId}>
            <div className={css.place}>
              <div>
                <p>
                  <strong>{w.line(share.roundTitle, share.companyName)}</strong>
                </p>
                <p className={css.soft}>{w.ends(day.format(new Date(share.endsAt)), share.withAnswers)}</p>
              </div>
              <Button
                kind="quiet"
                busy={busy === share.shareId}
                aria-label={w.takeBackOf(share.roundTitle)}
                onClick={() => void takeBack(share)}
              >
                {w.takeBack}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className={css.soft}>
        {ended === "yes" ? w.tookBack : ended === "no" ? w.failed : ""}
      </p>
    </Section>
  );
}
