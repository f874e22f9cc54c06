import { expect } from "vitest";
import { coach } from "#models/coach/coach.ts";
import type { InterviewerPort } from "#models/coach/interviewer.ts";
import { insertSession, insertUser } from "../../api/src/accounts/table.ts";
import { openAccount } from "../../api/src/credits/actions.ts";
import { hashToken } from "../../api/src/http/signedIn.ts";
import { testApi, type TestApi } from "../../api/src/testing/testApi.ts";
import { generateCommand, preparedAttempt } from "../../app/src/features/dashboard/logic/offline.ts";
import type { Choice } from "../../app/src/features/interview/logic/types.ts";
import { afterRefusal } from "../../app/src/sync/logic/settle.ts";
import { settled } from "../../app/src/testing/fakeTime.ts";
import { resumePdf } from "../lib/resumePdf.ts";
import { asTab, newBrowser } from "./browser.ts";
import { readDisk, textsOf } from "./disk.ts";
import { makeGate, type Gate } from "./gate.ts";
import { fakeLocks } from "./locks.ts";
import { openTab, type Shared, type Tab } from "./tab.ts";

/** What all runs share: one server, its catalogue, the gate before it, and one other person. */
export type Server = {
  api: TestApi;
  gate: Gate;
  rounds: Choice[];
  stranger: { token: string; userId: string };
};

/** Asks three short questions; choosing them from the bank would take most of a run's time. */
const quickInterviewer: InterviewerPort = {
  ...coach,
  ask: async () =>
    [1, 2, 3].map((number) => ({
      ...{ question: `How did you build part ${number}?`, title: `Part ${number}`, type: "theoretical" },
      ...{ link: null, expectedAnswer: "With care.", points: [], avoid: [], resumeLine: null, entryId: null },
    })),
};

export async function startServer(): Promise<Server> {
  const api = await testApi("sqlite", { interviewer: quickInterviewer });
  const admin = await api.signUpAdmin();
  const round = { type: "technical", difficulty: "medium", duration: 30, description: "", questionCount: 3 };
  const rounds = [
    { ...round, title: "First round" },
    { ...round, title: "Second round" },
  ];
  const company = { name: "Orchard Systems", description: "", industry: "", logoUrl: "", rounds };
  const made = await api.call("POST", "/companies", { token: admin.token, body: company });
  expect(made.status, JSON.stringify(made.body)).toBeLessThan(300);
  const stranger = await api.signUp();
  const { companies } = (await api.call("GET", "/companies", { token: stranger.token })).body as {
    companies: { companyId: string; name: string; rounds: Choice["round"][] }[];
  };
  const own = companies.find(({ name }) => name === company.name);
  if (!own) throw new Error("The company was not made.");
  const { companyId, name: companyName } = own;
  const choices = own.rounds.map((round) => ({ companyId, companyName, round }));
  return { api, gate: makeGate(api.address), rounds: choices, stranger };
}

/** A new account with its first credits, signed in; made past the API, whose password hashing takes its time. */
export async function newPerson({ deps }: TestApi): Promise<{ token: string; userId: string }> {
  const [userId, token, now] = [deps.ids.make(), deps.ids.secret(), deps.clock.now()];
  await deps.database.inTransaction(async (trx) => {
    const names = {
      name: "Candidate",
      email: `${userId}@example.com`,
      password_hash: null,
      google_sub: null,
    };
    await insertUser(trx, {
      user_id: userId,
      ...names,
      role: "user",
      referred_by: null,
      referred_at: null,
      invite_code: null,
      created_at: now,
    });
    await openAccount(deps, trx, userId);
    await insertSession(trx, {
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      last_seen: now,
      agent: null,
    });
  });
  return { token, userId };
}

/** A text that goes on is the same text with more. */
const isIn = (texts: Set<unknown>, text: string) =>
  texts.has(text) || [...texts].some((other) => typeof other === "string" && other.startsWith(text));

const DAY_MS = 86_400_000;
const COST = 50;
const FIRST_CREDITS = 100;

const isDone = ({ ports }: Tab) => {
  const { counted, waiting, refused } = ports.sync.state();
  return counted && waiting + refused === 0;
};

