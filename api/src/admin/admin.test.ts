import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AdminUser, AuditEntry } from "#models/entities/desk.ts";
import type { Pricing } from "#models/entities/pricing.ts";
import { engines, type TestApi, testApi } from "../testing/testApi.ts";

type Person = { token: string; userId: string };

describe.each(engines)("the admin's desk on %s", (engine) => {
  let api: TestApi;
  let admin: Person;
  beforeAll(async () => {
    api = await testApi(engine);
    admin = await api.signUpAdmin();
  });
  afterAll(() => api.close());

  const token = () => admin.token;
  const get = (path: string) => api.call("GET", path, { token: token() });
  const people = async (search: string) =>
    (await get(`/admin/users?search=${encodeURIComponent(search)}`)).body["users"] as AdminUser[];
  const entries = async () => (await get("/admin/audit")).body["entries"] as AuditEntry[];
  const newest = async () => (await entries())[0];
  const balanceOf = async ({ token }: Person) =>
    Object((await api.call("GET", "/auth/profile", { token })).body["user"]).credits;
  /** Each deed has a moment of its own, so that the log has one order. */
  const deed = (method: string, path: string, body: unknown, by = token(), key?: string) => {
    api.clock.pass(1);
    return api.call(method, path, { token: by, body, ...(key === undefined ? {} : { key }) });
  };
  const give = (userId: string, body: unknown, key?: string) =>
    deed("POST", `/admin/users/${userId}/credits`, body, token(), key);
  const giveRole = (userId: string, role: string, by = token()) =>
    deed("PUT", `/admin/users/${userId}/role`, { role }, by);

  describe("packs", () => {
    const list = async () => (await get("/admin/pricing")).body["pricing"] as Pricing[];
    const onSale = async () => (await api.call("GET", "/pricing/active")).body["pricing"] as Pricing[];

    it("are listed whether on sale or not, added, changed, and the log says what was", async () => {
      const [first] = await list();
      expect(first).toMatchObject({ credits: 500, priceInPaise: 49_900, active: true });
      const body = { credits: 100, priceInPaise: 12_345, active: false };
      const added = await deed("POST", "/admin/pricing", body);
      expect(added.status).toBe(201);
      const pack = added.body["pricing"] as Pricing;
      expect(await list()).toEqual([first, pack]);
      expect(await onSale()).toEqual([first]);
      const change = { credits: 100, priceInPaise: 9_900, active: true };
      const changed = await deed("PUT", `/admin/pricing/${pack.pricingId}`, change);
      expect(changed.body["pricing"]).toEqual({ pricingId: pack.pricingId, ...change });
      expect(await onSale()).toEqual([first, { pricingId: pack.pricingId, ...change }]);
      expect(await newest()).toMatchObject({
        admin: "Candidate",
        action: "pricing.update",
        subject: pack.pricingId,
        detail: { changes: { priceInPaise: [12_345, 9_900], active: [false, true] } },
      });
    });

    it("[PY4] keep the price of an order that was made before", async () => {
      const person = await api.signUp();
      const [pack] = await onSale();
      const { body } = await api.call("POST", "/payments/orders", {
        token: person.token,
        body: { pricingId: pack?.pricingId },
      });
      const order = Object(body["order"]);
      await api.call("PUT", `/admin/pricing/${pack?.pricingId}`, {
        token: token(),
        body: { ...pack, priceInPaise: 99_900 },
      });
      const again = await api.call("GET", `/payments/orders/${order.orderId}`, { token: person.token });
      expect(Object(again.body["order"]).amountInPaise).toBe(order.amountInPaise);
    });

    it("that are not there cannot be changed", async () => {
      const body = { credits: 50, priceInPaise: 100 };
      const { status, body: said } = await api.call("PUT", "/admin/pricing/none", { token: token(), body });
      expect([status, said["code"]]).toEqual([404, "pack_not_found"]);
    });
  });

  describe("people", () => {
    it("are found by a part of name or address, whatever its case, and wildcards stand for themselves", async () => {
      await api.signUp("ravi_k@example.org");
      await api.signUp("ravixk@example.org");
      expect((await people("RAVI_K")).map(({ email }) => email)).toEqual(["ravi_k@example.org"]);
      expect(await people("%")).toEqual([]);
      expect(await people("\\")).toEqual([]);
      expect((await people("@EXAMPLE.ORG")).length).toBe(2);
      expect((await people("candidate")).length).toBeGreaterThan(2);
    });

    it("are shown with what they have done, and with nothing that is secret", async () => {
      const person = await api.signUp("figures@example.org");
      const [row] = await people("figures@");
      expect(row).toEqual({
        userId: person.userId,
        name: "Candidate",
        email: "figures@example.org",
        role: "user",
        credits: 100,
        creditsBought: 0,
        attempts: 0,
        reports: 0,
        joinedAt: new Date(api.clock.now()).toISOString(),
        lastSeenAt: new Date(api.clock.now()).toISOString(),
      });
    });

    it("come page by page, newest first, each once", async () => {
      for (let count = 0; count < 55; count++) {
        api.clock.pass(count % 3);
        await api.signUp(`many${count}@pages.example`);
      }
      const seen: AdminUser[] = [];
      let after: string | null = null;
      do {
        const query: string = after === null ? "" : `&after=${after}`;
        const { body } = await get(`/admin/users?search=pages.example${query}`);
        const page = body["users"] as AdminUser[];
        expect(page.length).toBeLessThanOrEqual(50);
        seen.push(...page);
        after = body["next"] as string | null;
      } while (after !== null);
      expect(seen).toHaveLength(55);
      expect(new Set(seen.map(({ userId }) => userId)).size).toBe(55);
      const joined = seen.map(({ joinedAt }) => joinedAt);
      expect(joined).toEqual([...joined].sort().reverse());
      expect((await get("/admin/users?after=nobody")).status).toBe(404);
    });
  });

  describe("credits by hand", () => {
    it("are added and taken through the ledger, with their reason in the log", async () => {
      const person = await api.signUp();
      const { status, body } = await give(person.userId, { credits: 250, reason: "A broken round" });
      expect([status, (body["user"] as AdminUser).credits]).toEqual([200, 350]);
      await give(person.userId, { credits: -50, reason: "Too many" });
      expect(await balanceOf(person)).toBe(300);
      expect(await newest()).toMatchObject({
        action: "credits.adjust",
        subject: person.userId,
        person: "Candidate",
        detail: { credits: -50, reason: "Too many" },
      });
      const booked = await api.deps.database.db
        .selectFrom("credit_entries")
        .select(["amount", "kind", "ref", "balance_after"])
        .where("user_id", "=", person.userId)
        .where("kind", "=", "adjust")
        .orderBy("balance_after", "desc")
        .execute();
      expect(booked).toEqual([
        { amount: 250, kind: "adjust", ref: "A broken round", balance_after: 350 },
        { amount: -50, kind: "adjust", ref: "Too many", balance_after: 300 },
      ]);
    });

    it("are never taken below what is free, and the refusal names the balance", async () => {
      const person = await api.signUp();
      const { status, body } = await give(person.userId, { credits: -101, reason: "x" });
      expect([status, body["message"]]).toEqual([
        409,
        "This person has 100 credits free, so 101 cannot be taken.",
      ]);
      expect(await balanceOf(person)).toBe(100);
      const before = await entries();
      expect((await give("nobody", { credits: 5, reason: "x" })).body["code"]).toBe("person_not_found");
      expect((await give(person.userId, { credits: 0, reason: "x" })).status).toBe(400);
      expect((await give(person.userId, { credits: 5, reason: " " })).status).toBe(400);
      expect(await entries()).toEqual(before);
    });

    it("are booked once when the request is sent again, also at the same moment", async () => {
      const person = await api.signUp();
      const body = { credits: 10, reason: "Once" };
      const sent = await Promise.all(
        Array.from({ length: 8 }, () => give(person.userId, body, `give-${engine}`)),
      );
      expect(sent.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect((await give(person.userId, body, `give-${engine}`)).headers.get("Idempotency-Replayed")).toBe(
        "true",
      );
      expect(await balanceOf(person)).toBe(110);
      const lines = (await entries()).filter(({ subject }) => subject === person.userId);
      expect(lines).toHaveLength(1);
    });

    it("taken by many at once never fall below zero", async () => {
      const person = await api.signUp();
      const sent = await Promise.all(
        Array.from({ length: 12 }, () => give(person.userId, { credits: -30, reason: "Race" })),
      );
      expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(await balanceOf(person)).toBe(10);
    });
  });

  describe("roles", () => {
    it("count from the next request, while the session goes on", async () => {
      const person = await api.signUp();
      const asPerson = () => api.call("GET", "/admin/pricing", { token: person.token });
      expect((await asPerson()).status).toBe(403);
      expect(Object((await giveRole(person.userId, "admin")).body["user"]).role).toBe("admin");
      expect((await asPerson()).status).toBe(200);
      expect(await newest()).toMatchObject({
        action: "role.set",
        subject: person.userId,
        detail: { changes: { role: ["user", "admin"] } },
      });
      const before = (await entries()).length;
      expect((await giveRole(person.userId, "admin")).status).toBe(200);
      expect((await entries()).length).toBe(before);
      expect((await giveRole(person.userId, "user")).status).toBe(200);
      expect((await asPerson()).status).toBe(403);
      expect((await giveRole("nobody", "admin")).body["code"]).toBe("person_not_found");
    });

    it("leave the last admin one, and their account with them", async () => {
      const refused = await giveRole(admin.userId, "user");
      expect([refused.status, refused.body["message"]]).toEqual([
        409,
        "This is the last admin. Make somebody else an admin first.",
      ]);
      const gone = await api.call("DELETE", "/auth/account", { token: token() });
      expect([gone.status, gone.body["code"]]).toEqual([409, "last_admin"]);
      expect((await get("/admin/pricing")).status).toBe(200);
    });

    it("leave one admin when two take each other's at the same moment", async () => {
      for (let round = 0; round < 5; round++) {
        const other = await api.signUpAdmin();
        const both = await Promise.all([
          giveRole(other.userId, "user", admin.token),
          giveRole(admin.userId, "user", other.token),
        ]);
        const { db } = api.deps.database;
        const left = await db.selectFrom("users").select("user_id").where("role", "=", "admin").execute();
        expect(left).toHaveLength(1);
        expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
        if (left[0]?.user_id !== admin.userId) admin = other;
      }
    });

    it("leave one admin when two delete their accounts at the same moment", async () => {
      const other = await api.signUpAdmin();
      const both = await Promise.all(
        [admin, other].map(({ token }) => api.call("DELETE", "/auth/account", { token })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      if (both[0]?.status === 200) admin = other;
    });
  });
});
