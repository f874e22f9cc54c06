import { Check, Cloud, Mic } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Chip } from "#app/ui/Chip.tsx";
import { IconTile } from "#app/ui/IconTile.tsx";
import { Link } from "#app/ui/Link.tsx";
import { PRODUCT } from "#app/ui/product.ts";
import { useDocumentTitle } from "#app/ui/useDocumentTitle.ts";
import { useWords } from "#app/ui/words.ts";
import { Bar } from "#app/shell/Bar.tsx";
import css from "./LandingPage.module.css";
import { Below } from "./parts/Below.tsx";
import { Phone } from "./parts/Phone.tsx";
import { words, type Words } from "./words.ts";

/** Tone and picture of each fact. */
const FACTS = [
  ["sun", Mic],
  ["brand", Cloud],
  ["good", Check],
] as const;

function Anchors({ w }: { w: Words }) {
  return (
    <>
      <a href="#benefits">{w.benefits}</a>
      <a href="#how-it-works">{w.how}</a>
      <a href="#testimonials">{w.stories}</a>
      <a href="#contact-us">{w.contact}</a>
    </>
  );
}

function Facts({ w }: { w: Words }) {
  return (
    <ul className={css.facts}>
      {FACTS.map(([tone, Icon], index) => (
        <Card as="li" key={tone}>
          <IconTile tone={tone}>
            <Icon size={24} strokeWidth={1.8} />
          </IconTile>
          <h2>{w.facts[index]?.[0]}</h2>
          <p>{w.facts[index]?.[1]}</p>
        </Card>
      ))}
    </ul>
  );
}

export type LandingProps = {
  /** Somebody wants to sign in. */
  onStart: () => void;
  /** The sign-in form is being fetched. */
  starting: boolean;
  /** Language and colours. */
  menu: ReactNode;
  contact: ReactNode;
};

/** What a signed-out visitor sees first; what is below the first screen comes a moment later. */
export default function LandingPage({ onStart, starting, menu, contact }: LandingProps) {
  const w = useWords(words);
  useDocumentTitle(w.title);
  return (
    <>
      <Bar home="/">
        <nav className={css.nav} aria-label={w.sections}>
          <Anchors w={w} />
        </nav>
        {menu}
        <Button kind="quiet" className={css.signIn} onClick={onStart}>
          {w.signIn}
        </Button>
      </Bar>
      <main className={css.main}>
        <div className={css.hero}>
          <div>
            <Chip tone="brand">{w.promise}</Chip>
            <h1 tabIndex={-1}>{w.claim}</h1>
            <p className={css.lead}>{w.lead}</p>
            <div className={css.start}>
              <Button size="l" busy={starting} onClick={onStart}>
                {w.start}
              </Button>
              <p>{w.free}</p>
            </div>
          </div>
          <Phone w={w} />
        </div>
        <Facts w={w} />
        <Below contact={contact} />
      </main>
      <footer className={css.footer}>
        <p>
          <b>{PRODUCT}</b> {w.line}
        </p>
        <nav aria-label={w.footer}>
          <Anchors w={w} />
          <Link to="/privacy">{w.privacy}</Link>
        </nav>
      </footer>
    </>
  );
}
