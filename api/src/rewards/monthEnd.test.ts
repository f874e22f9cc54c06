import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Problem } from "#models/contract/problem.ts";
import type { User } from "#models/entities/user.ts";
import { endedMonth } from "#models/rules/payoutMonth.ts";
import { referralInPaise } from "#models/rules/referral.ts";
import { createUser } from "../accounts/newUser.ts";
import { showUser } from "../accounts/show.ts";
import { userById } from "../accounts/table.ts";
import type { RedemptionRow, RewardEntryRow } from "../db/schema.ts";
import { engines, type TestApi, testApi } from "../testing/testApi.ts";
import * as desk from "./desk.ts";
import { setReferrer } from "./linking.ts";
import { settleMonth } from "./monthEnd.ts";
import * as redeem from "./redeem.ts";
import { buys, dispute, type Paid, refund } from "./testing/buying.ts";
import { dyingAt } from "./testing/dyingAt.ts";

/** Stories that are told on each engine; more with REWARD_RUNS. */
const RUNS = Number(process.env["REWARD_RUNS"] ?? 40);
const DAY_MS = 86_400_000;
const PEOPLE = 4;
const by = { adminId: "admin", remember: async () => undefined };
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What one person does, or what happens to them; `n` chooses among several. */
const step = fc.record({
  what: fc.constantFrom(
    ...["link", "link", "buy", "buy", "buy", "refund", "part", "dispute"],
    ...["redeem", "redeem", "change", "withdraw", "month", "month", "settle", "return", "late"],
  ),
  who: fc.nat(PEOPLE - 1),
  n: fc.nat(1_000),
});
type Step = { what: string; who: number; n: number };

type Payment = {
  by: number;
  paid: Paid;
  gone: number;
  refunded: number;
  disputed: number;
  inviter: string | null;
};

