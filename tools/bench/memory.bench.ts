/*
 * Resident memory of an idle server: just started, and again after one resume was read and its worker has gone.
 */
import { readFileSync } from "node:fs";
import { signUp, startAttempt, startBuilt } from "./server.ts";
import { report } from "./table.ts";

function residentMb(pid: number | undefined): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1]) / 1_024;
}

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

const server = await startBuilt();
await pause(3_000);
const started = residentMb(server.child.pid);
await startAttempt(server.address, await signUp(server.address));
await pause(3_000);
const used = residentMb(server.child.pid);
await server.stop();

report("memory", [
  { what: "idle after start", value: started, unit: "MB", budget: { is: "<=", value: 150 } },
  { what: "after one question set, reader still warm", value: used, unit: "MB" },
]);
