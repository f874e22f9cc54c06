import { refuse } from "#models/contract/problems.ts";
import type { Registry } from "prom-client";
import { dayStart, monthStart } from "../admin/periods.ts";
import type { Deps } from "../deps.ts";
import type { Meter, Spent } from "../outside/llm/port.ts";
import { modelFigures } from "./figures.ts";
import type { ModelInterviewer } from "./port.ts";
import * as table from "./table.ts";

const DAY_MS = 86_400_000;
const HALF_DAY_MS = DAY_MS / 2;
const MILLION = 1_000_000;

/** YYYY-MM-DD of a day in Asia/Kolkata that began at `start`; noon there is the same day everywhere near. */
const dayName = (start: number) => new Date(start + HALF_DAY_MS).toISOString().slice(0, 10);

type House = Pick<Deps, "database" | "clock" | "log" | "model">;

/** What the tokens of a call cost, in millionths of the currency: a price is for a million tokens. */
export const costOf = (
  { input, output }: Pick<Spent, "input" | "output">,
  { priceIn, priceOut }: Pick<ModelInterviewer["settings"], "priceIn" | "priceOut">,
): number => Math.round(input * priceIn + output * priceOut);

type Sum = { tokens: number; cost: number };

const isOver = (used: Sum, limit: Sum) =>
  (limit.tokens > 0 && used.tokens >= limit.tokens) || (limit.cost > 0 && used.cost >= limit.cost * MILLION);

const sumOf = (row: { tokens_in: number; tokens_out: number; cost: number } | undefined): Sum => ({
  tokens: (row?.tokens_in ?? 0) + (row?.tokens_out ?? 0),
  cost: row?.cost ?? 0,
});

/** Whether everyone together has used up the limit of today. */
async function isDayOver({ database, clock }: House, { settings: { limits } }: ModelInterviewer) {
  const used = sumOf(await table.useOfDay(database.db, dayName(dayStart(clock.now()))));
  return isOver(used, { tokens: limits.tokens, cost: limits.cost });
}

/**
 * Throws `interviewer_limit` where this person, or everyone together, has used up the limit of today. It is looked at before a
 * piece of work, not within it: works that run at the same time may go over it by what they use.
 */
export async function refuseOverLimit(house: House, model: ModelInterviewer, userId: string): Promise<void> {
  const { limits } = model.settings;
  const now = house.clock.now();
  const own = sumOf(await table.useOfPerson(house.database.db, userId, dayName(dayStart(now))));
  const over = isOver(own, { tokens: limits.personTokens, cost: limits.personCost });
  if (!over && !(await isDayOver(house, model))) return;
  throw refuse("interviewer_limit", { retryAfter: (dayStart(now) + DAY_MS - now) / 1_000 });
}

const figures = new WeakMap<Registry, ReturnType<typeof modelFigures>>();

/** The figures of a registry, made with the first call. */
function figuresOf(registry: Registry) {
  const known = figures.get(registry) ?? modelFigures(registry);
  figures.set(registry, known);
  return known;
}

/** A meter for one person's work; `settled` when all that it was told is stored. */
export function meterFor(
  { database, clock, log, metrics }: House & Pick<Deps, "metrics">,
  { settings }: ModelInterviewer,
  userId: string,
): { note: Meter; settled(): Promise<void> } {
  const writes: Promise<void>[] = [];
  const count = figuresOf(metrics.registry);

  async function store({ input, output }: Spent, cost: number) {
    const day = dayName(dayStart(clock.now()));
    const used = { day, calls: 1, tokens_in: input, tokens_out: output, cost };
    try {
      await database.inTransaction(async (trx) => {
        await table.addToPerson(trx, { ...used, user_id: userId });
        await table.addToDay(trx, used);
      });
    } catch (err) {
      // The work itself must not fail for its bill; the counters of /metrics have it all the same.
      log.error({ err, input, output, cost }, "what the language model has used could not be stored");
    }
  }

  return {
    note(spent) {
      const cost = costOf(spent, settings);
      count(spent, cost / MILLION);
      if (spent.outcome !== "ok")
        log.warn(
          { purpose: spent.purpose, outcome: spent.outcome, ms: Math.round(spent.ms) },
          "a call of the language model",
        );
      writes.push(store(spent, cost));
    },
    settled: async () => void (await Promise.all(writes)),
  };
}

/** What the model has used today and this month, for the admin's overview; undefined where there is none. */
export async function modelUse(house: House) {
  const { model, clock, database } = house;
  if (!model) return undefined;
  const now = clock.now();
  return {
    name: model.name,
    today: await table.useSince(database.db, dayName(dayStart(now))),
    month: await table.useSince(database.db, dayName(monthStart(now))),
    spent: await isDayOver(house, model),
  };
}

/** What single persons have used is kept for so long; nobody looks at it after its day but in a dispute. */
const USE_KEPT_DAYS = 90;

/** Removes what nobody needs any more. */
export async function forgetOldUse({ database, clock }: Pick<Deps, "database" | "clock">): Promise<void> {
  const before = dayName(dayStart(clock.now() - USE_KEPT_DAYS * DAY_MS));
  await database.inTransaction((trx) => table.forgetUse(trx, before));
}
