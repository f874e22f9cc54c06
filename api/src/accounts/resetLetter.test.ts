import { describe, expect, it } from "vitest";
import { letterLanguage, resetLetter } from "./resetLetter.ts";

const link = "https://taiyari.example/reset-password#token";
const person = { name: "Asha", email: "asha@example.com", link };

describe("the letter with a link to a new password", () => {
  it.each([
    ["hi-IN,hi;q=0.9,en;q=0.8", "hi"],
    ["en-IN,en;q=0.9,hi;q=0.8", "en"],
    ["mr, en;q=0.5, hi;q=0.7", "hi"],
    ["hi;q=0, fr", "en"],
    ["", "en"],
    ["*", "en"],
  ])("is written in the language that the browser asks for first: %j", (header, language) => {
    expect(letterLanguage(header)).toBe(language);
  });

  it.each(["en", "hi"] as const)("has the link in both of its forms, in %s", (language) => {
    const { to, subject, text, html } = resetLetter(language, person);
    expect(to).toBe("asha@example.com");
    expect(subject).toContain("Taiyari");
    expect(text).toContain(`\n\n${link}\n\n`);
    expect(html).toContain(`href="${link}"`);
    expect(/\p{Script=Devanagari}/u.test(text)).toBe(language === "hi");
  });

  it("carries nothing of what somebody has put into their name", () => {
    const name = `<b onclick="x">Win\r\nBcc: x@y.example https://evil.example/a</b>`;
    const { text, html, subject } = resetLetter("en", { ...person, name });
    expect(html).not.toMatch(/<b[ >]|evil\.example/);
    expect(text).not.toMatch(/evil\.example|Bcc:|https:\/\/e/);
    expect(subject).not.toContain("Win");
  });
});
