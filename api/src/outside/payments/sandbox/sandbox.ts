import http from "node:http";
import type { AddressInfo } from "node:net";
import type { PaymentProvider } from "../port.ts";
import { razorpayProvider } from "../razorpay.ts";
import { openBook } from "./book.ts";
import type { SandboxPayment } from "./objects.ts";
import { makePostman } from "./postman.ts";
import { shopApi, type Weather } from "./shopApi.ts";
import { makeTill, type Outcome, type Paid } from "./till.ts";

export type SandboxSettings = {
  /** Its book: a file, or `:memory:`. */
  file: string;
  /** Where our own server takes webhooks; null while it does not listen. */
  webhookAddress(): string | null;
  repeatMs?: number;
  lateMs?: number;
  /** The longest that a call of the package may take. */
  patienceMs?: number;
};

/** A look-alike of Razorpay on this machine, and our way to it through the real package. */
export type Sandbox = {
  provider: PaymentProvider;
  /** Pays an order; undefined where there is none under this id. */
  pay(providerOrderId: string, outcome: Outcome): Promise<Paid | undefined>;
  /** Gives money back, and reports it. */
  refund(paymentId: string, amount?: number): Promise<SandboxPayment | undefined>;
  /** How the API behaves from now on. */
  setWeather(weather: Weather): void;
  close(): Promise<void>;
};

/** Known to everybody: it opens nothing but the sandbox. */
const KEYS = {
  keyId: "rzp_sandbox_taiyari",
  keySecret: "sandbox-secret",
  webhookSecret: "sandbox-webhook-secret",
};
/** Served by our own server, in the place of Razorpay's script. */
export const SANDBOX_SCRIPT = "/sandbox/checkout.js";

/** Opens the sandbox. The real package speaks with it over real HTTP. */
export async function openSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const { keyId, keySecret, webhookSecret } = KEYS;
  const book = await openBook(settings.file);
  const { webhookAddress: address, repeatMs = 1_000, lateMs = 5_000, patienceMs } = settings;
  const postman = makePostman({ address, secret: webhookSecret, repeatMs });
  const till = makeTill({ book, postman, keySecret, lateMs });
  let weather: Weather = "fair";
  const reportRefund = async (id: string) => {
    const payment = await book.payment(id);
    if (payment) await postman.send("refund.processed", payment);
  };
  const shop = {
    book,
    keyId,
    keySecret,
    weather: () => weather,
    onRefunded: (id: string) => void reportRefund(id),
  };
  const server = http.createServer((request, response) => {
    shopApi(shop, request, response).catch((why: unknown) => response.writeHead(500).end(String(why)));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  server.unref();
  const { port } = server.address() as AddressInfo;
  const apiUrl = `http://127.0.0.1:${port}`;
  return {
    provider: razorpayProvider({
      keyId,
      keySecret,
      webhookSecrets: [webhookSecret],
      apiUrl,
      checkoutScript: SANDBOX_SCRIPT,
      patienceMs,
    }),
    async pay(id, outcome) {
      const order = await book.order(id);
      return order && till.pay(order, outcome);
    },
    async refund(id, amount) {
      const refunded = await book.refund(id, amount);
      if (refunded) await postman.send("refund.processed", refunded);
      return refunded;
    },
    setWeather: (next) => void (weather = next),
    async close() {
      till.close();
      postman.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await book.close();
    },
  };
}
