import type { Dictionary } from "../../ui/words.ts";

const en = {
  title: "Your resume",
  kicker: "Questions are made from it",
  choose: "Choose a PDF",
  chooseOther: "Choose another PDF",
  drop: "or drop it here",
  dropNow: "Let go to choose this file",
  chosen: (name: string, size: string) => `${name} · ${size}`,
  requirements: "What it needs",
  needs: [
    "A PDF file, 1 MB at most",
    "Text that can be selected, not a scan or a photo",
    "No password",
    "Your work, projects and skills in your own words",
  ],
  private: "It is kept in this browser only. Turn on the switch to reach it from another device too.",
  keepCopy: "Keep a copy in my account",
  save: "Upload resume",
  steps: {
    reading: "Reading the file",
    checking: "Checking that it can be read",
    saving: "Saving it in this browser",
  },
  progress: "Upload",
  saved: "Your resume is saved in this browser.",
  savedUnchecked: "Your resume is saved in this browser. It will be checked when you are online.",

  current: "In this browser",
  none: "No resume yet.",
  facts: (size: string, date: string) => `${size} · saved ${date}`,
  remove: "Remove",
  inAccount: "A copy is kept in your account.",
  takeCopy: "Use it here",
  removeCopy: "Delete the copy",

  errors: {
    resume_not_pdf: "Only PDF files are allowed",
    resume_too_large: "File size must be less than 1MB",
    resume_not_chosen: "Please select a file",
    resume_not_chosen_first: "Please select a file first",
    resume_locked: "This PDF is locked with a password. Save a copy without one and choose that.",
    resume_damaged: "This PDF is damaged and cannot be read. Export it again and choose the new file.",
    resume_no_text:
      "There is too little text in this PDF to make questions from. If it is a scan, export it from a word processor instead.",
    resume_too_slow: "This PDF is too complicated to read. Export it again in a simpler layout.",
    resume_upload_failed: "Upload failed",
    resume_check_failed: "Check failed",
    resume_delete_failed: "Delete failed",
    resume_not_saved: "Failed to save resume locally.",
    user_not_found: "User not found. Please log in again.",
    file_unreadable: "This file could not be opened. Choose it again.",
    device_failed:
      "The storage of this browser could not be read. Close other tabs of Taiyari, reload the page and try once more.",
  },
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
