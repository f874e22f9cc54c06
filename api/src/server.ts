import { randomBytes, randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { makeCoach } from "#models/coach/coach.ts";
import type { Logger } from "pino";
import { createApi } from "./app.ts";
import { seedCompanies } from "./companies/seed.ts";
import { type Database, openDatabase } from "./db/open.ts";
import type { Clock, Deps, Ids } from "./deps.ts";
import { type Env, readEnv } from "./env.ts";
import { keptLimits } from "./http/limits.ts";
import { makeLog } from "./http/log.ts";
import { makeMetrics } from "./http/metrics.ts";
import { openJobs } from "./jobs/open.ts";
import { openEmbedder } from "./outside/embedder/open.ts";
import { openGoogle } from "./outside/google/open.ts";
import { openModel } from "./outside/llm/open.ts";
import { smtpMail } from "./outside/mail/smtp.ts";
import { openPayments, type Payments } from "./outside/payments/open.ts";
import { type Vapid, vapidKeys } from "./push/keys.ts";
import { makePush } from "./push/sender.ts";
import { makeResumeReader } from "./resumes/resumeReader.ts";
import { takeOver } from "./takeOver.ts";
import { tidyUp } from "./tidying.ts";
import { speechEngine } from "./transcribe/engine.ts";
import { speechFigures } from "./transcribe/figures.ts";
import { makeTranscribeRoom, type TranscribeRoom } from "./transcribe/room.ts";
import { answerPlainly, isWebSocket } from "./transcribe/upgrades.ts";
import { takeWork } from "./work.ts";

/** A server that listens. */
export type Running = {
  /** Where a browser on this machine finds it. */
  address: string;
  /** Takes no more requests, lets the running ones finish (10 s at most), closes the database. */
  stop(): Promise<void>;
};

const clock: Clock = { now: () => Date.now() };
const ids: Ids = { make: () => randomUUID(), secret: () => randomBytes(32).toString("base64url") };

/** The longest that running requests are waited for, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Proxies and phones give up after 30 s. */
const REPORT_WAIT_MS = 20_000;

const sleep = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms));

/** The HTTP server, and the requests that are being worked on, also those whose caller has gone. */
function makeHttp(deps: Deps) {
  const handle = createApi(deps).callback();
  const running = new Set<Promise<void>>();
  const server = http.createServer({
    // A resume of 1 MB takes its time on a slow network; headers do not.
    requestTimeout: 120_000,
    headersTimeout: 20_000,
    keepAliveTimeout: 65_000,
  });
  server.on("request", (req, res) => {
    const work = handle(req, res);
    running.add(work);
    void work.finally(() => running.delete(work));
  });
  return { server, running };
}

/** The sentence for people when a port cannot be had. */
function listenProblem(error: NodeJS.ErrnoException, { port, host }: Env): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is taken by another program. Stop that program, or set PORT to another number.`;
  if (error.code === "EACCES")
    return `Port ${port} may not be used by this program. Set PORT to another number, above 1023.`;
  return `The server cannot listen on ${host}, port ${port} (${error.message}). HOST and PORT name them.`;
}

function listen(server: http.Server, env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    const fails = (error: Error) => reject(new Error(listenProblem(error, env), { cause: error }));
    server.once("error", fails);
    server.listen(env.port, env.host, () => {
      server.off("error", fails);
      resolve();
    });
  });
}

function addressOf(server: http.Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const local = ["", "0.0.0.0", "::", "127.0.0.1"].includes(host) ? "localhost" : host;
  return `http://${local.includes(":") ? `[${local}]` : local}:${port}`;
}

/** Connections that are kept open for a next request would hold the server; the others get their reply first. */
async function finish(server: http.Server, running: ReadonlySet<Promise<void>>) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const deadline = Date.now() + PATIENCE_MS;
  while (running.size > 0 && Date.now() < deadline) {
    server.closeIdleConnections();
    await Promise.race([Promise.all(running), sleep(100)]);
  }
  server.closeIdleConnections();
  await Promise.race([closed, sleep(100)]);
  server.closeAllConnections();
  await closed;
}

