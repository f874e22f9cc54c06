import type { Dictionary } from "#app/ui/words.ts";

const en = {
  title: "Your data",
  lead: "What stays with you, what leaves this device, who gets it, and how you take it back. In plain words.",
  sections: {
    here: {
      title: "Stays on this device",
      lines: [
        "Your resume, as the PDF that you chose, and what you have put right of it.",
        "What you type, until it has been sent to your account. Without a network it waits here.",
        "The sound of your voice, when this device writes down what you say. It goes as soon as it is written down.",
        "Recordings, if you have asked to keep them. They are never uploaded.",
        "Questions, answers and reports, so that you can open them without a network.",
        "What you answer in your practice deck, and when you try a question of a report again. It is scored here and never uploaded.",
        "The key with which you stay signed in, and your choice of language and colours.",
      ],
    },
    server: {
      title: "Goes to our server",
      lines: [
        "Your name and your email. Your password only as a hash, from which it cannot be read.",
        "Your resume, with what you have put right of it, each time questions are made from it. It is read and then dropped, unless you have asked us to keep a copy in your account.",
        "Your questions, with the line of your resume that each comes from.",
        "Your answers with their earlier texts, how fast you spoke and where you paused, and your reports.",
        "The sound of your voice only if you let the server write down what you say. It is not kept.",
        "Your credits, your orders, who invited you, and the UPI ID you give for a pay-out.",
        "Where you are signed in: browser and system in short words, and when it was last used.",
        "The address for notifications, if you have turned them on.",
        "Whoever runs this server can see your name, email, credits and payments, to help you and to pay you out.",
      ],
    },
    others: { title: "Goes to others" },
    time: {
      title: "How long it is kept",
      lines: [
        "Your account and everything in it, until you delete it.",
        "A sign-in, until you sign out; at the latest 30 days after you last used it, or 90 days after it began.",
        "A link to a new password, 30 minutes.",
        "A link to a report, until you take it back; at the latest 30 days.",
        "Replies that your device may ask for again after a lost connection, up to 90 days.",
        "The server's log has no names, emails, answers or resumes in it.",
        "Copies that whoever runs this server makes against loss may last longer.",
      ],
    },
    yours: {
      title: "It is yours",
      lines: [
        "Save a copy of everything, in one file, in the settings.",
        "Remove everything from this device there, too. Your account stays.",
        "Delete your account there: your name, email, answers, reports and resume are gone at once and for good. What stays is the sums of credits and payments, without your name, so that our books add up.",
      ],
    },
    never: {
      title: "What we do not do",
      lines: [
        "Nothing is sold. No advertising, no trackers, no cookies of ours.",
        "No other user is shown your answers or reports, unless you give them a link to a report.",
      ],
    },
  },
  loading: "Asking this server whom it works with...",
  unknown: "This server could not be asked whom it works with. These are all there may be:",
  recipients: {
    google:
      "Google, only if you sign in with it: it learns that you use Taiyari, and tells us your name, your email and a number that stands for your account there.",
    razorpay:
      "Razorpay, when you buy credits: your name, your email and the amount. Your card or UPI details go to Razorpay alone; we never see them.",
    model:
      "A language model, to make questions and to score: the text of your resume, the questions and your answers.",
    speech:
      "A speech service, only if you let the server write down what you say: the sound of your voice, while you speak.",
    mail: "The mail service that carries our letters, such as a link to a new password: your name and your email.",
  },
  noModel: "No language model is asked: a program of our own makes the questions and the scores.",
  push: "The maker of your browser, if you have turned on notifications: it carries a message that it cannot read.",
  inviter:
    "Whoever invited you, if you say who it was: your name, and what they earn each time you buy credits.",
  letter: "The contact form opens your own mail app. Nothing of it reaches our server.",
  toSettings: "Open the settings",
  questions: "Something is not clear?",
  contact: "Write to us",
};

export type Words = typeof en;
/** Text of the privacy page. */
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
