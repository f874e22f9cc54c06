import http from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod/mini";

/** How the service behaves; "well": as its model says. */
export type ModelMood =
  | ("well" | "fenced" | "talkative" | "wrong shape" | "no JSON" | "empty" | "refusal" | "cut" | "filtered")
  | ("429" | "429 later" | "500" | "401" | "html 502" | "html 200" | "silent" | "drip" | "reset" | "endless");

/** What has come in. */
export type ModelRequest = {
  path: string;
  authorization: string | undefined;
  body: z.infer<typeof Body>;
  /** The JSON between the marks. */
  data: Record<string, unknown>;
  /** Whether the other side has hung up before it had a reply. */
  gone: boolean;
};

const Body = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.optional(z.looseObject({ type: z.string() })),
});

/** What a model says to a request, as the content of its message. */
export type Says = (request: ModelRequest) => unknown;

const ASKS = [
  ["what was the hardest part of this, and how did you get through it", "Hardest part"],
  ["how did you know in the end that it had worked out well", "Knowing it worked"],
  ["which other way was there, and why did you decide against it", "The other way"],
  ["what would break first with ten times the load, and what then", "Under more load"],
  ["how would you explain the main idea to a new colleague", "Explaining the idea"],
] as const;

const POINTS = ["measure before and after", "change one thing at a time", "keep a way back"];

/** A good question about a line, by its number and by how many there were before. */
export function goodQuestion(
  line: { line: number; text: string } | undefined,
  at: number,
  type = "theoretical",
) {
  const [ask, title] = ASKS[at % ASKS.length] ?? ASKS[0];
  const about = line ? `Take “${line.text}”:` : `Think of step ${at + 1} of your last project:`;
  return {
    question: `${about} ${ask}?`,
    title,
    type,
    line: line?.line ?? null,
    expectedAnswer:
      "First I measure before and after, so that I know what has changed. Then I change one thing at a time, because two changes at once hide each other. In the end I keep a way back, with a backup that was tried.",
    points: POINTS.map((text, i) => ({ text, alsoSaid: [], weight: 3 - i, must: i === 0 })),
    commonMistakes: ["Backups need no test"],
    link: "https://developer.mozilla.org/en-US/docs/Web",
  };
}

const Lines = z.array(z.object({ line: z.number(), text: z.string() }));

function manyOf({ body }: ModelRequest): number {
  const user = body.messages.find(({ role }) => role === "user")?.content ?? "";
  return Number(/Write exactly (\d+)/.exec(user)?.[1] ?? 1);
}

/** A model that makes as many questions as it is asked for, about one line after the other. */
export const asksWell: Says = (request) => {
  const lines = Lines.parse(request.data["resume"]);
  const before = Array.isArray(request.data["alreadyAsked"]) ? request.data["alreadyAsked"].length : 0;
  const questions = Array.from({ length: manyOf(request) }, (_, i) => {
    const at = before + i;
    return goodQuestion(lines[at % Math.max(1, lines.length)], at);
  });
  return { questions };
};

const Told = z.object({
  answer: z.string(),
  keyPoints: z.array(z.object({ point: z.number(), text: z.string() })),
});

/** The same score for all that a model marks. @param reasons more of the sentence that each part has */
export function marks(score: number, reasons = ".") {
  const mark = (reason: string) => ({ score, reason: reason + reasons });
  return {
    depth: mark("You gave a reason"),
    evidence: mark("You named a step"),
    structure: mark("You began at the beginning"),
    relevance: mark("You spoke about the question"),
  };
}

/** A model that hears a point where its words stand in the answer, and gives 60 for everything else. */
export const scoresWell: Says = ({ data }) => {
  const { answer, keyPoints } = Told.parse(data);
  const points = keyPoints.map(({ point, text }) => {
    const at = answer.toLowerCase().indexOf(text.toLowerCase());
    return { point, said: at >= 0, quote: at >= 0 ? answer.slice(at, at + text.length) : "" };
  });
  return {
    ...{ points, ...marks(answer.length > 20 ? 60 : 0) },
    ...{ good: "You named two of them.", missing: "The rest was missing.", next: "Say all three." },
  };
};

const says: Says = (request) => ("resume" in request.data ? asksWell(request) : scoresWell(request));

const completion = (content: string | null, more: Record<string, unknown> = {}, finish = "stop") => ({
  id: "c-1",
  object: "chat.completion",
  created: 1,
  model: "m-1",
  choices: [{ index: 0, finish_reason: finish, message: { role: "assistant", content, ...more } }],
  usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
});

const json = (reply: http.ServerResponse, status: number, body: unknown, headers = {}) =>
  reply.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));

