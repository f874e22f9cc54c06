import type { Language } from "#app/ui/language.ts";

/** "27 Nov 2026". */
export const dayOf = (language: Language, at: string | number): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { day: "numeric", month: "short", year: "numeric" }).format(
    new Date(at),
  );

/** "November 2026" of "2026-11", whatever the clock of the device says. */
export const monthOf = (language: Language, month: string | null): string =>
  month === null
    ? ""
    : new Intl.DateTimeFormat(`${language}-IN`, { month: "long", year: "numeric", timeZone: "UTC" }).format(
        new Date(`${month}-01T00:00:00Z`),
      );
