import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logout, profile } from "#models/contract/auth.ts";
import { saveAnswer } from "#models/contract/answers.ts";
import { listCompanies } from "#models/contract/companies.ts";
import { Problem } from "#models/contract/problem.ts";
import { problems } from "#models/contract/problems.ts";
import { uploadResume } from "#models/contract/resumes.ts";
import { memoryStorage } from "../../testing/memoryStorage.ts";
import { makeApi } from "./api.ts";
import { netWords } from "./words.ts";

// The page's language is read from localStorage as soon as its module is loaded.
await vi.hoisted(async () => {
  const { memoryStorage } = await import("../../testing/memoryStorage.ts");
  vi.stubGlobal("localStorage", memoryStorage());
});

let server: Server;
let respond: RequestListener;
let seen: { request: IncomingMessage; body: string }[];
let base: string;
const onSignedOut = vi.fn();

const json = (status: number, body: unknown, headers = {}): RequestListener => {
  return (_, response) =>
    void response
      .writeHead(status, { "Content-Type": "application/json; charset=utf-8", ...headers })
      .end(JSON.stringify(body));
};

const api = (patience?: number) =>
  makeApi({ base, onSignedOut, patience: patience ? () => patience : undefined });

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (why: unknown) => {
      if (!(why instanceof Problem)) throw why;
      return why;
    },
  );

beforeEach(async () => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("navigator", { onLine: true });
  onSignedOut.mockReset();
  seen = [];
  respond = json(200, { companies: [] });
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      seen.push({ request, body: Buffer.concat(chunks).toString("latin1") });
      respond(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.unstubAllGlobals();
});

describe("a call", () => {
  it("gives the reply without what the contract does not name", async () => {
    respond = json(200, { companies: [], extra: 1 });
    expect(await api().call(listCompanies, {})).toEqual({ companies: [] });
    expect(seen[0]?.request.url).toBe("/api/companies");
    expect(seen[0]?.request.headers.authorization).toBeUndefined();
  });

  it("carries the token, the idempotency key and its JSON", async () => {
    localStorage.setItem("token", "t-1");
    respond = json(400, { code: "bad_request", message: "m", error: "m" });
    const body = { questionId: "q", answer: "Namaste नमस्ते" };
    await failure(api().call(saveAnswer, { body }, { key: "k-1" }));
    const { headers } = seen[0]?.request ?? {};
    expect(headers).toMatchObject({
      authorization: "Bearer t-1",
      "idempotency-key": "k-1",
      "content-type": "application/json",
    });
    expect(Buffer.from(seen[0]?.body ?? "", "latin1").toString()).toBe(JSON.stringify(body));
  });

  it("sends a file as multipart with its fields before it", async () => {
    respond = json(200, { hasResume: true, resumeUrl: null });
    const file = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });
    await api().call(uploadResume, { body: { keep: "true" }, file });
    const { request, body } = seen[0] ?? {};
    expect(request?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toMatch(
      /name="keep"\r\n\r\ntrue\r\n[^]*name="resume"; filename="cv.pdf"\r\nContent-Type: application\/pdf\r\n\r\n%PDF-1.7\r\n/,
    );
  });
});

describe("a refusal", () => {
  it("is the server's code and sentence, with the seconds to wait", async () => {
    respond = json(429, { code: "too_many", message: "Wait.", error: "Wait." }, { "Retry-After": "7" });
    const why = await failure(api().call(listCompanies, {}));
    expect([why.code, why.message, why.retryAfter]).toEqual(["too_many", "Wait.", 7]);
  });

  it("keeps a code of a newer server", async () => {
    respond = json(418, { code: "tea_pot", message: "Short and stout." });
    expect(await failure(api().call(listCompanies, {}))).toMatchObject({ code: "tea_pot" });
  });

  it("with 401 drops the token, tells who is concerned, and is invalid_token", async () => {
    localStorage.setItem("token", "t-1");
    respond = (_, response) => void response.writeHead(401).end("whatever");
    expect((await failure(api().call(profile, {}))).code).toBe("invalid_token");
    expect(localStorage.getItem("token")).toBeNull();
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  it("with 401 for an old token leaves the token of a later sign-in", async () => {
    localStorage.setItem("token", "old");
    respond = (_, response) => {
      localStorage.setItem("token", "new");
      response.writeHead(401).end();
    };
    expect((await failure(api().call(logout, {}))).code).toBe("invalid_token");
    expect(localStorage.getItem("token")).toBe("new");
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe("a reply that is not ours", () => {
  const notOurs: Record<string, RequestListener> = {
    "HTML with 200, as from a hotel's network": (_, r) =>
      void r.writeHead(200, { "Content-Type": "text/html" }).end("<form>"),
    "JSON of another shape": json(200, { companies: "none" }),
    "broken JSON": (_, r) => void r.writeHead(200, { "Content-Type": "application/json" }).end("{"),
    "an error page of a proxy": (_, r) => void r.writeHead(502, { "Content-Type": "text/html" }).end("Bad"),
    "an error in JSON without a code": json(500, { message: 1 }),
    "a cut connection": (_, r) => void r.destroy(),
  };
  for (const [name, listener] of Object.entries(notOurs)) {
    it(`is unavailable: ${name}`, async () => {
      respond = listener;
      const why = await failure(api().call(listCompanies, {}));
      expect([why.code, why.message]).toEqual(["unavailable", netWords.en.unavailable]);
    });
  }

  it("is unavailable when it never comes, or stops half-way", async () => {
    respond = () => {};
    expect((await failure(api(50).call(listCompanies, {}))).code).toBe("unavailable");
    respond = (_, r) => void r.writeHead(200, { "Content-Type": "application/json" }).write('{"comp');
    expect((await failure(api(50).call(listCompanies, {}))).code).toBe("unavailable");
  });
});

describe("without a network", () => {
  it("a call is offline where the browser says so, in the language of the page", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    server.close();
    const why = await failure(makeApi({ base: "http://127.0.0.1:9", onSignedOut }).call(listCompanies, {}));
    expect([why.code, why.message]).toEqual(["offline", netWords.en.offline]);
  });
});

describe("an abort by the caller", () => {
  it("rejects with the caller's reason", async () => {
    respond = () => {};
    const stop = new AbortController();
    const call = api().call(listCompanies, {}, { signal: stop.signal });
    stop.abort(new Error("left"));
    await expect(call).rejects.toThrow("left");
    await expect(api().call(listCompanies, {}, { signal: stop.signal })).rejects.toThrow("left");
  });
});

describe("netWords", () => {
  it("says in English what the table of problems says", () => {
    expect(netWords.en).toEqual({ offline: problems.offline.say, unavailable: problems.unavailable.say });
  });
});
