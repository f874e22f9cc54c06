import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod/mini";
import type { Book } from "./book.ts";
import { makeId } from "./objects.ts";

/** How the look-alike of the API behaves: as it should, or as it does on a bad day [api bug 11]. */
export const WEATHERS = ["fair", "hang", "html", "error"] as const;
export type Weather = (typeof WEATHERS)[number];

const OrderBody = z.object({
  amount: z.int().check(z.gte(100)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  receipt: z.nullish(z.string().check(z.maxLength(40))),
});
const RefundBody = z.object({ amount: z.optional(z.int()) });

type Reply = { status: number; body: unknown };

const refusal = (description: string, status = 400): Reply => ({
  status,
  body: {
    error: {
      code: "BAD_REQUEST_ERROR",
      description,
      source: "business",
      step: "payment_initiation",
      reason: "input_validation_failed",
      metadata: {},
    },
  },
});
const unknown = refusal("The id provided does not exist");
const ok = (body: unknown): Reply => ({ status: 200, body });
const list = (items: unknown[]) => ok({ entity: "collection", count: items.length, items });

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString("utf8");
  return text === "" ? {} : JSON.parse(text);
}

/** Whether the caller has the shop's key and secret. */
function isShop(request: IncomingMessage, keyId: string, keySecret: string): boolean {
  const right = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`);
  const given = Buffer.from(request.headers.authorization ?? "");
  return right.length === given.length && timingSafeEqual(right, given);
}

async function createOrder(book: Book, request: IncomingMessage): Promise<Reply> {
  const draft = OrderBody.safeParse(await bodyOf(request));
  if (!draft.success) return refusal("Order amount less than minimum amount allowed");
  const { amount, currency, receipt } = draft.data;
  return ok(await book.makeOrder(amount, currency, receipt ?? null));
}

async function refund(
  book: Book,
  id: string,
  request: IncomingMessage,
  onRefunded: OnRefunded,
): Promise<Reply> {
  const { amount } = RefundBody.parse(await bodyOf(request));
  const payment = await book.refund(id, amount);
  if (!payment) return refusal("The refund amount provided is greater than amount captured");
  onRefunded(payment.id);
  return ok({
    id: makeId("rfnd"),
    entity: "refund",
    payment_id: id,
    amount: amount ?? payment.amount,
    status: "processed",
  });
}

/** A page of refunds: `from` in seconds, `count` and `skip` as everywhere in the API. */
async function listRefunds(book: Book, query: URLSearchParams): Promise<Reply> {
  const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);
  const skip = number("skip", 0);
  return list((await book.refunds(number("from", 0))).slice(skip, skip + number("count", 10)));
}

export type OnRefunded = (paymentId: string) => void;

async function answer(
  book: Book,
  request: IncomingMessage,
  { pathname, searchParams: query }: URL,
  onRefunded: OnRefunded,
): Promise<Reply> {
  const [, version, kind, id = "", part] = pathname.split("/");
  if (version !== "v1") return unknown;
  const call = `${request.method ?? ""} ${kind ?? ""}${id ? "/id" : ""}${part ? `/${part}` : ""}`;
  switch (call) {
    case "POST orders":
      return createOrder(book, request);
    case "GET orders/id": {
      const order = await book.order(id);
      return order ? ok(order) : unknown;
    }
    case "GET orders/id/payments":
      return (await book.order(id)) ? list(await book.paymentsOf(id)) : unknown;
    case "GET payments/id": {
      const payment = await book.payment(id);
      return payment ? ok(payment) : unknown;
    }
    case "GET refunds":
      return listRefunds(book, query);
    case "POST payments/id/refund":
      return refund(book, id, request, onRefunded);
    default:
      return {
        status: 404,
        body: { error: { code: "BAD_REQUEST_ERROR", description: "The requested URL was not found" } },
      };
  }
}

function send(response: ServerResponse, { status, body }: Reply) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

const PROXY_PAGE = "<html><body><h1>502 Bad Gateway</h1></body></html>";

export type ShopApi = {
  book: Book;
  keyId: string;
  keySecret: string;
  weather(): Weather;
  onRefunded: OnRefunded;
};

/** The calls of Razorpay's API that a shop like this one needs. */
export async function shopApi(
  shop: ShopApi,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { book, keyId, keySecret, weather, onRefunded } = shop;
  const now = weather();
  if (now === "hang") return;
  if (now === "html") return void response.writeHead(502, { "Content-Type": "text/html" }).end(PROXY_PAGE);
  if (now === "error")
    return send(response, {
      status: 500,
      body: { error: { code: "SERVER_ERROR", description: "Try again" } },
    });
  if (!isShop(request, keyId, keySecret)) return send(response, refusal("Authentication failed", 401));
  const address = new URL(request.url ?? "/", "http://localhost");
  send(response, await answer(book, request, address, onRefunded));
}
