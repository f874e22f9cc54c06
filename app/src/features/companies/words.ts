import type { Difficulty, RoundType } from "#models/entities/round.ts";
import type { Dictionary } from "#app/ui/words.ts";
import type { Column, Why } from "./logic/bulkTable.ts";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
const companies = (count: number) => many(count, "company", "companies");

const types: Record<RoundType, string> = {
  technical: "Technical",
  behavioral: "Behavioral",
  coding: "Coding",
  "system-design": "System design",
  hr: "HR",
  mixed: "Mixed",
  other: "Other",
};

const difficulties: Record<Difficulty, string> = { easy: "Easy", medium: "Medium", hard: "Hard" };

const columns: Record<Column, string> = {
  company: "Company",
  industry: "Industry",
  description: "Description",
  title: "Round title",
  type: "Type",
  difficulty: "Difficulty",
  duration: "Duration",
  questionCount: "Question count",
};

const whys: Record<Why, (cell: string) => string> = {
  missing: () => "this is empty.",
  unknown: (cell) => `“${cell}” is not known here.`,
  long: () => "this is too long.",
  count: (cell) => `“${cell}” is no number from 1 to 20. Leave it empty for as many as fit.`,
  differs: (cell) => `“${cell}” is not what an earlier row of this company says.`,
  tooManyRounds: () => "a company has 50 rounds at most.",
  tooManyCompanies: () => "200 companies can be added at once.",
};

const en = {
  title: "Companies",
  list: "Companies List",
  addCompany: "Add Company",
  bulk: "Bulk Insert",
  types,
  difficulties,

  search: "Search by name or industry",
  nothingFound: (typed: string) => `Nothing fits “${typed}”.`,
  shown: (shown: number, all: number) => (shown === all ? companies(all) : `${shown} of ${companies(all)}`),
  roundCount: (count: number) => many(count, "round", "rounds"),
  empty: "No companies yet",
  emptyText: "Add the first one, or several at once. People see them on their dashboard.",
  edit: "Edit",
  remove: "Remove",
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    "It goes off the list with its rounds, and nobody can start them any more. Reports that people have of it stay.",
  removeNow: "Remove it",
  cancel: "Cancel",
  removed: (name: string) => `${name} was removed.`,
  saved: (name: string) => `${name} is saved.`,
  added: (count: number) => `${companies(count)} ${count === 1 ? "was" : "were"} added.`,
  gone: "This company is not there any more",
  backToList: "Back to the list",

  listFailed: "Failed to fetch companies",
  createFailed: "Failed to create company",
  updateFailed: "Failed to update company",
  deleteFailed: "Failed to delete company",
  bulkFailed: "Failed to bulk insert companies",
  tryAgain: "Try again",

  addTitle: "Add a company",
  editTitle: (name: string) => `Change ${name}`,
  name: "Company name",
  industry: "Industry",
  logoUrl: "Logo address",
  logoHint: "A picture on the web. Without one, the first letter is shown.",
  description: "Description",
  rounds: "Rounds",
  noRounds: "No rounds yet. People need at least one to practise.",
  roundNumber: (number: number) => `Round ${number}`,
  roundTitle: "Title",
  type: "Type",
  difficulty: "Difficulty",
  duration: "Minutes",
  durationHint: "5 to 180; anything else becomes 30",
  questionCount: "Questions",
  questionCountHint: "Empty: as many as fit",
  roundDescription: "What this round is about",
  addRound: "Add a round",
  up: "Up",
  down: "Down",
  upLabel: (name: string) => `Move ${name} up`,
  downLabel: (name: string) => `Move ${name} down`,
  removeLabel: (name: string) => `Remove ${name}`,
  saveChanges: "Save changes",
  keptHere: "What you have typed is kept on this device until it is saved.",
  dropDraft: "Drop what I typed",
  nameFault: "Company name is required",
  logoFault: "Enter a full web address, such as https://example.com/logo.png",
  titlesFault: "Please fill in all round titles",
  namesFault: "Please fill in all company names",
  countFault: (most: number) => `A whole number from 1 to ${most}, or nothing`,
  came: "An earlier try of this form, with other content, has been saved already. Look at the list: you may only need to change it there.",
  saveAnew: "Save this as one more company",
  changed: (name: string) => `Somebody has changed ${name} since you opened it.`,
  saveOver: "Save mine over it",
  takeTheirs: "Start again from theirs",

  bulkText: "Several companies with their rounds: all of them are added, or none.",
  way: "How",
  byForm: "Fill in a form",
  byTable: "Paste a table",
  companyNumber: (number: number) => `Company ${number}`,
  removeCompany: (name: string) => `Remove ${name}`,
  anotherCompany: "Add another company",
  insert: (count: number) => (count === 0 ? "Insert companies" : `Insert ${companies(count)}`),
  bulkCame:
    "An earlier try, with other content, has been saved already. Look at the list before you send this as well.",
  sendAnew: "Send this as well",

  sample: "How the table looks",
  sampleText:
    "One row for each round, the names of the columns in the first row. Rows of one company go together. Only company and round title must be there.",
  copySample: "Copy the sample",
  copied: "Copied.",
  notCopied: "It could not be copied. Select the text instead.",
  table: "Table",
  tableHint: "Paste from a spreadsheet, or text with commas. Nothing is sent before you have seen it.",
  file: "Or open a CSV file",
  fileFailed: "This file could not be read.",
  tableFailed:
    "The table could not be read. It needs a network the first time; then change the text a little.",
  unclosed: (row: number) => `A quotation mark is opened in row ${row} and never closed.`,
  absent: (names: string[]) => `The first row must name the columns. This is missing: ${names.join(", ")}.`,
  ignored: (names: string[]) => `Left out, since nobody knows these columns: ${names.join(", ")}.`,
  replaced: (rows: number[], min: number, max: number) =>
    `No duration from ${min} to ${max} minutes, so it becomes 30, in ${many(rows.length, "row", "rows")}: ${rows.slice(0, 20).join(", ")}.`,
  preview: "What was read",
  found: (count: number, rounds: number) => `${companies(count)} with ${many(rounds, "round", "rounds")}`,
  row: "Row",
  columns,
  whys,
  problem: (row: number, column: string, why: string) => `Row ${row}, ${column}: ${why}`,
  moreProblems: (count: number) => `And ${count} more.`,
  moreRows: (count: number) => `And ${many(count, "row", "rows")} more.`,
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
