import { hasToken } from "#app/shell/signedInBefore.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Link } from "#app/ui/Link.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Shimmer } from "#app/ui/Shimmer.tsx";
import { useDocumentTitle } from "#app/ui/useDocumentTitle.ts";
import { useWords } from "#app/ui/words.ts";
import css from "./PrivacyPage.module.css";
import { type Recipient, useRecipients } from "./useRecipients.ts";
import { words, type Words } from "./words.ts";

const ALL: readonly Recipient[] = ["google", "razorpay", "model", "speech", "mail"];

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function linesOf(w: Words, known: readonly Recipient[], sure: boolean): string[] {
  const named = known.map((recipient) => w.recipients[recipient]);
  const model = sure && !known.includes("model") ? [w.noModel] : [];
  return [...named, ...model, w.inviter, w.push, w.letter];
}

/** Who else gets something: exactly those that this server works with, where it can say so. */
function Others() {
  const w = useWords(words);
  const known = useRecipients();
  if (known === "asking") {
    return (
      <>
        <p role="status">{w.loading}</p>
        <Shimmer height="120px" />
      </>
    );
  }
  const sure = known !== "unknown";
  return (
    <>
      {!sure && <Notice>{w.unknown}</Notice>}
      <Lines lines={linesOf(w, sure ? known : ALL, sure)} />
    </>
  );
}

/** /privacy: for everybody, signed in or not, and without a network. */
export default function PrivacyPage() {
  const w = useWords(words);
  useDocumentTitle(w.title);
  const { here, server, others, time, yours, never } = w.sections;
  const section = ({ title, lines }: typeof here) => (
    <Card>
      <h2>{title}</h2>
      <Lines lines={lines} />
    </Card>
  );
  return (
    <div className={css.page}>
      <PageHead title={w.title} />
      <p className={css.lead}>{w.lead}</p>
      {section(here)}
      {section(server)}
      <Card>
        <h2>{others.title}</h2>
        <Others />
      </Card>
      {section(time)}
      <Card>
        <h2>{yours.title}</h2>
        <Lines lines={yours.lines} />
        {hasToken() && (
          <ButtonLink to="/settings" kind="quiet">
            {w.toSettings}
          </ButtonLink>
        )}
      </Card>
      {section(never)}
      <p className={css.ask}>
        {w.questions} <Link to="/contact">{w.contact}</Link>
      </p>
    </div>
  );
}
