import type Router from "@koa/router";
import { refuse } from "#models/contract/problems.ts";
import * as z from "zod/mini";
import { readRaw } from "../http/body.ts";
import { WEATHERS } from "../outside/payments/sandbox/shopApi.ts";
import { OUTCOMES } from "../outside/payments/sandbox/till.ts";
import { checkoutScript } from "../outside/payments/sandbox/checkoutScript.ts";
import { type Sandbox, SANDBOX_SCRIPT } from "../outside/payments/sandbox/sandbox.ts";

const Payment = z.object({ outcome: z._default(z.enum(OUTCOMES), "captured") });
const Refund = z.object({ amount: z.optional(z.int().check(z.positive())) });
const Day = z.object({ weather: z.enum(WEATHERS) });

type Context = Parameters<Parameters<Router["post"]>[1]>[0];

async function bodyOf<T extends z.ZodMiniType>(ctx: Context, shape: T): Promise<z.output<T>> {
  const text = (await readRaw(ctx)).toString("utf8");
  try {
    return shape.parse(text === "" ? {} : JSON.parse(text));
  } catch (error) {
    throw refuse("bad_request", { cause: error });
  }
}

/** What a checkout hands out, or what takes its place. */
async function pay(ctx: Context, sandbox: Sandbox, orderId: string) {
  const { outcome } = await bodyOf(ctx, Payment);
  const paid = await sandbox.pay(orderId, outcome);
  if (!paid) throw refuse("order_not_found");
  switch (paid.reply) {
    case "receipt":
      ctx.body = paid.receipt;
      return;
    case "failed":
      ctx.status = 402;
      ctx.body = {
        error: {
          code: "BAD_REQUEST_ERROR",
          description: "Payment was unsuccessful.",
          metadata: { payment_id: paid.paymentId, order_id: orderId },
        },
      };
      return;
    case "page":
      ctx.status = 502;
      ctx.type = "html";
      ctx.body = "<html><body><h1>502 Bad Gateway</h1></body></html>";
      return;
    case "none":
      ctx.respond = false;
      if (outcome === "lost") ctx.req.socket.destroy();
  }
}

/** The sandbox's till: what the bank's page is for a real payment. Never there in production. */
export function sandboxRoutes(router: Router, sandbox: Sandbox) {
  router.get(SANDBOX_SCRIPT, (ctx) => {
    ctx.type = "text/javascript";
    ctx.set("Cache-Control", "no-store");
    ctx.body = checkoutScript;
  });
  router.post("/sandbox/orders/:orderId/pay", (ctx) => pay(ctx, sandbox, String(ctx.params["orderId"])));
  router.post("/sandbox/payments/:paymentId/refund", async (ctx) => {
    const { amount } = await bodyOf(ctx, Refund);
    const refunded = await sandbox.refund(String(ctx.params["paymentId"]), amount);
    if (!refunded) throw refuse("order_not_found");
    ctx.body = refunded;
  });
  router.put("/sandbox/weather", async (ctx) => {
    sandbox.setWeather((await bodyOf(ctx, Day)).weather);
    ctx.body = { ok: true };
  });
}
