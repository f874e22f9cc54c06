import type { Language } from "../../../ui/language.ts";

/** "27 November 2026". */
export const longDate = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { day: "numeric", month: "long", year: "numeric" }).format(
    new Date(iso),
  );

/** "27 Nov 2026, 10:15 am". */
export const shortMoment = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: "medium", timeStyle: "short" }).format(at);