type House = { database: Database; vapid: Vapid; payments: Payments };

/** @param webhookAddress where a sandbox reports its payments */
async function openHouse(env: Env, log: Logger, webhookAddress: () => string | null): Promise<House> {
  const database = await openDatabase(env, (err) =>
    log.warn({ err }, "an idle database connection was lost"),
  );
  try {
    await takeOver({ database, clock, ids });
    await seedCompanies({ database, clock });
    const vapid = await vapidKeys(database, env);
    return { database, vapid, payments: await openPayments(env, webhookAddress) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The room of the socket, and what ends its engine. */
function makeSpeech(deps: Deps): { room: TranscribeRoom; close(): Promise<void> } {
  const speech = speechEngine(deps.env, deps.log);
  const room = makeTranscribeRoom({ deps, speech, figures: speechFigures(deps.metrics.registry) });
  return { room, close: async () => (speech.name === "off" ? undefined : speech.close()) };
}

/** Everything that the rooms use, over an open database, and what must be closed with it. */
function makeDeps(env: Env, log: Logger, { database, vapid, payments }: House) {
  const reader = makeResumeReader();
  const embedder = openEmbedder(env, log);
  const interviewer = makeCoach(embedder && embedder.score, (err) =>
    log.warn({ err }, "a report was scored by words alone: the embedder has failed"),
  );
  const deps: Deps = {
    database,
    env,
    clock,
    ids,
    log,
    interviewer,
    model: env.model && openModel(env.model, interviewer),
    readResumeText: reader.read,
    limits: keptLimits(database),
    metrics: makeMetrics(),
    jobs: openJobs({ database, clock, log }),
    reportWait: REPORT_WAIT_MS,
    push: makePush(vapid, env.pushInstead),
    payments: payments.provider,
    sandbox: payments.sandbox,
    google: openGoogle(env),
    mail: env.smtp && smtpMail(env.smtp),
  };
  takeWork(deps);
  tidyUp(deps);
  deps.metrics.watchJobs(deps.jobs.counts);
  const close = async () => {
    await deps.jobs.stop();
    await reader.close();
    await embedder?.close();
    await payments.close();
    await database.close();
  };
  return { deps, close };
}

/**
 * Starts the server with the settings in `raw`: opens the database, brings it up to date, fills an empty list of
 * companies, begins to work on jobs, listens. Throws an Error with a sentence for people when a setting is wrong or the
 * port is taken.
 */
export async function startServer(raw: Record<string, string | undefined>): Promise<Running> {
  const env = readEnv(raw);
  const log = makeLog(env.logLevel);
  let listening: http.Server | null = null;
  const house = await openHouse(
    env,
    log,
    () => listening && `${addressOf(listening, "")}/api/webhooks/razorpay`,
  );
  const { database } = house;
  const { deps, close } = makeDeps(env, log, house);
  const { server, running } = makeHttp(deps);
  const speech = makeSpeech(deps);
  server.on("upgrade", (request, socket, head) => {
    if (isWebSocket(request)) speech.room.upgrade(request, socket, head);
    else answerPlainly(server, request, socket);
  });
  try {
    await deps.jobs.start();
    await listen(server, env);
    listening = server;
  } catch (error) {
    await close();
    throw error;
  }
  server.on("error", (err) => log.error({ err }, "a connection could not be taken"));
  const address = addressOf(server, env.host);
  log.info({ address, engine: database.engine }, "listening");
  const stop = async () => {
    await Promise.all([finish(server, running), speech.room.stop(PATIENCE_MS)]);
    await speech.close();
    await close();
  };
  let stopped: Promise<void> | undefined;
  return { address, stop: () => (stopped ??= stop()) };
}
