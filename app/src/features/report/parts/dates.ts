import type { Language } from "../../../ui/language.ts";

/** "27 November 2026". */
export const longDate = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { day: "numeric", month: "long", year: "numeric" }).format(
    new Date(iso),
  );