/** One person with one browser, and all that was promised to them. */
export class World {
  readonly browser = newBrowser();
  readonly server: Server;
  readonly person: { token: string; userId: string };
  readonly shared: Shared;
  readonly tabs: Tab[] = [];
  /** Texts that were shown as saved, or that another device has saved. */
  readonly promised = new Set<string>();
  skewDays = 0;
  /** Rounds that this person has asked for: each may be charged once. */
  readonly started = new Set<string>();
  isFinished = false;

  constructor(server: Server, person: { token: string; userId: string }, random: () => number) {
    this.server = server;
    this.person = person;
    this.shared = {
      now: () => server.api.clock.now() + this.skewDays * DAY_MS,
      random,
      locks: fakeLocks(),
    };
    Object.assign(server.gate, { online: true, faults: [], seen: [] });
    this.signIn(person);
  }

  /** The tab in front. */
  get tab(): Tab {
    const tab = this.tabs.at(-1);
    if (!tab) throw new Error("No tab is open.");
    return tab;
  }

  get choice(): Choice {
    const [first] = this.server.rounds;
    if (!first) throw new Error("There is no round.");
    return first;
  }

  signIn({ token, userId }: { token: string; userId: string }) {
    const user = { userId, name: "Candidate", email: "candidate@example.com", credits: 100, role: "user" };
    this.browser.storage.setItem("token", token);
    this.browser.storage.setItem("taiyari-profile", JSON.stringify({ ...user, referredBy: null }));
    for (const tab of this.tabs) tab.tokenChanged();
  }

  openTab() {
    const tab = openTab(`tab ${this.tabs.length + 1}`, this.shared, this.person.userId, this.choice);
    this.tabs.push(tab);
    return tab;
  }

  /** Waits until nothing is on its way any more that is not held back. */
  async idle() {
    do {
      await settled(12);
      while (this.server.gate.going() > 0) await new Promise((resolve) => setTimeout(resolve, 1));
      await settled(12);
    } while (this.server.gate.going() > 0);
  }

  async keepResume() {
    const bytes = resumePdf().buffer;
    await asTab(this.tab.life, () =>
      this.tab.ports.store.resume.keep(this.person.userId, { name: "cv.pdf", bytes }),
    );
  }

  /** Asks for the questions of the second round as "Prepare for offline" does. */
  async prepareOffline() {
    const [, second] = this.server.rounds;
    if (!second || this.started.has("second")) return;
    this.started.add("second");
    const ids = { attemptId: crypto.randomUUID(), reportKey: crypto.randomUUID() };
    const { companyId, companyName, round } = second;
    const chosen = {
      selectedCompany: {
        companyId,
        name: companyName,
        logoUrl: "",
        description: "",
        industry: "",
        rounds: [],
      },
      selectedRound: round,
    };
    await asTab(this.tab.life, () =>
      this.tab.ports.store.attempts.keepWith(
        preparedAttempt(this.person.userId, chosen, ids),
        generateCommand,
      ),
    );
  }

  /** Another device of the same person changes the same answer, having seen what the server has. */
  async elsewhere(index: number, text: string) {
    const { api } = this.server;
    const { token } = this.person;
    const { roundId } = this.choice.round;
    const set = await api.call("GET", `/questions/round/${this.choice.companyId}/${roundId}`, { token });
    if (set.status !== 200) return;
    const { questions } = set.body as { questions: { questionId: string }[] };
    const questionId = questions[index]?.questionId;
    if (questionId === undefined) return;
    const now = await api.call("GET", `/answers/${questionId}`, { token });
    const { rev = 0, serverRev = 0 } = Object(now.body["answer"]);
    const editedAt = new Date(api.clock.now()).toISOString();
    const body = {
      questionId,
      answer: text,
      rev: rev + 1,
      baseServerRev: serverRev,
      editedAt,
      device: "Firefox",
    };
    const { status } = await api.call("POST", "/answers", { token, body });
    if (status === 200) this.promised.add(text);
  }

