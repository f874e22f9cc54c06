import { refuse } from "#models/contract/problems.ts";
import type { Deps } from "../deps.ts";
import { ProviderEvent } from "../outside/payments/entities.ts";
import { applyPayment, type Report } from "./apply.ts";

type House = Pick<Deps, "clock" | "ids" | "database" | "log" | "payments">;

/** Events whose payment is of interest; money is told apart by its payment, never by the event [bug 14, 15]. */
const PAYMENTS = new Set([
  "payment.authorized",
  "payment.captured",
  "payment.failed",
  "order.paid",
  "refund.processed",
  "payment.dispute.lost",
]);

function reportOf({ event, payload }: ProviderEvent): Report | null {
  const payment = payload.payment?.entity;
  if (!payment || !PAYMENTS.has(event)) return null;
  const lost = event === "payment.dispute.lost" ? (payload.dispute?.entity.amount ?? payment.amount) : 0;
  return { payment, disputedInPaise: lost };
}

function parsed(raw: Buffer): ProviderEvent {
  try {
    return ProviderEvent.parse(JSON.parse(raw.toString("utf8")));
  } catch (error) {
    throw refuse("bad_request", { cause: error });
  }
}

/** An order that was just made is known in a moment; one that is unknown after that is another shop's of the same account. */
const KNOWN_WITHIN_MS = 15 * 60_000;

/**
 * Takes what the provider reports, signed over these very bytes [api bug 3]. Throws `bad_request` for what it did not sign,
 * and `unavailable` for an order that may become known yet: then it is sent again [api bug 12].
 */
export async function takeWebhook(house: House, raw: Buffer, signature: string): Promise<void> {
  if (!house.payments.isSent(raw, signature)) throw refuse("bad_request");
  const event = parsed(raw);
  const report = reportOf(event);
  if (!report?.payment.order_id) return;
  const applied = await applyPayment(house, report);
  const isNew = house.clock.now() - event.created_at * 1_000 < KNOWN_WITHIN_MS;
  if (applied === "unknown" && isNew) throw refuse("unavailable");
}