const html = (reply: http.ServerResponse, status: number) =>
  reply.writeHead(status, { "Content-Type": "text/html" }).end("<h1>Bad gateway: k-secret</h1>");

function drip(reply: http.ServerResponse) {
  reply.writeHead(200, { "Content-Type": "application/json" });
  const timer = setInterval(() => reply.write(" "), 20);
  reply.on("close", () => clearInterval(timer));
}

const failing = (status: number) => ({
  error: { message: `no: k-secret ${status}`, type: "x", code: "x", param: null },
});

/** Replies of moods that look at nothing; undefined where the model is to speak. */
function misbehave(mood: ModelMood, reply: http.ServerResponse): true | undefined {
  if (mood === "429") json(reply, 429, failing(429), { "Retry-After": "0" });
  else if (mood === "429 later") json(reply, 429, failing(429), { "Retry-After": "3600" });
  else if (mood === "500") json(reply, 500, failing(500));
  else if (mood === "401") json(reply, 401, failing(401));
  else if (mood === "html 502") html(reply, 502);
  else if (mood === "html 200") html(reply, 200);
  else if (mood === "drip") drip(reply);
  else if (mood === "reset") reply.socket?.resetAndDestroy();
  else if (mood === "endless")
    reply.writeHead(200, { "Content-Type": "application/json" }).end(" ".repeat(2_000_000));
  else if (mood === "refusal") json(reply, 200, completion(null, { refusal: "I will not." }));
  else if (mood === "filtered") json(reply, 200, completion("", {}, "content_filter"));
  else if (mood === "cut") json(reply, 200, completion('{"questions": [{"quest', {}, "length"));
  else if (mood === "wrong shape") json(reply, 200, completion('{"question": "Why?", "score": "high"}'));
  else if (mood === "no JSON") json(reply, 200, completion("Sure! Here are some questions."));
  else if (mood === "empty") json(reply, 200, completion(""));
  else if (mood !== "silent") return undefined;
  return true;
}

function shown(mood: ModelMood, said: unknown): string {
  const text = JSON.stringify(said);
  if (mood === "fenced") return `\`\`\`json\n${text}\n\`\`\``;
  return mood === "talkative" ? `<think>Which {one}?</think>Of course:\n${text}\nGood luck!` : text;
}

const DATA = /^([0-9a-f]{32})\n([\s\S]*)\n\1$/m;

function requestOf(incoming: http.IncomingMessage, text: string): ModelRequest {
  const body = Body.parse(JSON.parse(text));
  const user = body.messages.find(({ role }) => role === "user")?.content ?? "";
  const data: Record<string, unknown> = Object(JSON.parse(DATA.exec(user)?.[2] ?? "{}"));
  const { authorization } = incoming.headers;
  return { path: incoming.url ?? "", authorization, body, data, gone: false };
}

/** A service on this machine that is asked like OpenAI's and misbehaves as a test wants. */
export async function fakeModel() {
  const moods: ModelMood[] = [];
  const got: ModelRequest[] = [];
  let mood: ModelMood = "well";
  let speaks: Says = says;
  let disliked: readonly string[] = [];
  const complaints: Record<string, unknown>[] = [];
  const server = http.createServer((incoming, reply) => {
    let text = "";
    incoming.on("data", (part) => (text += part));
    incoming.on("end", () => {
      const request = requestOf(incoming, text);
      got.push(request);
      reply.on("close", () => (request.gone = !reply.writableFinished));
      const field = disliked.find((name) => name in request.body);
      if (field)
        return json(reply, 400, { error: { message: "Unsupported.", param: field, code: "x", type: "x" } });
      const complaint = complaints.shift();
      if (complaint)
        return json(reply, 400, { error: { message: "no", type: "x", code: "x", ...complaint } });
      const now = moods.shift() ?? mood;
      if (misbehave(now, reply)) return;
      json(reply, 200, completion(shown(now, speaks(request))));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    got,
    /** How the next replies come, then the lasting mood again. */
    next: (...few: ModelMood[]) => void moods.push(...few),
    behave: (lasting: ModelMood) => void (mood = lasting),
    /** What the model says from now on; its own good replies when left out. */
    say: (own: Says = says) => void (speaks = own),
    /** Fields of a request that it does not take. */
    dislike: (...fields: string[]) => void (disliked = fields),
    /** What it says with a 400 of the next requests, one each. */
    complain: (...few: { message?: string; param?: string | null }[]) => void complaints.push(...few),
    reset() {
      disliked = [];
      complaints.length = 0;
      moods.length = 0;
      got.length = 0;
      mood = "well";
      speaks = says;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type FakeModel = Awaited<ReturnType<typeof fakeModel>>;
