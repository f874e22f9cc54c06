import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "../../env.ts";
import { type PaymentProvider, ProviderFailure } from "./port.ts";
import { razorpayProvider } from "./razorpay.ts";
import { openSandbox, type Sandbox } from "./sandbox/sandbox.ts";

/** Who takes the money, and the sandbox where it is one. */
export type Payments = { provider: PaymentProvider; sandbox: Sandbox | null; close(): Promise<void> };

const refuses = () => Promise.reject(new ProviderFailure("refused", "Payments are off."));

/** Nothing can be bought. */
export const noPayments: PaymentProvider = {
  keyId: "",
  checkoutScript: "",
  createOrder: refuses,
  payment: refuses,
  paymentsOf: refuses,
  refundedSince: async () => [],
  isSigned: () => false,
  isSent: () => false,
};

/** @param webhookAddress where the sandbox reports its payments; null while nobody listens */
export async function openPayments(env: Env, webhookAddress: () => string | null): Promise<Payments> {
  if (env.payments === "sandbox") {
    mkdirSync(env.dataDir, { recursive: true });
    const sandbox = await openSandbox({ file: join(env.dataDir, "sandbox.sqlite"), webhookAddress });
    return { provider: sandbox.provider, sandbox, close: sandbox.close };
  }
  const { apiUrl, ...keys } = env.razorpay;
  const provider =
    env.payments === "off" ? noPayments : razorpayProvider({ ...keys, apiUrl: apiUrl || undefined });
  return { provider, sandbox: null, close: async () => {} };
}
