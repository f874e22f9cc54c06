/*
 * A signed-in GET of the profile against a bare Koa that says hello, in one run, each in a process of its own.
 */
import { spawn } from "node:child_process";
import autocannon from "autocannon";
import { signUp, startBuilt } from "./server.ts";
import { report } from "./table.ts";

const HELLO = `
  import Koa from "koa";
  const app = new Koa();
  app.use((ctx) => { ctx.body = { hello: "world" }; });
  const server = app.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;

async function startHello() {
  const child = spawn(process.execPath, ["--input-type=module", "-e", HELLO], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once("data", (line) => resolve(String(line).trim())),
  );
  return { address: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** Median time of a request in milliseconds, from requests per second over 10 connections. */
async function perRequest(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, non2xx } = await autocannon({ url, headers, connections: 10, duration: 2 });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} replies were refusals`);
  return 1_000 / requests.average;
}

const hello = await startHello();
const server = await startBuilt();
const token = await signUp(server.address);
const askHello = () => perRequest(hello.address, {});
const askProfile = () =>
  perRequest(`${server.address}/api/auth/profile`, { Authorization: `Bearer ${token}` });
// The first seconds of a process are the compiler's.
for (let i = 0; i < 2; i++) {
  await askHello();
  await askProfile();
}
const rounds: { bare: number; profile: number }[] = [];
for (let i = 0; i < 7; i++) {
  rounds.push({ bare: await askHello(), profile: await askProfile() });
}
hello.stop();
await server.stop();
const middle = rounds.sort((a, b) => a.profile / a.bare - b.profile / b.bare)[3] ?? {
  bare: NaN,
  profile: NaN,
};

report("profile", [
  { what: "bare Koa hello", value: 1_000 / middle.bare, unit: "req/s" },
  { what: "signed-in GET /auth/profile", value: 1_000 / middle.profile, unit: "req/s" },
  {
    what: "times a bare hello (median of 7)",
    value: middle.profile / middle.bare,
    unit: "x",
    budget: { is: "<=", value: 3 },
  },
]);
