import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreditEntry } from "#models/entities/credit.ts";
import { creditHistory } from "#models/contract/credits.ts";
import { buys, refund } from "../rewards/testing/buying.ts";
import { type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines } from "../testing/testApi.ts";
import { adjust } from "./actions.ts";

describe.each(engines)("The history of credits on %s", (engine) => {
  let api: RoundApi;
  beforeAll(async () => {
    api = await roundApi(engine);
  });
  afterAll(() => api.close());

  const history = async (token: string, query = "") => {
    const { status, body } = await api.call("GET", `/credits/history${query}`, { token });
    expect(status).toBe(200);
    return creditHistory.reply.parse(body);
  };

  /** Somebody with an entry of each kind. */
  async function busyPerson() {
    const { token, userId } = await api.signUp();
    api.clock.pass(1_000);
    await api.generate(token);
    api.clock.pass(1_000);
    const payment = await buys(api, userId);
    api.clock.pass(1_000);
    await refund(api, payment, 4_990);
    api.clock.pass(1_000);
    await api.deps.database.inTransaction((trx) =>
      adjust(api.deps, trx, userId, { amount: 25, idem: `adjust:${userId}`, ref: "For the fault of Monday" }),
    );
    return { token, userId };
  }

  it("says of every entry what it was for, newest first, with the balance after it", async () => {
    const { token } = await busyPerson();
    const { entries, next } = await history(token);
    const kinds = entries.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter]);
    expect(kinds).toEqual([
      ["adjust", 25, 525],
      ["clawback", -50, 500],
      ["purchase", 500, 550],
      ["spend", -50, 50],
      ["grant", 100, 100],
    ]);
    const [adjusted, , bought, spent] = entries;
    expect([adjusted?.reason, bought?.priceInPaise]).toEqual(["For the fault of Monday", 49_900]);
    expect([typeof spent?.roundTitle, typeof spent?.companyName]).toEqual(["string", "string"]);
    expect(next).toBeNull();
  });

  it("names a round also when it was taken off the list", async () => {
    const { token } = await busyPerson();
    const before = (await history(token)).entries.find(({ kind }) => kind === "spend");
    await api.deps.database.inTransaction((trx) =>
      trx
        .updateTable("rounds")
        .set({ removed_at: 1 })
        .where("round_id", "=", api.rounds[0] ?? "")
        .execute(),
    );
    expect((await history(token)).entries.find(({ kind }) => kind === "spend")).toEqual(before);
    await api.deps.database.inTransaction((trx) =>
      trx.updateTable("rounds").set({ removed_at: null }).execute(),
    );
  });

  it("comes in pages and misses none, also of the same moment", async () => {
    const { token, userId } = await busyPerson();
    for (let time = 0; time < 4; time++) {
      await api.deps.database.inTransaction((trx) =>
        adjust(api.deps, trx, userId, { amount: 1, idem: `${time}:${userId}`, ref: "one more" }),
      );
    }
    const seen: CreditEntry[] = [];
    for (let next: string | null = ""; next !== null;) {
      const page = await history(token, `?limit=2${next ? `&after=${next}` : ""}`);
      seen.push(...page.entries);
      next = page.next;
    }
    expect(new Set(seen.map(({ entryId }) => entryId)).size).toBe(9);
    expect(seen).toHaveLength(9);
    const other = await api.signUp();
    const wrong = await api.call("GET", `/credits/history?after=${seen[0]?.entryId ?? ""}`, {
      token: other.token,
    });
    expect(wrong.status).toBe(400);
  });

  it("is one's own alone", async () => {
    const [mine, other] = [await busyPerson(), await api.signUp()];
    const ids = (await history(mine.token)).entries.map(({ entryId }) => entryId);
    const theirs = (await history(other.token)).entries;
    expect(theirs).toHaveLength(1);
    expect(ids).not.toContain(theirs[0]?.entryId);
  });
});
