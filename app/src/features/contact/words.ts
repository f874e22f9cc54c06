import type { Dictionary } from "#app/ui/words.ts";

const en = {
  title: "Contact",
  why: "A question, an idea, something that did not work: write to us. The form opens your mail app with the letter ready.",
  name: "Your name",
  email: "Your email",
  message: "Your message",
  send: "Open my mail app",
  missing: "Please fill this in.",
  emailWrong: "Please enter your email, like name@example.com.",
  opened: (to: string) =>
    to
      ? `Your mail app has the letter. If it did not open, write to ${to}.`
      : "Your mail app has the letter. Choose there whom it goes to.",
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
