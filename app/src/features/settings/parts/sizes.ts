import type { Language } from "../../../ui/language.ts";
import { sizeIn } from "../logic/amounts.ts";

/** A size as people read it: "212 kB", "3.4 MB". */
export function readableSize(language: Language, bytes: number): string {
  const { value, unit } = sizeIn(bytes);
  return new Intl.NumberFormat(`${language}-IN`, { style: "unit", unit, maximumFractionDigits: 1 }).format(
    value,
  );
}
