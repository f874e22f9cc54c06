import type { Kysely } from "kysely";
import type { Tables } from "../db/schema.ts";
import { showQuestion } from "./show.ts";
import { recentQuestions } from "./table.ts";

/** Texts of questions that are held against a new set. */
const MOST = 100;

/** The texts of the questions that a person was asked last, oldest first. */
export async function recentTexts(db: Kysely<Tables>, userId: string): Promise<string[]> {
  return (await recentQuestions(db, userId, MOST)).map((row) => showQuestion(row).question).reverse();
}
