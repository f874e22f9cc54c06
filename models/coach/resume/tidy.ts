/** Signs that start an item of a list, also those that icon fonts leave behind. */
const BULLET = /^[\s•●○◦▪■□–—\-*·‣➢➤✓✔❖►▶→»>\u{E000}-\u{F8FF}]+|^\d{1,2}[.)]\s+/u;

/** A line without the sign of its list item. */
export const withoutBullet = (line: string) => line.replace(BULLET, "").trim();

/** Whether a line is an item of a list. */
export const hasBullet = (line: string) => BULLET.test(line.trim());

/** "1) Hill Traders Ltd": people number their jobs as well as what they did there. */
export const isNumbered = (line: string) => /^\(?\d{1,2}[.)]\s*\S/.test(line.trim());

/** Whether a line is an item of what was done; a numbered one may be a job. */
export const isItem = (line: string) => hasBullet(line) && !isNumbered(line);

/**
 * A line as it is compared: hyphens and quotes of one kind, "E X P E R I E N C E" joined, and no space after an
 * Indic joining sign (PDF extraction leaves one). For comparing only; evidence is quoted from the line itself.
 */
export function tidyLine(line: string): string {
  const even = line
    .replace(/[\u00AD\u200B-\u200F\uFEFF]/g, "")
    .replace(/[‐‑‒-]+/g, "-")
    .replace(/[’‘]/g, "'")
    .replace(/्\s+/g, "्")
    .replace(/\s+/g, " ")
    .trim();
  return /^(?:\p{L} ){3,}\p{L}$/u.test(even) ? even.replaceAll(" ", "") : even;
}

/** Hindi in one spelling: what is written with or without a dot below, and with one nasal sign or the other, is the same. */
export const evenHindi = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\u093C/gu, "")
    .replace(/\u0901/gu, "\u0902");

/** Whether a line reads as words: mostly letters and digits, no broken signs of another script. */
export function isLegible(line: string): boolean {
  const letters = line.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const broken =
    /[\uFFFD\u{E000}-\u{F8FF}]|(?:^|\s)\p{M}|्\s|○\s*○|\p{L}(?:\s\p{L}){4}|\p{Script=Devanagari}\p{M}* (?: |;)|(?<![\p{L}\p{M}])[कखगघचछजझटठडढणतथदधनपफबभमयरलशषसह](?![\p{L}\p{M}])/u.test(
      line,
    );
  return !broken && letters > 0 && letters >= line.replace(/[\s,.;:/+#%()•|&·\p{M}-]/gu, "").length * 0.6;
}