describe.each(engines)("The end of a month on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(engine);
  });
  afterAll(() => api.close());

  /** Somebody without a password: nobody signs in here. */
  async function someone(): Promise<User> {
    const user_id = randomUUID();
    const email = `${user_id}@example.com`;
    const row = await api.deps.database.inTransaction(async (trx) => {
      await createUser(api.deps, trx, {
        user_id,
        name: "Candidate",
        email,
        password_hash: null,
        google_sub: null,
      });
      return userById(trx, user_id);
    });
    if (!row) throw new Error("There is nobody.");
    return showUser(row);
  }

  /** A refusal is one of the ways in which a deed can end; anything else is not. */
  const tried = (work: Promise<unknown>) => work.catch((why: unknown) => expect(why).toBeInstanceOf(Problem));

  /** To the moment at which this month ends. */
  function toNextMonth() {
    const now = api.clock.now();
    api.clock.pass(endedMonth(endedMonth(now).end + 32 * DAY_MS).end - now);
  }

  /** Nothing that an earlier test has left waits any more. */
  async function settleAll() {
    toNextMonth();
    await settleMonth(api.deps);
    // A request of somebody whose balance is not above 0 stays.
    await api.deps.database.inTransaction((trx) =>
      trx.deleteFrom("redemptions").where("state", "=", "requested").execute(),
    );
  }

  async function rowsOf(people: readonly Pick<User, "userId">[]) {
    const ids = people.map(({ userId }) => userId);
    const { db } = api.deps.database;
    const entries = await db.selectFrom("reward_entries").selectAll().where("user_id", "in", ids).execute();
    const requests = await db.selectFrom("redemptions").selectAll().where("user_id", "in", ids).execute();
    const users = await db.selectFrom("users").selectAll().where("user_id", "in", ids).execute();
    return { entries, requests, users };
  }

  function checkCircles(users: readonly { user_id: string; referred_by: string | null }[]) {
    const inviter = new Map(users.map((row) => [row.user_id, row.referred_by]));
    for (const { user_id } of users) {
      let [at, steps] = [inviter.get(user_id), 0];
      for (; at; at = inviter.get(at)) expect(++steps).toBeLessThan(PEOPLE);
    }
  }

  function checkRequests(mine: readonly RewardEntryRow[], requests: readonly RedemptionRow[]) {
    const inside = ({ redemption_id }: RedemptionRow) =>
      sum(mine.filter((row) => row.redemption_id === redemption_id).map((row) => row.amount_in_paise));
    for (const row of requests) {
      const paid = row.state === "due" || row.state === "settled";
      expect(inside(row)).toBe(paid ? row.amount_in_paise : 0);
      if (paid) expect(row.amount_in_paise).toBeGreaterThan(0);
    }
    expect(requests.filter(({ state }) => state === "requested" || state === "due").length).toBeLessThan(2);
    const months = requests
      .filter(({ state, month }) => month && state !== "returned")
      .map(({ month }) => month);
    expect(new Set(months).size).toBe(months.length);
    return sum(
      requests
        .filter(({ state }) => state === "due" || state === "settled")
        .map((row) => row.amount_in_paise),
    );
  }

  /**
   * What must hold at every moment, from the rows alone and against what was paid.
   * @param shown whose balance is asked for
   */
  async function check(people: readonly User[], payments: readonly Payment[], shown: User | undefined) {
    const { entries, requests, users } = await rowsOf(people);
    checkCircles(users);
    for (const { userId } of people) {
      const mine = entries.filter(({ user_id }) => user_id === userId);
      const brought = payments.filter(({ inviter }) => inviter === userId);
      const all = sum(mine.map(({ amount_in_paise }) => amount_in_paise));
      expect(all).toBe(sum(brought.map(({ paid, gone }) => referralInPaise(paid.amount - gone))));
      const paidOut = checkRequests(
        mine,
        requests.filter(({ user_id }) => user_id === userId),
      );
      expect(paidOut).toBeLessThanOrEqual(sum(brought.map(({ paid }) => referralInPaise(paid.amount))));
      expect(sum(mine.filter((row) => row.redemption_id === null).map((row) => row.amount_in_paise))).toBe(
        all - paidOut,
      );
      if (userId === shown?.userId) {
        const { rewardBalance } = await redeem.rewardsOf(api.deps, userId, {});
        expect(Math.round(rewardBalance * 100)).toBe(all - paidOut);
      }
    }
  }

  async function goesBack(payment: Payment | undefined, { what, n }: Step) {
    if (!payment) return;
    const { amount } = payment.paid;
    if (what === "dispute") payment.disputed = amount;
    else payment.refunded = Math.max(payment.refunded, what === "refund" ? amount : n % amount);
    payment.gone = Math.min(amount, payment.refunded + payment.disputed);
    const paid = { ...payment.paid, amount_refunded: payment.refunded };
    if (what === "dispute") await dispute(api, paid, amount);
    else await refund(api, payment.paid, payment.refunded);
  }

  async function openRequest(person: User) {
    const { requests } = await rowsOf([person]);
    return requests.find(({ state }) => state === "requested" || state === "due")?.redemption_id ?? "none";
  }

  async function take(people: readonly User[], payments: Payment[], at: Step) {
    const [person, other] = [people[at.who], people[at.n % PEOPLE]];
    if (!person || !other) return;
    const { userId } = person;
    switch (at.what) {
      case "link":
        return tried(setReferrer(api.deps, person, other.email));
      case "buy": {
        const { users } = await rowsOf([person]);
        const paid = await buys(api, userId, 100 + at.n);
        const inviter = users[0]?.referred_by ?? null;
        return void payments.push({ by: at.who, paid, gone: 0, refunded: 0, disputed: 0, inviter });
      }
      case "redeem":
        return tried(redeem.redeem(api.deps, userId, "one@okbank", by.remember));
      case "change":
        return tried(redeem.changeUpi(api.deps, userId, "two@okbank"));
      case "withdraw":
        return tried(redeem.withdraw(api.deps, userId));
      case "settle":
        return tried(desk.settle(api.deps, await openRequest(person), by));
      case "return":
        return tried(desk.giveBack(api.deps, await openRequest(person), "The bank said no.", by));
      case "month": {
        toNextMonth();
        // Two servers, and somebody who wants their money back in the same moment.
        const back = { what: "refund", who: at.who, n: at.n };
        return Promise.all([
          settleMonth(api.deps),
          settleMonth(api.deps),
          at.n % 3 === 0 ? goesBack(payments[at.n % Math.max(1, payments.length)], back) : undefined,
        ]);
      }
      case "late":
        return settleMonth(api.deps);
      default:
        return goesBack(payments[at.n % Math.max(1, payments.length)], at);
    }
  }

  it(
    "[RW1] [RW3] [RW4] [RW5] [RW6] [RW7] [RW8] [RW9] keeps its sums in every order of events",
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
          const people = await Promise.all(Array.from({ length: PEOPLE }, someone));
          const payments: Payment[] = [];
          for (const at of steps) {
            api.clock.pass(1_000);
            await take(people, payments, at);
            await check(people, payments, people[at.who]);
          }
        }),
        { numRuns: RUNS },
      );
    },
  );

  /** An inviter whose request waits for the month to end, with so many entries. */
  async function waiting(entries: number): Promise<User> {
    const [inviter, friend] = [await someone(), await someone()];
    await setReferrer(api.deps, friend, inviter.email);
    for (let time = 0; time < entries; time++) await buys(api, friend.userId, 200);
    await redeem.redeem(api.deps, inviter.userId, "one@okbank", by.remember);
    return inviter;
  }

  it("[RW8] by three processes at once makes each request due once, with each entry once", async () => {
    await settleAll();
    const people = await Promise.all(Array.from({ length: 12 }, (_, at) => waiting(1 + (at % 3))));
    toNextMonth();
    const due = await Promise.all([1, 2, 3].map(() => settleMonth(api.deps)));
    expect(sum(due)).toBe(12);
    const { entries, requests } = await rowsOf(people);
    expect(entries.every(({ redemption_id }) => redemption_id !== null)).toBe(true);
    expect(requests.map(({ state }) => state)).toEqual(Array(12).fill("due"));
    expect(sum(requests.map((row) => row.amount_in_paise))).toBe(
      sum(entries.map((row) => row.amount_in_paise)),
    );
    expect(await settleMonth(api.deps)).toBe(0);
  });

  it("[RW8] is done to its end by whoever comes after a process that died at any write of it", async () => {
    for (let write = 0; write < 4; write++) {
      await settleAll();
      const people = [await waiting(2), await waiting(1)];
      toNextMonth();
      await settleMonth({ ...api.deps, database: dyingAt(write, api.deps) }).catch((why: unknown) =>
        expect(why).toBeInstanceOf(AggregateError),
      );
      await settleMonth(api.deps);
      const { entries, requests } = await rowsOf(people);
      expect(requests.map((row) => row.amount_in_paise).sort()).toEqual([100, 200]);
      expect(entries.every(({ redemption_id }) => redemption_id !== null)).toBe(true);
    }
  });

  it("[RW8] finds more requests than are looked up at once", async () => {
    await settleAll();
    const { requests, entries } = await rowsOf([await waiting(1)]);
    const [request, entry] = [requests[0], entries[0]];
    if (!request || !entry) throw new Error("There is no request.");
    const others = await Promise.all(Array.from({ length: 120 }, someone));
    await api.deps.database.inTransaction(async (trx) => {
      for (const { userId: user_id } of others) {
        const id = randomUUID();
        await trx
          .insertInto("redemptions")
          .values({ ...request, redemption_id: id, user_id })
          .execute();
        await trx
          .insertInto("reward_entries")
          .values({ ...entry, entry_id: id, idem: id, user_id })
          .execute();
      }
    });
    toNextMonth();
    expect(await settleMonth(api.deps)).toBe(121);
  });

  it("[RW8] goes on after a request that cannot be summed up, and tells of it", async () => {
    await settleAll();
    const [one, two] = [await waiting(1), await waiting(1)];
    toNextMonth();
    const { database } = api.deps;
    let failed = false;
    const house = {
      ...api.deps,
      database: {
        ...database,
        inTransaction: ((work) => {
          if (failed) return database.inTransaction(work);
          failed = true;
          return Promise.reject(new Error("The disk is full."));
        }) as typeof database.inTransaction,
      },
    };
    await expect(settleMonth(house)).rejects.toThrow("Not every request");
    const states = async () => (await rowsOf([one, two])).requests.map(({ state }) => state).sort();
    expect(await states()).toEqual(["due", "requested"]);
    expect(await settleMonth(api.deps)).toBe(1);
    expect(await states()).toEqual(["due", "due"]);
  });
});
