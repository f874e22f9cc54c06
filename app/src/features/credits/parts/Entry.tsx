import type { CreditEntry } from "#models/entities/credit.ts";
import { priceInRupees } from "#models/rules/credits.ts";
import { rupees } from "#app/shell/rewardMoney.ts";
import { useLanguage, type Language } from "#app/ui/language.ts";
import { useWords } from "#app/ui/words.ts";
import { words, type Words } from "../words.ts";
import css from "./Credits.module.css";

/** What an entry was for, and what is to be said of it besides. */
function told(w: Words, language: Language, entry: CreditEntry): [string, string | null] {
  const { kind, roundTitle, companyName, priceInPaise, reason, amount } = entry;
  switch (kind) {
    case "spend":
      return [roundTitle ?? w.round, companyName && w.roundOf(companyName)];
    case "purchase":
      return [
        w.purchase,
        priceInPaise === null ? null : w.paid(rupees(priceInRupees(priceInPaise), language)),
      ];
    case "adjust":
      return [amount < 0 ? w.adjustTaken : w.adjustAdded, reason];
    default:
      return [w[kind], null];
  }
}

/** One line of the history: what for and when at its start, how many and what was left at its end. */
export function Entry({ entry }: { entry: CreditEntry }) {
  const w = useWords(words);
  const language = useLanguage();
  const [what, more] = told(w, language, entry);
  const number = new Intl.NumberFormat(`${language}-IN`);
  const signed = new Intl.NumberFormat(`${language}-IN`, { signDisplay: "exceptZero" });
  const moment = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className={css.line}>
      <span className={css.names}>
        <span className={css.name}>{what}</span>
        {more && <span className={css.more}>{more}</span>}
        <time className={css.soft} dateTime={entry.at}>
          {moment.format(new Date(entry.at))}
        </time>
      </span>
      <span className={css.amounts}>
        <span className={entry.amount > 0 ? css.came : css.amount}>{signed.format(entry.amount)}</span>
        <span className={css.soft}>{w.balance(number.format(entry.balanceAfter))}</span>
      </span>
    </li>
  );
}
