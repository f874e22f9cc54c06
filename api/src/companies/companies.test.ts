import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Company, QUICK_INTERVIEW } from "#models/entities/company.ts";
import { Difficulty, RoundType } from "#models/entities/round.ts";
import { engines, type TestApi, testApi, testDatabase } from "../testing/testApi.ts";
import { list } from "./actions.ts";
import { firstCompanies } from "./firstCompanies.ts";
import { seedCompanies } from "./seed.ts";

const draft = {
  name: "  Paper Boat ",
  industry: "Drinks",
  rounds: [
    { title: "Sales" },
    { title: "HR", type: "hr", difficulty: "easy", duration: 10, questionCount: 3 },
  ],
};

function companyOf(body: Record<string, unknown>): Company {
  return body["company"] as Company;
}

describe.each(engines)("companies on %s", (engine) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await testApi(engine);
    token = (await api.signUpAdmin()).token;
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.deps.database.inTransaction(async (trx) => {
      await trx.deleteFrom("rounds").execute();
      await trx.deleteFrom("companies").execute();
    });
  });

  const create = (body: unknown) => api.call("POST", "/companies", { token, body });
  const listed = async () => (await api.call("GET", "/companies")).body["companies"] as Company[];

  it("adds a company with its rounds, trimmed and with the defaults of the form", async () => {
    const { status, body } = await create(draft);
    expect(status).toBe(201);
    const company = companyOf(body);
    expect(company).toMatchObject({ name: "Paper Boat", logoUrl: "", description: "", industry: "Drinks" });
    expect(company.rounds[0]).toEqual({
      roundId: expect.any(String),
      title: "Sales",
      type: "technical",
      difficulty: "medium",
      duration: 30,
      description: "",
      questionCount: null,
    });
    expect(await listed()).toEqual([company]);
  });

  it("lists Quick Interview first and the others by name, whatever their case", async () => {
    for (const name of ["zebra", "Apple", QUICK_INTERVIEW, "mango", "Banana"]) await create({ name });
    expect((await listed()).map((company) => company.name)).toEqual([
      QUICK_INTERVIEW,
      "Apple",
      "Banana",
      "mango",
      "zebra",
    ]);
  });

  it("gives the list page by page, also behind a company that was removed meanwhile", async () => {
    for (const name of ["C", "A", QUICK_INTERVIEW, "B"]) await create({ name, rounds: [{ title: name }] });
    const all = await listed();
    const page = async (query: string) => {
      const { status, body } = await api.call("GET", `/companies?${query}`);
      expect(status).toBe(200);
      return body["companies"];
    };
    expect(await page("limit=2")).toEqual(all.slice(0, 2));
    await api.call("DELETE", `/companies/${all[1]?.companyId}`, { token });
    expect(await page(`limit=1&after=${all[1]?.companyId}`)).toEqual(all.slice(2, 3));
    expect(await page(`after=${all[3]?.companyId}`)).toEqual([]);
    expect((await api.call("GET", "/companies?after=nowhere")).status).toBe(404);
    expect((await api.call("GET", "/companies?limit=201")).status).toBe(400);
  });

  it("keeps the reply of a repeat with the company, so that a crash before the answer makes no second one", async () => {
    const key = `once-${engine}`;
    const send = () => api.call("POST", "/companies", { token, body: { name: "Once" }, key });
    const first = await send();
    const { db } = api.deps.database;
    const kept = await db
      .selectFrom("idempotency")
      .selectAll()
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(kept.body ?? "")).toEqual(first.body);
    expect((await send()).headers.get("Idempotency-Replayed")).toBe("true");
    expect(await listed()).toHaveLength(1);
  });

  it("leaves the rounds alone when a change has no list of them", async () => {
    const company = companyOf((await create(draft)).body);
    const { body } = await api.call("PUT", `/companies/${company.companyId}`, {
      token,
      body: { name: "Raft" },
    });
    expect(companyOf(body)).toMatchObject({ name: "Raft", rounds: company.rounds });
    expect(await listed()).toEqual([companyOf(body)]);
    expect(company.rounds).toHaveLength(2);
  });

  it("keeps known rounds, adds new ones, removes the ones left out, in the order sent", async () => {
    const company = companyOf((await create(draft)).body);
    const [sales, hr] = company.rounds;
    const { status, body } = await api.call("PUT", `/companies/${company.companyId}`, {
      token,
      body: {
        name: "Boat",
        rounds: [
          { title: "Panel", type: "mixed" },
          { ...hr, title: "Talk" },
        ],
      },
    });
    expect(status).toBe(200);
    const changed = companyOf(body);
    expect(changed.rounds.map((round) => round.title)).toEqual(["Panel", "Talk"]);
    expect(changed.rounds[1]?.roundId).toBe(hr?.roundId);
    expect(await listed()).toEqual([changed]);
    const gone = await api.deps.database.db
      .selectFrom("rounds")
      .selectAll()
      .where("round_id", "=", sales?.roundId ?? "")
      .executeTakeFirstOrThrow();
    expect([gone.title, gone.removed_at]).toEqual(["Sales", api.clock.now()]);
  });

  it("never changes another company's round", async () => {
    const one = companyOf((await create(draft)).body);
    const two = companyOf((await create({ ...draft, name: "Other" })).body);
    const { body } = await api.call("PUT", `/companies/${two.companyId}`, {
      token,
      body: { name: "Other", rounds: [{ ...one.rounds[0], title: "Stolen" }] },
    });
    expect(companyOf(body).rounds[0]?.roundId).not.toBe(one.rounds[0]?.roundId);
    expect((await listed()).find(({ companyId }) => companyId === one.companyId)).toEqual(one);
  });

  it("refuses the same round twice in one company and changes nothing", async () => {
    const company = companyOf((await create(draft)).body);
    const round = company.rounds[0];
    const { status, body } = await api.call("PUT", `/companies/${company.companyId}`, {
      token,
      body: { name: "Twice", rounds: [round, round] },
    });
    expect([status, body["message"]]).toEqual([400, '"rounds 2 roundId" is missing or not valid.']);
    expect(await listed()).toEqual([company]);
  });

  it("takes a company and its rounds off the list, once", async () => {
    const { companyId } = companyOf((await create(draft)).body);
    expect((await api.call("DELETE", `/companies/${companyId}`, { token })).body).toEqual({ ok: true });
    expect(await listed()).toEqual([]);
    const again = await api.call("DELETE", `/companies/${companyId}`, { token });
    expect([again.status, again.body["code"]]).toEqual([404, "company_not_found"]);
    const change = await api.call("PUT", `/companies/${companyId}`, { token, body: draft });
    expect([change.status, change.body["code"]]).toEqual([404, "company_not_found"]);
  });

  it("adds several companies at once", async () => {
    const companies = ["B", "A"].map((name) => ({ name, rounds: [{ title: `Round of ${name}` }] }));
    const { status, body } = await api.call("POST", "/admin/companies/bulk", { token, body: { companies } });
    expect(status).toBe(201);
    expect((body["companies"] as Company[]).map((company) => company.name)).toEqual(["B", "A"]);
    expect((await listed()).map((company) => company.name)).toEqual(["A", "B"]);
  });

  it("adds ten thousand rounds in one request, past what one statement can carry", async () => {
    const rounds = Array.from({ length: 50 }, () => ({ title: "R" }));
    const companies = Array.from({ length: 200 }, (_, place) => ({ name: `C${place}`, rounds }));
    const { status } = await api.call("POST", "/admin/companies/bulk", { token, body: { companies } });
    expect(status).toBe(201);
    expect((await listed()).reduce((sum, company) => sum + company.rounds.length, 0)).toBe(10_000);
  });

  const round = { title: "R" };
  it.each([
    ["a blank name", "POST", "/companies", { name: "  " }, "Company name is required"],
    ["no name", "POST", "/companies", {}, "Company name is required"],
    ["a blank name in a change", "PUT", "/companies/x", { name: "" }, "Company name is required"],
    [
      "a blank round title",
      "POST",
      "/companies",
      { name: "A", rounds: [round, { title: " " }] },
      "Please fill in all round titles",
    ],
    [
      "a blank name among several",
      "POST",
      "/admin/companies/bulk",
      {
        companies: [
          { name: "A", rounds: [round] },
          { name: " ", rounds: [round] },
        ],
      },
      "Please fill in all company names",
    ],
    [
      "a blank title among several",
      "POST",
      "/admin/companies/bulk",
      { companies: [{ name: "A", rounds: [{ title: "" }] }] },
      "Please fill in all round titles",
    ],
    [
      "a company without rounds among several",
      "POST",
      "/admin/companies/bulk",
      { companies: [{ name: "A", rounds: [] }] },
      '"companies 1 rounds" is missing or not valid.',
    ],
    [
      "a logo that is no address",
      "POST",
      "/companies",
      { name: "A", logoUrl: "javascript:alert(1)" },
      '"logoUrl" is missing or not valid.',
    ],
    [
      "a round of four minutes",
      "POST",
      "/companies",
      { name: "A", rounds: [{ title: "R", duration: 4 }] },
      '"rounds 1 duration" is missing or not valid.',
    ],
  ])("refuses %s", async (_, method, path, body, sentence) => {
    const reply = await api.call(method, path, { token, body });
    expect([reply.status, reply.body["message"], reply.body["error"]]).toEqual([400, sentence, sentence]);
    expect(await listed()).toEqual([]);
  });

  it("lets only admins write", async () => {
    const person = await api.signUp();
    const reply = await api.call("POST", "/companies", { token: person.token, body: draft });
    expect([reply.status, reply.body["code"]]).toEqual([403, "not_admin"]);
    expect((await api.call("POST", "/companies", { body: draft })).status).toBe(401);
  });

  it("adds a company once when the request is sent again", async () => {
    const send = () => api.call("POST", "/companies", { token, body: draft, key: "add-1" });
    const first = await send();
    const second = await send();
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("Idempotency-Replayed")).toBe("true");
    expect(await listed()).toHaveLength(1);
  });
});

