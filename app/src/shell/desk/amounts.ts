import type { Language } from "../../ui/language.ts";

const localeOf = (language: Language) => `${language}-IN`;

/** Whole paise as rupees, with paise only where there are some. */
export function rupees(paise: number, language: Language): string {
  const digits = paise % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(localeOf(language), {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(paise / 100);
}

/** A whole number with the groups of India. */
export const wholeNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language)).format(value);

/** A moment, ISO 8601, as date and time of day. */
export const dateAndTime = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short" }).format(
    Date.parse(moment),
  );

/** A month, YYYY-MM, by its name. */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.parse(`${month}-15T00:00:00Z`),
  );

/** A moment, ISO 8601, as a date. */
export const date = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" }).format(Date.parse(moment));
