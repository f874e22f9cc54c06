import type { PricingDraft } from "#models/entities/pricing.ts";
import { DISCOUNT_PERCENT, roundsFor, struckPriceInRupees } from "#models/rules/credits.ts";
import { rupees, wholeNumber } from "../../shell/desk/amounts.ts";
import desk from "../../shell/desk/desk.module.css";
import { useLanguage } from "../../ui/language.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useWords } from "../../ui/words.ts";
import { words } from "./words.ts";

/** A pack as a buyer sees it: credits, rounds, price, and the struck-through price (rules CR1, PR1, PR2). */
export function PackView({ pack: { credits, priceInPaise } }: { pack: PricingDraft }) {
  const w = useWords(words);
  const language = useLanguage();
  const struck = Math.round(struckPriceInRupees(priceInPaise) * 100);
  return (
    <div>
      <p className={desk.name}>{w.pack(wholeNumber(credits, language))}</p>
      <p>
        <strong className={desk.big}>{rupees(priceInPaise, language)}</strong>{" "}
        <VisuallyHidden>{w.struck}</VisuallyHidden>
        <s className={desk.soft}>{rupees(struck, language)}</s>{" "}
        <span className={desk.soft}>{w.discount(DISCOUNT_PERCENT)}</span>
      </p>
      <p className={desk.soft}>{w.rounds(roundsFor(credits))}</p>
    </div>
  );
}
