import type { Letter } from "../outside/mail/port.ts";

/** Languages that letters are written in. */
export type LetterLanguage = "en" | "hi";

/** Which of our languages comes first in an Accept-Language header (RFC 9110); English where none does. */
export function letterLanguage(acceptLanguage: string): LetterLanguage {
  const wanted = acceptLanguage
    .slice(0, 200)
    .split(",")
    .map((part) => {
      const [tag = "", ...rest] = part.trim().toLowerCase().split(";");
      const weight = Number(/q=([\d.]+)/.exec(rest.join())?.[1] ?? "1");
      return { tag: tag.split("-")[0], weight };
    })
    .filter(({ tag, weight }) => (tag === "en" || tag === "hi") && weight > 0)
    .sort((one, two) => two.weight - one.weight);
  return wanted[0]?.tag === "hi" ? "hi" : "en";
}

const words = {
  en: {
    subject: "Your new Taiyari password",
    hello: (name: string) => `Hello ${name},`,
    why: "somebody, probably you, wants to set a new password for your Taiyari account. This link does it, once, within 30 minutes:",
    button: "Set a new password",
    otherwise: "If it was not you, do nothing: your password stays as it is.",
  },
  hi: {
    subject: "Taiyari का नया पासवर्ड",
    hello: (name: string) => `नमस्ते ${name},`,
    why: "किसी ने, शायद आपने, आपके Taiyari खाते के लिए नया पासवर्ड रखना चाहा है। यह लिंक 30 मिनट तक, एक बार काम करता है:",
    button: "नया पासवर्ड रखें",
    otherwise: "अगर यह आपने नहीं किया, तो कुछ न करें: आपका पासवर्ड वही रहेगा।",
  },
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Names are what people have typed: in a letter of ours they may not hold an address of somebody else's. */
const plainName = (name: string) =>
  name
    .replace(/[\s\p{C}]+/gu, " ")
    .replace(/[./:@\\<>]+/g, " ")
    .trim();

/** The letter with a link to a new password. */
export function resetLetter(
  language: LetterLanguage,
  { name, email, link }: { name: string; email: string; link: string },
): Letter {
  const w = words[language];
  const lines = [w.hello(plainName(name)), w.why, link, w.otherwise];
  const [hello = "", why = ""] = lines.map(escaped);
  const html = [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(w.subject)}</title>`,
    `<body style="margin:0;padding:24px;background:#faf6ef;color:#1d1a16;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">`,
    `<p>${hello}</p><p>${why}</p>`,
    `<p><a href="${escaped(link)}" style="display:inline-block;padding:12px 24px;border-radius:14px;background:#0d5a61;color:#fff;text-decoration:none">${w.button}</a></p>`,
    `<p>${escaped(link)}</p><p>${escaped(w.otherwise)}</p></body></html>`,
  ].join("\n");
  return { to: email, subject: w.subject, text: `${lines.join("\n\n")}\n`, html };
}
