/** Signs that icon fonts use for the dot of a list: of Symbol and Wingdings. */
const ICON_BULLETS = /^[\uF0B7\uF0A7\uF0D8\uF0FC\uF0A8\uF076\uF06E\uF0E0\uF0D7]$/;
const BULLETS = /^[•●○◦▪▫■□◾◽♦◆❖‣⁃∙·➢➤✓✔►▶→»\u2043]$/;

const INDIC = /[\u0900-\u0DFF]/;

/** Letters that one sign stands for, when a font joins them. */
const LIGATURES: ReadonlyMap<string, string> = new Map([
  ["ﬀ", "ff"],
  ["ﬁ", "fi"],
  ["ﬂ", "fl"],
  ["ﬃ", "ffi"],
  ["ﬄ", "ffl"],
  ["ﬅ", "ft"],
  ["ﬆ", "st"],
]);

/** Whether a piece of text is nothing but the sign in front of a list item. */
export const isBullet = (text: string) => BULLETS.test(text.trim());

/**
 * A piece of a PDF's text in plain signs: ligatures taken apart, every kind of space a space, one sign for the dots of
 * lists, no controls, no private signs. A letter that an Indic font does not name becomes U+FFFD, so that whoever
 * reads the line knows that something is missing.
 */
export function cleanText(raw: string): string {
  if (ICON_BULLETS.test(raw.trim())) return "•";
  const text = raw
    .replace(/[\uFB00-\uFB06]/g, (sign) => LIGATURES.get(sign) ?? sign)
    .replace(/[\t\n\r\f\v\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/g, " ")
    .replace(/\u0000/g, INDIC.test(raw) ? "\uFFFD" : "")
    // Joiners shape Indic letters and stay; other invisible signs, controls and private signs go.
    .replace(
      /[\u0001-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFC]/g,
      "",
    )
    .replace(/[\uE000-\uF8FF\u{E0000}-\u{E007F}\u{F0000}-\u{10FFFF}]/gu, "")
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "");
  // Some fonts name their hyphen two or three times over.
  const plain = text.replace(/[-\u00AD\u2010\u2011]*[\u2010\u2011][-\u00AD\u2010\u2011]*|-\u00AD+/g, "-");
  return isBullet(plain) ? plain.replace(/\S/, "•") : plain;
}
