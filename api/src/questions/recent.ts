import type { Kysely } from "kysely";
import type { Tables } from "../db/schema.ts";
import { showQuestion } from "./show.ts";
import { recentQuestions } from "./table.ts";

/** So many are held against a new set, as many as of the bank's entries (`askedEntries`): some hundred rounds (rule LM3). */
const MOST = 1_000;

/** The texts of the questions that a person was asked last, oldest first; the newest thousand. */
export async function recentTexts(db: Kysely<Tables>, userId: string): Promise<string[]> {
  return (await recentQuestions(db, userId, MOST)).map((row) => showQuestion(row).question).reverse();
}
