import type { Kysely } from "kysely";
import { openBeside } from "../../../db/open.ts";
import * as objects from "./objects.ts";
import type { SandboxOrder, SandboxPayment, SandboxRefund } from "./objects.ts";

type SandboxObject = SandboxOrder | SandboxPayment | SandboxRefund;

type Tables = { objects: { id: string; order_id: string; body: string } };

async function openTables(file: string): Promise<Kysely<Tables>> {
  const db = openBeside<Tables>(file);
  const table = db.schema.createTable("objects").ifNotExists();
  await table
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("order_id", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .execute();
  return db;
}

/** Where objects are written down and found again. What is read was written by `keep` alone. */
function shelf(db: Kysely<Tables>) {
  const find = async <T>(id: string): Promise<T | undefined> => {
    const row = await db.selectFrom("objects").select("body").where("id", "=", id).executeTakeFirst();
    return row && (JSON.parse(row.body) as T);
  };
  return {
    order: (id: string) => find<SandboxOrder>(id),
    payment: (id: string) => find<SandboxPayment>(id),
    async paymentsOf(orderId: string): Promise<SandboxPayment[]> {
      const rows = await db.selectFrom("objects").select("body").where("order_id", "=", orderId).execute();
      const all = rows.map(({ body }) => JSON.parse(body) as SandboxObject);
      return all.filter((object) => object.entity === "payment");
    },
    /** Refunds since then, the newest first, as the API lists them. @param from in seconds */
    async refunds(from: number): Promise<SandboxRefund[]> {
      const rows = await db.selectFrom("objects").select("body").where("order_id", "=", "").execute();
      const all = rows.map(({ body }) => JSON.parse(body) as SandboxObject);
      return all
        .filter((object) => object.entity === "refund")
        .filter(({ created_at }) => created_at >= from)
        .sort((a, b) => b.created_at - a.created_at);
    },
    async keep(object: SandboxObject): Promise<void> {
      const order_id =
        object.entity === "payment" ? object.order_id : object.entity === "order" ? object.id : "";
      const row = { id: object.id, order_id, body: JSON.stringify(object) };
      const insert = db.insertInto("objects").values(row);
      await insert.onConflict((on) => on.column("id").doUpdateSet(row)).execute();
    },
  };
}

/**
 * Orders and payments of the sandbox, in a file that several processes of one server share; `:memory:` for one alone. Two
 * who pay one order at the same moment may both be right: what is built on it has to bear that anyhow.
 */
export async function openBook(file: string) {
  const db = await openTables(file);
  const { order, payment, paymentsOf, refunds, keep } = shelf(db);
  return {
    order,
    payment,
    paymentsOf,
    refunds,
    async makeOrder(amount: number, currency: string, receipt: string | null): Promise<SandboxOrder> {
      const made = objects.newOrder(amount, currency, receipt);
      await keep(made);
      return made;
    },
    /** A try to pay an order, in whatever state it is at first. */
    async makePayment(of: SandboxOrder, status: "authorized" | "failed"): Promise<SandboxPayment> {
      const made = objects.newPayment(of, status);
      await keep(made);
      await keep(objects.tried(of));
      return made;
    },
    /** The money arrives. */
    async capture(id: string): Promise<SandboxPayment | undefined> {
      const found = await payment(id);
      const of = found && (await order(found.order_id));
      if (!found || !of || found.captured) return found;
      const arrived = objects.captured(found, of);
      await keep(arrived);
      if (of.status !== "paid") await keep({ ...of, status: "paid", amount_paid: of.amount });
      return arrived;
    },
    /** Money goes back; undefined where there is not so much of it. */
    async refund(id: string, amount?: number): Promise<SandboxPayment | undefined> {
      const found = await payment(id);
      const after = found && objects.refunded(found, amount);
      if (!found || !after) return undefined;
      await keep(after);
      await keep(objects.newRefund(after, after.amount_refunded - found.amount_refunded));
      return after;
    },
    close: () => db.destroy(),
  };
}

export type Book = Awaited<ReturnType<typeof openBook>>;
