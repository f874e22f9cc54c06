import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allEndpoints } from "#models/contract/all.ts";
import type { AuditEntry } from "#models/entities/desk.ts";
import { engines, type TestApi, testApi, type TestReply } from "../testing/testApi.ts";

/** A deed that succeeds, and one that is refused. */
type Deed = { path: string; body?: unknown; refused: { path: string; body?: unknown } };

/** Every call by which an admin changes something. */
const deeds = allEndpoints.filter(
  ({ endpoint }) => endpoint.guard === "admin" && endpoint.method !== "GET" && !endpoint.later,
);

const rounds = [{ title: "Talk" }];
const pack = { credits: 100, priceInPaise: 9_900 };

describe.each(engines)("the log of what admins do on %s", (engine) => {
  let api: TestApi;
  let admin: { token: string; userId: string };
  beforeAll(async () => {
    api = await testApi(engine);
    admin = await api.signUpAdmin();
  });
  afterAll(() => api.close());

  const call = (method: string, path: string, body?: unknown, key?: string): Promise<TestReply> =>
    api.call(method, path, {
      token: admin.token,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { key }),
    });
  const lines = () => api.deps.database.db.selectFrom("audit_log").selectAll().execute();

  async function newCompany(): Promise<string> {
    const { body } = await call("POST", "/companies", { name: "Paper Boat", rounds });
    return Object(body["company"]).companyId;
  }

  async function newPack(): Promise<string> {
    const { body } = await call("POST", "/admin/pricing", pack);
    return Object(body["pricing"]).pricingId;
  }

  async function dueRedemption(): Promise<string> {
    const { userId } = await api.signUp();
    const redemption_id = api.deps.ids.make();
    await api.deps.database.inTransaction(async (trx) => {
      await trx
        .insertInto("redemptions")
        .values({
          redemption_id,
          user_id: userId,
          upi_id: "somebody@upi",
          amount_in_paise: 700,
          state: "due",
          month: "2026-10",
          reason: null,
          created_at: 1,
          due_at: 2,
          ended_at: null,
        })
        .execute();
    });
    return redemption_id;
  }

  /** How each of them succeeds, and how it is refused. */
  const ways: Record<string, () => Promise<Deed>> = {
    "POST /companies": async () => ({
      path: "/companies",
      body: { name: "Paper Boat" },
      refused: { path: "/companies", body: { name: " " } },
    }),
    "PUT /companies/{companyId}": async () => ({
      path: `/companies/${await newCompany()}`,
      body: { name: "Raft", rounds },
      refused: { path: "/companies/none", body: { name: "Raft" } },
    }),
    "DELETE /companies/{companyId}": async () => ({
      path: `/companies/${await newCompany()}`,
      refused: { path: "/companies/none" },
    }),
    "POST /admin/companies/bulk": async () => ({
      path: "/admin/companies/bulk",
      body: {
        companies: [
          { name: "A", rounds },
          { name: "B", rounds },
        ],
      },
      refused: { path: "/admin/companies/bulk", body: { companies: [{ name: "A", rounds: [] }] } },
    }),
    "POST /admin/pricing": async () => ({
      path: "/admin/pricing",
      body: pack,
      refused: { path: "/admin/pricing", body: { ...pack, credits: 1 } },
    }),
    "PUT /admin/pricing/{pricingId}": async () => ({
      path: `/admin/pricing/${await newPack()}`,
      body: { ...pack, active: false },
      refused: { path: "/admin/pricing/none", body: pack },
    }),
    "POST /admin/users/{userId}/credits": async () => {
      const path = `/admin/users/${(await api.signUp()).userId}/credits`;
      return {
        path,
        body: { credits: 5, reason: "Thanks" },
        refused: { path, body: { credits: -9_000, reason: "Too many" } },
      };
    },
    "PUT /admin/users/{userId}/role": async () => ({
      path: `/admin/users/${(await api.signUp()).userId}/role`,
      body: { role: "admin" },
      refused: { path: "/admin/users/nobody/role", body: { role: "admin" } },
    }),
    "POST /admin/redemptions/{redemptionId}/settle": async () => ({
      path: `/admin/redemptions/${await dueRedemption()}/settle`,
      refused: { path: "/admin/redemptions/none/settle" },
    }),
    "POST /admin/redemptions/{redemptionId}/return": async () => ({
      path: `/admin/redemptions/${await dueRedemption()}/return`,
      body: { reason: "No such UPI id" },
      refused: { path: "/admin/redemptions/none/return", body: { reason: "x" } },
    }),
  };

  it.each(deeds.map(({ endpoint }) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint })))(
    "has one line of $call: none when it is refused or repeated",
    async ({ call: name, endpoint }) => {
      const way = ways[name];
      if (!way) throw new Error(`This test does not know how ${name} succeeds.`);
      const deed = await way();
      const before = await lines();
      const refused = await call(endpoint.method, deed.refused.path, deed.refused.body);
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(await lines()).toHaveLength(before.length);
      const done = await call(endpoint.method, deed.path, deed.body, `audit ${name}`.replaceAll(" ", "-"));
      expect(done.status, JSON.stringify(done.body)).toBe(endpoint.status ?? 200);
      const after = await lines();
      expect(after).toHaveLength(before.length + 1);
      const known = new Set(before.map(({ entry_id }) => entry_id));
      const line = after.find(({ entry_id }) => !known.has(entry_id));
      expect([line?.admin_id, line?.at]).toEqual([admin.userId, api.clock.now()]);
      expect(line?.subject).not.toBe("");
      if (!endpoint.repeatable) return;
      await call(endpoint.method, deed.path, deed.body, `audit ${name}`.replaceAll(" ", "-"));
      expect(await lines()).toHaveLength(after.length);
    },
  );

  it("says what a change of a company was, rounds by their titles", async () => {
    const companyId = await newCompany();
    await call("PUT", `/companies/${companyId}`, {
      name: "Raft",
      industry: "Rivers",
      rounds: [{ title: "Panel" }],
    });
    const { body } = await call("GET", "/admin/audit");
    const [newest] = body["entries"] as AuditEntry[];
    const found = (body["entries"] as AuditEntry[]).find(
      ({ action, subject }) => action === "company.update" && subject === companyId,
    );
    expect(newest).toBeDefined();
    expect(found?.detail).toEqual({
      name: "Raft",
      changes: { name: ["Paper Boat", "Raft"], industry: ["", "Rivers"], rounds: [["Talk"], ["Panel"]] },
    });
  });

  it("is read page by page, each entry once, newest first", async () => {
    for (let count = 0; count < 60; count++) {
      api.clock.pass(count % 2);
      await call("POST", "/admin/pricing", pack);
    }
    const all = (await lines()).length;
    const seen: AuditEntry[] = [];
    let after: string | null = null;
    do {
      const { body }: TestReply = await call("GET", `/admin/audit${after === null ? "" : `?after=${after}`}`);
      seen.push(...(body["entries"] as AuditEntry[]));
      after = body["next"] as string | null;
    } while (after !== null);
    expect(new Set(seen.map(({ entryId }) => entryId)).size).toBe(all);
    const times = seen.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect((await call("GET", "/admin/audit?after=none")).status).toBe(404);
  });

  it("keeps the deeds of an admin whose account is gone, without the name", async () => {
    const other = await api.signUpAdmin();
    await api.call("POST", "/admin/pricing", { token: other.token, body: pack });
    expect((await api.call("DELETE", "/auth/account", { token: other.token })).status).toBe(200);
    const { body } = await call("GET", "/admin/audit");
    const nameless = (body["entries"] as AuditEntry[]).filter(({ admin: name }) => name === null);
    expect(nameless.map(({ action }) => action)).toEqual(["pricing.create"]);
  });
});
