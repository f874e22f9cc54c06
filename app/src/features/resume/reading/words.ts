import type { Dictionary } from "../../../ui/words.ts";
import type { Family } from "#models/coach/entry.ts";
import type { Level } from "#models/entities/corrections.ts";

const families: Record<Family, string> = {
  general: "Another field",
  software: "Software",
  data: "Data and machine learning",
  accounts: "Accounts, tax and banking",
  sales: "Sales and retail",
  support: "Customer support and back office",
  nursing: "Nursing and health",
  teaching: "Teaching",
  engineering: "Engineering and maintenance",
  "hr-admin": "HR and administration",
  fresher: "First job",
};
const levels: Record<Level, string> = {
  fresher: "Fresher",
  junior: "Junior",
  mid: "Mid level",
  senior: "Senior",
};

const en = {
  title: "What we read",
  intro:
    "Your questions are made from this. Press a fact to see its line. Put right what is wrong: it stays on this device, beside your resume.",
  reading: "Reading your resume on this device",
  problems: {
    locked: "This PDF is locked with a password, so nothing could be read.",
    damaged: "This PDF could not be read on this device.",
    no_text:
      "There is too little text in this PDF. If it is a scan, export it from a word processor instead.",
    away: "What reads your resume is not on this device yet. Go online once, then try again.",
  },
  again: "Try again",
  thin: "There is not much in this resume yet. Add your skills and work below, and the questions will be about you.",
  correct: "Correct this",
  done: "Done",
  saved: "Saved on this device",
  unsaved: "This could not be saved on this device. Free some space and change it once more.",
  replaced:
    "This resume was replaced or removed in another tab, so the change was not kept. Reload the page to go on.",
  undoAll: "Undo all corrections",
  ownWords: "Added by you",

  you: "You",
  field: "Field",
  families,
  asRead: (what: string) => `As read: ${what}`,
  level: "Level",
  levels,
  years: "Years of work",
  yearsOf: (years: number) => (years === 1 ? "1 year" : `${years} years`),
  noYears: "Less than half a year",
  language: "Language",
  languages: { en: "English", hi: "Hindi", both: "Hindi and English" },

  skills: "Skills",
  noSkills: "We found no skills that we know. Add the ones you want to be asked about.",
  yearsWord: "Years",
  skillYears: (words: string) => `Years with ${words}`,
  remove: (words: string) => `Remove ${words}`,
  restore: (words: string) => `Put ${words} back`,
  takenOut: "Taken out",
  newSkill: "A skill we missed",
  add: "Add",

  work: "Work",
  noWork: "We found no jobs. Add one, or leave it empty if you have not worked yet.",
  now: "now",
  job: (title: string) => `Job: ${title}`,
  newJob: "New job",
  jobTitle: "Job title",
  employer: "Employer",
  from: "From",
  to: "To",
  timeHint: "Like Jun 2021, or 2021",
  toHint: "Leave it empty if you still work there",
  badTime: "Write it like Jun 2021, or 2021",
  needsTitle: "A job counts once it has a title",
  removeJob: "Remove this job",
  restoreJob: "Put it back",
  jobOut: (title: string) => `${title} is taken out`,
  asItWas: "As it was read",
  addJob: "Add a job",

  projects: "Projects",
  education: "Education",
  figures: "Figures",
  nothing: "Nothing found here.",
  newProject: "A project we missed",
  newDegree: "A degree or school we missed",

  hidden: (count: number) =>
    count === 1
      ? "We left out 1 line that nobody can see in your PDF"
      : `We left out ${count} lines that nobody can see in your PDF`,
  hiddenWhy:
    "Text that is hidden, too small or in the colour of the paper is not used. Some employers reject such a resume.",
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
