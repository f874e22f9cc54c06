import type { Language } from "../ui/language.ts";

/** Rupees as they are written in India; paise only where there are some. A plus is only written where it is asked for. */
export function rupees(amount: number, language: Language, sign: "auto" | "exceptZero" = "auto"): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(`${language}-IN`, {
    style: "currency",
    currency: "INR",
    signDisplay: sign,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