describe.each(engines)("the first companies on %s", (engine) => {
  const clock = { now: () => 1 };
  const ids = { make: () => "", secret: () => "" };

  it("fill an empty list once, also when two processes start together", async () => {
    const database = await testDatabase(engine);
    await Promise.all([seedCompanies({ database, clock }), seedCompanies({ database, clock })]);
    const companies = await list({ database, clock, ids });
    expect(companies).toHaveLength(firstCompanies.length);
    expect(
      companies[0]?.rounds.map(({ type, difficulty, duration }) => [type, difficulty, duration]),
    ).toEqual([
      ["hr", "easy", 10],
      ["technical", "medium", 30],
      ["behavioral", "medium", 20],
      ["mixed", "hard", 45],
    ]);
    await database.close();
  });

  it("do not come back after an admin has removed them", async () => {
    const database = await testDatabase(engine);
    await seedCompanies({ database, clock });
    await database.inTransaction(async (trx) => {
      await trx.updateTable("rounds").set({ removed_at: 2 }).execute();
      await trx.updateTable("companies").set({ removed_at: 2 }).execute();
    });
    await seedCompanies({ database, clock });
    expect(await list({ database, clock, ids })).toEqual([]);
    await database.close();
  });
});

describe("the first companies", () => {
  const rounds = firstCompanies.flatMap((company) => company.rounds);

  it("begin with Quick Interview and nine more of different fields", () => {
    expect(firstCompanies[0]?.name).toBe(QUICK_INTERVIEW);
    expect(new Set(firstCompanies.map((company) => company.industry)).size).toBeGreaterThanOrEqual(10);
  });

  it("offer every type and difficulty", () => {
    expect(new Set(rounds.map((round) => round.type))).toEqual(new Set(RoundType.options));
    expect(new Set(rounds.map((round) => round.difficulty))).toEqual(new Set(Difficulty.options));
  });

  it("say of themselves that they are invented", () => {
    for (const company of firstCompanies.slice(1))
      expect(company.description).toMatch(/^Invented for practice: /);
  });
});
