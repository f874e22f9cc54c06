import type { Deps } from "../deps.ts";
import { ProviderFailure } from "../outside/payments/port.ts";
import { lookAt } from "./actions.ts";
import { applyPayment } from "./apply.ts";
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

/** A webhook is repeated for a day; a server may have been away for a week. */
const REFUNDS_MS = 8 * 24 * 60 * MINUTE_MS;

/**
 * Asks the provider for the refunds of the last days: one whose webhook was lost for good takes its credits and rewards back
 * all the same (rule PY3). Returns of how many payments it asked; stops where the provider does not answer, the next turn
 * asks again.
 */
export async function reconcileRefunds(house: House): Promise<number> {
  let looked = 0;
  try {
    for (const paymentId of await house.payments.refundedSince(house.clock.now() - REFUNDS_MS)) {
      const payment = await house.payments.payment(paymentId);
      if (payment) await applyPayment(house, { payment });
      looked++;
    }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    house.log.warn({ err: error, looked }, "refunds wait for the payment provider");
  }
  return looked;
}
