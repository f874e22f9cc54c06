import type { Deps } from "../deps.ts";
import { ProviderFailure } from "../outside/payments/port.ts";
import { lookAt } from "./actions.ts";
import * as table from "./table.ts";

type House = Pick<Deps, "clock" | "ids" | "database" | "log" | "payments">;

const MINUTE_MS = 60_000;
/** The page and the webhook come first. */
const AFTER_MS = 15 * MINUTE_MS;
/** A bank may answer after three days (late authorisation); then nothing comes any more. */
const UNTIL_MS = 4 * 24 * 60 * MINUTE_MS;
/** Orders of one turn. */
const AT_MOST = 100;

/**
 * Asks the provider for every order that is still open: a payment whose page and webhook were both lost is booked all the
 * same. Returns how many it looked at; stops at the first that the provider does not answer, the next turn goes on there.
 */
export async function reconcile(house: House): Promise<number> {
  const now = house.clock.now();
  const orders = await table.openOrders(house.database.db, now - UNTIL_MS, now - AFTER_MS, AT_MOST);
  let looked = 0;
  for (const order of orders) {
    try {
      if (await lookAt(house, order)) looked++;
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      house.log.warn({ err: error, looked, of: orders.length }, "reconciling waits for the payment provider");
      if (error.kind === "away") return looked;
    }
  }
  return looked;
}
