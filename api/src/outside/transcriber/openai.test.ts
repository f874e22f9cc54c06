import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openAiTranscriber } from "./openai.ts";

type Answer = { status: number; body: string; headers?: Record<string, string> };
type Got = { url: string; authorization: string; form: FormData };

const answers: Answer[] = [];
const got: Got[] = [];
const ok = (text: string): Answer => ({ status: 200, body: JSON.stringify({ text }) });

/** A service on this machine that answers what a test has queued, and then not at all. */
const server = http.createServer((request, reply) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const { "content-type": type = "", authorization = "" } = request.headers;
    const body = new Response(Buffer.concat(parts), { headers: { "Content-Type": type } });
    void body.formData().then((form) => {
      got.push({ url: request.url ?? "", authorization, form });
      const answer = answers.shift();
      if (answer) reply.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
});

const NEVER = new AbortController().signal;
const second = new Float32Array(16_000).fill(0.25);
let address = "";

const said = (signal = NEVER, speechMs?: number) =>
  openAiTranscriber({ key: "k-1", baseUrl: `${address}/v1`, model: "m-1", firstWaitMs: 5 }).transcribe(
    second,
    {
      kind: "final",
      owner: "a",
      voicedRms: 0.2,
      speechMs,
      signal,
    },
  );

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  answers.length = 0;
  got.length = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe("a transcription service", () => {
  it("gets one WAV for each segment, with key and model, and gives its text, cleaned up", async () => {
    answers.push(ok(" I have worked in a team. [BLANK_AUDIO]"));
    expect(await said()).toBe("I have worked in a team.");
    const [{ url, authorization, form } = { url: "", authorization: "", form: new FormData() }] = got;
    expect([url, authorization, form.get("model")]).toEqual([
      "/v1/audio/transcriptions",
      "Bearer k-1",
      "m-1",
    ]);
    const file = form.get("file");
    if (!(file instanceof File)) throw new Error("no file");
    const wav = new DataView(await file.arrayBuffer());
    expect([file.name, wav.byteLength, wav.getUint32(24, true), wav.getUint16(22, true)]).toEqual([
      "speech.wav",
      32_044,
      16_000,
      1,
    ]);
    expect(wav.getInt16(44, true) / 32_768).toBeCloseTo(0.25, 3);
  });

  it("is told what is spoken, English where nobody says, since it would take some English for something else", async () => {
    answers.push(ok("Hello."), ok("नमस्ते"));
    await said();
    const options = { key: "k-1", baseUrl: `${address}/v1`, model: "m-1" };
    const job = { kind: "final", owner: "a", voicedRms: 0.2, signal: NEVER, language: "hi" } as const;
    expect(await openAiTranscriber(options).transcribe(second, job)).toBe("नमस्ते");
    expect(got.map(({ form }) => form.get("language"))).toEqual(["en", "hi"]);
  });

  it.each([429, 500, 503])("is asked again after %i, twice", async (status) => {
    answers.push({ status, body: "" }, { status, body: "" }, ok("At last."));
    expect(await said()).toBe("At last.");
    answers.push({ status, body: "" }, { status, body: "" }, { status, body: "" }, ok("Too late."));
    await expect(said()).rejects.toThrow(`answered ${status}`);
  });

  it("[bug whisper#679] [bug whisper#928] is not believed where it thanks for a click", async () => {
    answers.push(ok("Thank you."), ok("Thank you."));
    expect([await said(NEVER, 280), await said(NEVER, 900)]).toEqual(["", "Thank you."]);
  });

  it("is counted by what it may bill: a refusal costs nothing, an answer of nonsense does", async () => {
    let billed = 0;
    const counted = (firstWaitMs = 5) =>
      openAiTranscriber({ key: "k-1", baseUrl: `${address}/v1`, model: "m-1", firstWaitMs }).transcribe(
        second,
        {
          kind: "final",
          owner: "a",
          voicedRms: 0.2,
          signal: NEVER,
          onBilled: () => billed++,
        },
      );
    answers.push({ status: 503, body: "" }, ok("At last."));
    await counted();
    expect(billed).toBe(1);
    answers.push({ status: 200, body: "{}" });
    await expect(counted()).rejects.toThrow("without a text");
    expect(billed).toBe(2);
  });

  it("says when to come again", async () => {
    answers.push({ status: 429, body: "", headers: { "Retry-After": "1" } }, ok("Later."));
    const begun = performance.now();
    expect(await said()).toBe("Later.");
    expect(performance.now() - begun).toBeGreaterThan(900);
    answers.push({ status: 429, body: "", headers: { "Retry-After": "3600" } });
    await expect(said()).rejects.toThrow("answered 429");
  });

  it.each([
    [{ status: 401, body: "k-1 is wrong" }, "answered 401"],
    [{ status: 200, body: '{"error":"?"}' }, "without a text"],
  ])("is not asked again after %j, and its words are not repeated", async (answer, sentence) => {
    answers.push(answer);
    const problem: unknown = await said().catch((error: unknown) => error);
    expect(String(problem)).toContain(sentence);
    expect(String(problem)).not.toContain("k-1");
    expect(got).toHaveLength(1);
  });

  it("is left when nobody wants the text any more", async () => {
    const unwanted = new AbortController();
    const left = expect(said(unwanted.signal)).rejects.toThrow("left");
    await expect.poll(() => got.length).toBe(1);
    unwanted.abort(new Error("left"));
    await left;
  });

  it("that is left without an answer is tried again, and may bill both", async () => {
    let billed = 0;
    const text = openAiTranscriber({
      key: "k-1",
      baseUrl: `${address}/v1`,
      model: "m-1",
      firstWaitMs: 5,
    }).transcribe(second, {
      kind: "final",
      owner: "a",
      voicedRms: 0.2,
      signal: NEVER,
      onBilled: () => billed++,
    });
    await expect.poll(() => got.length).toBe(1);
    answers.push(ok("The second time."));
    server.closeAllConnections();
    expect(await text).toBe("The second time.");
    expect(billed).toBe(2);
  });

  it("is asked for no partial texts: each second is paid for", () => {
    expect(openAiTranscriber({ key: "", baseUrl: address, model: "" }).partials).toBe(false);
  });
});
