import { activePricing, createOrder } from "#models/contract/payments.ts";
import { Problem } from "#models/contract/problem.ts";
import type { Pricing } from "#models/entities/pricing.ts";
import type { Checkout, Ports, Purchases, PurchaseState } from "../ports.ts";
import { confirm, type Confirmed } from "./confirm.ts";
import { readRemembered, remember, type Remembered } from "./remembered.ts";

type World = Pick<Ports, "api" | "auth" | "clock" | "ids" | "network"> & { checkout: Checkout };

/** Pauses between tries, in milliseconds: a bank answers in seconds, or not soon. The last one is kept. */
const PAUSES = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 60_000];

/** Who has closed the checkout is told so long that a payment is looked for; milliseconds. */
const LOOKING_MS = 60_000;

const IDLE: PurchaseState = { phase: "idle", say: null };

function makeState() {
  const listeners = new Set<() => void>();
  let state = IDLE;
  return {
    now: () => state,
    set(phase: PurchaseState["phase"], say: string | null = null) {
      state = { phase, say };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a person is told of a purchase; null where there is nothing to tell. */
function newsOf(confirmed: Confirmed): PurchaseState | null {
  if (confirmed.kind === "added") return { phase: "added", say: null };
  return confirmed.kind === "ended" && confirmed.why ? { phase: "failed", say: confirmed.why.message } : null;
}

const sayOf = (why: unknown) => (why instanceof Problem ? why.message : null);

/**
 * Buying credits in this browser. An order is remembered before its checkout opens, a payment before anything else is done
 * with it; both are asked for until they are settled, also after the page was closed in between.
 */
export function makePurchases(world: World): Purchases {
  const { api, auth, clock, ids, network, checkout } = world;
  const state = makeState();
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | null = null;
  /** The last order whose credits came while a checkout was open. */
  let addedMeanwhile: string | null = null;

  const mine = () => readRemembered().filter(({ userId }) => userId === auth.tokenOwner());

  /** Says what has become of a purchase. Nothing is said over an open checkout: credits of its order are noted for its end. */
  function tell(orderId: string, confirmed: Confirmed) {
    const news = newsOf(confirmed);
    if (!["opening", "checkout"].includes(state.now().phase)) return news && state.set(news.phase, news.say);
    if (news?.phase === "added") addedMeanwhile = orderId;
  }

  /** Asks once for all that is remembered. */
  async function askForAll() {
    for (const entry of mine()) tell(entry.orderId, await confirm(world, entry));
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (mine().length === 0) return;
    await (asking ??= askForAll().finally(() => (asking = null)));
    if (mine().length === 0) return;
    timer = setTimeout(() => void ask(), PAUSES[Math.min(tries++, PAUSES.length - 1)]);
  }

  function askNow() {
    tries = 0;
    return ask();
  }

  /** A checkout was closed: after a while nobody waits for its payment any more; it is still asked for. */
  function endLooking() {
    if (state.now().phase === "looking") state.set("idle");
  }

  async function open(userId: string, pack: Pricing): Promise<Remembered> {
    const sent = { body: { pricingId: pack.pricingId } };
    const made = await api.call(createOrder, sent, { key: ids.make(), as: userId });
    const { orderId, razorpayOrderId, amountInPaise, currency } = made.order;
    const entry = { userId, orderId, razorpayOrderId, paymentId: null, signature: null, at: clock.now() };
    remember(entry);
    await checkout.load(made.checkoutScript);
    state.set("checkout");
    // Whoever shows our own dialog has put it aside then.
    await new Promise((next) => setTimeout(next));
    const { name = "", email = "" } = auth.state().user ?? {};
    const end = await checkout.open({
      key: made.razorpayKeyId,
      orderId: razorpayOrderId,
      amount: amountInPaise,
      currency,
      person: { name, email },
    });
    if (end.kind === "closed") return entry;
    const paid = { ...entry, paymentId: end.paymentId, signature: end.signature };
    remember(paid);
    return paid;
  }

  network.subscribe(() => {
    if (network.online()) void askNow();
  });
  void askNow();

  return {
    state: state.now,
    subscribe: state.subscribe,
    async packs() {
      const { pricing } = await api.call(activePricing, {});
      return pricing;
    },
    async buy(pack) {
      const userId = auth.tokenOwner();
      if (userId === null || !["idle", "added", "failed", "looking"].includes(state.now().phase)) return;
      state.set("opening");
      try {
        const entry = await open(userId, pack);
        const closed = entry.orderId === addedMeanwhile ? "added" : "looking";
        state.set(entry.paymentId === null ? closed : "confirming");
        setTimeout(endLooking, LOOKING_MS);
        await askNow();
      } catch (why) {
        state.set("failed", sayOf(why));
      }
    },
    rest: () => void (["added", "failed", "looking"].includes(state.now().phase) && state.set("idle")),
  };
}