  private async serverTexts(): Promise<Set<unknown>> {
    const { db } = this.server.api.deps.database;
    const { userId } = this.person;
    const [answers, history, reports] = await Promise.all([
      db.selectFrom("answers").select("text").where("user_id", "=", userId).execute(),
      db
        .selectFrom("answer_history")
        .innerJoin("answers", "answers.question_id", "answer_history.question_id")
        .select("answer_history.text as text")
        .where("answers.user_id", "=", userId)
        .execute(),
      db.selectFrom("reports").select("body").where("user_id", "=", userId).execute(),
    ]);
    const said = reports.flatMap(({ body }) =>
      (JSON.parse(body) as { questions: { userAnswer: string }[] }).questions.map((one) => one.userAnswer),
    );
    return new Set<unknown>([...[...answers, ...history].map(({ text }) => text), ...said]);
  }

  /** Texts that were promised and are nowhere. */
  private async lost(): Promise<string[]> {
    const here = textsOf(await readDisk(this.browser));
    const missing = [...this.promised].filter((text) => !isIn(here, text));
    if (missing.length === 0) return [];
    const there = await this.serverTexts();
    return missing.filter((text) => !isIn(there, text));
  }

  private async credits(): Promise<number> {
    const { db } = this.server.api.deps.database;
    const account = await db
      .selectFrom("credit_accounts")
      .select("available")
      .where("user_id", "=", this.person.userId)
      .executeTakeFirstOrThrow();
    return account.available;
  }

  /** What must hold after every step, whatever has happened. */
  async check(step: string) {
    expect(await this.lost(), `lost after ${step}`).toEqual([]);
    const foreign = this.server.gate.seen.filter(({ token, method }) => {
      return method === "POST" && token === this.server.stranger.token;
    });
    expect(foreign, `sent under another person's token after ${step}`).toEqual([]);
    const spent = FIRST_CREDITS - (await this.credits());
    expect(spent, `credits after ${step}`).toBeLessThanOrEqual(this.started.size * COST);
  }

  /** Everything works again and the person presses Retry where something was refused: all of it arrives. */
  async quiesce() {
    const { gate } = this.server;
    Object.assign(gate, { online: true, faults: [] });
    this.browser.full = false;
    this.skewDays = 0;
    this.signIn(this.person);
    gate.release();
    await this.idle();
    this.tabs.forEach((tab) => tab.crash());
    const tab = this.openTab();
    await asTab(tab.life, async () => {
      await tab.open();
      await this.retry(tab);
      // Once in any case: what other devices have done is no row that waits.
      for (let round = 0; round === 0 || (round < 4 && !isDone(tab)); round++) {
        await tab.ports.sync.now();
        await this.idle();
      }
    });
    expect(tab.ports.sync.state(), "after everything works again").toMatchObject({ waiting: 0, refused: 0 });
    expect(await this.differences(), "other texts there and here").toEqual([]);
  }

  /** Answers that are not the same here and on the server, of the attempt that is open. */
  private async differences() {
    const { db } = this.server.api.deps.database;
    const there = await db
      .selectFrom("answers")
      .innerJoin("attempts", "attempts.attempt_id", "answers.attempt_id")
      .select(["answers.question_id as id", "answers.text as text"])
      .where("answers.user_id", "=", this.person.userId)
      .where("attempts.state", "=", "open")
      .execute();
    const { answers } = await readDisk(this.browser);
    const here = new Map(answers.map(({ questionId, text }) => [questionId, text]));
    return there.filter(({ id, text }) => here.get(id) !== text).map(({ id, text }) => [text, here.get(id)]);
  }

  private async retry({ ports }: Tab) {
    const { store } = ports;
    const { userId } = this.person;
    for (const row of await store.answers.waiting(userId)) {
      await store.answers.change(row, (now) => {
        const { row: marked } = afterRefusal(now, row, { code: "", say: "" });
        return { row: marked && { ...marked, refused: null }, earlier: [] };
      });
    }
    for (const command of await store.commands.list(userId))
      await store.commands.keep({ ...command, refused: null });
  }

  async end() {
    this.server.gate.release();
    await this.idle();
    this.tabs.forEach((tab) => tab.crash());
  }
}
