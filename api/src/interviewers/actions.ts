import type { WhenAway } from "#models/contract/interviewer.ts";
import type { Deps } from "../deps.ts";
import * as table from "./table.ts";

type House = Pick<Deps, "database" | "clock" | "model">;

/** What a person wants where the language model does not answer: what they have said, else what the settings say. */
export async function whenAwayOf({ database, model }: House, userId: string): Promise<WhenAway> {
  const chosen = await table.choiceOf(database.db, userId);
  return chosen?.when_away ?? model?.settings.whenAway ?? "ask";
}

/** The choice as the person sees it. */
export const choice = async (house: House, userId: string) => ({
  whenAway: await whenAwayOf(house, userId),
  model: house.model !== null,
});

/** Remembers what a person wants. */
export async function choose(house: House, userId: string, whenAway: WhenAway) {
  const row = { user_id: userId, when_away: whenAway, at: house.clock.now() };
  await house.database.inTransaction((trx) => table.keepChoice(trx, row));
  return choice(house, userId);
}
