import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeModel, fakeModel, type ModelMood } from "../../testing/fakeModel.ts";
import { openAiModel } from "./client.ts";
import { type ModelCall, ModelFailure, type Spent } from "./port.ts";

let peer: FakeModel;
const spent: Spent[] = [];
const NEVER = new AbortController().signal;

beforeAll(async () => {
  peer = await fakeModel();
});
beforeEach(() => {
  peer.reset();
  peer.say(() => ({ fine: true }));
  spent.length = 0;
});
afterAll(() => peer.close());

const call = (more: Partial<ModelCall> = {}): ModelCall => ({
  purpose: "questions",
  messages: [{ role: "user", content: "secret resume words" }],
  shape: { name: "x", schema: { type: "object" } },
  maxTokens: 99,
  steady: true,
  signal: NEVER,
  ...more,
});

const service = (more = {}) =>
  openAiModel({
    ...{ key: "k-secret", baseUrl: peer.url, name: "m-1", tokenField: "max_completion_tokens" as const },
    ...{ patienceMs: 400, firstWaitMs: 5, ...more },
  });

const ask = (more: Partial<ModelCall> = {}, settings = {}) =>
  service(settings).reply(call(more), (one) => void spent.push(one));

const failure = async (more: Partial<ModelCall> = {}, settings = {}): Promise<ModelFailure> => {
  const why: unknown = await ask(more, settings).catch((error: unknown) => error);
  if (!(why instanceof ModelFailure)) throw new Error(`No failure of a model: ${String(why)}`);
  return why;
};

describe("a service like OpenAI's", () => {
  it("is asked for JSON of a shape, without tools, with key, model and the most tokens", async () => {
    expect(await ask()).toBe('{"fine":true}');
    expect(peer.got[0]).toMatchObject({ path: "/v1/chat/completions", authorization: "Bearer k-secret" });
    expect(peer.got[0]?.body).toMatchObject({
      ...{ model: "m-1", max_completion_tokens: 99, temperature: 0 },
      response_format: { type: "json_schema", json_schema: { name: "x", strict: true } },
    });
    expect(peer.got[0]?.body).not.toHaveProperty("tools");
  });

  it("needs no key on a machine of one's own, and takes the older name of the most tokens", async () => {
    await ask({ steady: false }, { key: "", tokenField: "max_tokens" });
    expect(peer.got[0]?.authorization).toBeUndefined();
    expect(peer.got[0]?.body).toMatchObject({ max_tokens: 99 });
    expect(peer.got[0]?.body).not.toHaveProperty("temperature");
  });

  it("tells what each call has cost", async () => {
    await ask();
    expect(spent).toMatchObject([{ purpose: "questions", outcome: "ok", input: 100, output: 50 }]);
  });

  it.each(["429", "500", "html 502", "reset"] as const)(
    "is asked again after %s, three times in all",
    async (mood) => {
      peer.next(mood, mood);
      expect(await ask()).toBe('{"fine":true}');
      peer.reset();
      peer.behave(mood);
      expect((await failure()).kind).toBe("away");
      expect(peer.got).toHaveLength(3);
    },
  );

  it.each<[ModelMood, string]>([
    ["429 later", "away"],
    ["401", "set-up"],
    ["html 200", "away"],
    ["endless", "away"],
    ["refusal", "refused"],
    ["filtered", "refused"],
    ["cut", "cut"],
    ["empty", "unusable"],
  ])("is asked once where it answers with %s: %s", async (mood, kind) => {
    peer.behave(mood);
    expect((await failure()).kind).toBe(kind);
    expect(peer.got.length).toBeLessThanOrEqual(mood === "endless" ? 3 : 1);
  });

  it.each(["silent", "drip"] as const)(
    "is given up in time where it is %s, and its tokens are guessed",
    async (mood) => {
      peer.behave(mood);
      const begun = performance.now();
      expect((await failure()).kind).toBe("slow");
      expect(performance.now() - begun).toBeLessThan(1_500);
      expect(peer.got).toHaveLength(1);
      expect(spent).toMatchObject([{ outcome: "slow", output: 0 }]);
      expect(spent[0]?.input).toBeGreaterThan(0);
    },
  );

  it("is called off when nobody needs its reply, and sees that", async () => {
    peer.behave("silent");
    const off = new AbortController();
    const waiting = failure({ signal: off.signal });
    await expect.poll(() => peer.got.length).toBe(1);
    off.abort();
    expect((await waiting).kind).toBe("stopped");
    await expect.poll(() => peer.got[0]?.gone).toBe(true);
  });

  it("does without what it does not take, from then on", async () => {
    peer.dislike("temperature", "response_format");
    const choosy = service();
    expect(await choosy.reply(call(), () => undefined)).toBe('{"fine":true}');
    expect(peer.got).toHaveLength(3);
    await choosy.reply(call(), () => undefined);
    expect(peer.got).toHaveLength(4);
  });

  it.each([
    ["speaks of a field by its name", { message: "Unsupported: 'seed' of the request", param: null }],
    ["names a part of a field", { message: "no", param: "response_format.json_schema" }],
  ])("does without where it %s", async (_, complaint) => {
    peer.complain(complaint);
    expect(await ask()).toBe('{"fine":true}');
    expect(peer.got).toHaveLength(2);
  });

  it.each([
    [
      "has a word like a field in what it says",
      { message: "The seeds of doubt have temperatures", param: null },
    ],
    ["names something else", { message: "Too long beside seed and temperature", param: "messages" }],
  ])("is taken at its word where it %s", async (_, complaint) => {
    peer.complain(complaint);
    expect((await failure()).kind).toBe("set-up");
    expect(peer.got).toHaveLength(1);
  });

  it("is sent everything again by the next call where doing without has not helped", async () => {
    peer.complain({ param: "seed" }, { param: "messages" });
    const choosy = service();
    await expect(choosy.reply(call(), () => undefined)).rejects.toThrow(ModelFailure);
    await choosy.reply(call(), () => undefined);
    expect(peer.got.map(({ body }) => "seed" in body)).toEqual([true, false, true]);
  });

  it("is sent again after some hours what it did not take", async () => {
    peer.dislike("temperature");
    const choosy = service({ forgetMs: 100 });
    await choosy.reply(call(), () => undefined);
    peer.dislike();
    await new Promise((later) => setTimeout(later, 150));
    await choosy.reply(call(), () => undefined);
    expect(peer.got.map(({ body }) => "temperature" in body)).toEqual([true, false, true]);
  });

  it.each(["401", "500", "html 502", "429 later"] as const)(
    "has neither key nor texts in what is said of %s",
    async (mood) => {
      peer.behave(mood);
      const why = await failure();
      const all = `${why.message} ${why.stack ?? ""} ${String(why.cause)}`;
      expect(all).not.toContain("k-secret");
      expect(all).not.toContain("resume words");
    },
  );
});
