import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedCompanies } from "#api/companies/seed.ts";
import { readEnv } from "#api/env.ts";
import { type TestApi, testApi } from "#api/testing/testApi.ts";

/** The public schema fuzzer: in the folder where `npm test` puts it, or on the PATH. */
function findFuzzer(): string | undefined {
  const folders = [resolve(".cache/schemathesis/bin"), ...(process.env["PATH"] ?? "").split(delimiter)];
  return folders.map((folder) => join(folder, "schemathesis")).find((file) => existsSync(file));
}

const fuzzer = findFuzzer();
// Aloud, so that nobody takes a missing tool for a passed test.
if (fuzzer === undefined) process.stdout.write("skipped: no schemathesis\n");

/**
 * Refusals of requests that fit their description: too few credits, a key used twice, an unreadable resume. 400 is
 * among them only where what fits can still be wrong: another password, a file that is not a PDF, a referrer who does not
 * exist, a place in a list that no list has told.
 */
const SETTINGS = `
[checks]
positive_data_acceptance.expected-statuses = ["2xx", 402, 403, 404, 409, 413, 422]

[[operations]]
include-operation-id = [
  "login", "changePassword", "uploadResume", "generateQuestions",
  "setReferrer", "listRedemptions", "rewardsHistory", "creditHistory",
]
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 402, 404, 409, 413, 422]

[[operations]]
# What Razorpay has not signed is refused.
include-operation-id = ["razorpayWebhook"]
checks.positive_data_acceptance.expected-statuses = ["2xx", 400]
`;

/** Runs a program to its end and returns its exit code and all that it said. */
function run(file: string, args: string[], cwd: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(file, args, { cwd, env: { ...process.env, NO_COLOR: "1", COLUMNS: "160" } });
  let said = "";
  child.stdout.on("data", (part: Buffer) => (said += part.toString()));
  child.stderr.on("data", (part: Buffer) => (said += part.toString()));
  return new Promise((done, failed) => {
    child.on("error", failed);
    child.on("close", (code) => done({ code, said }));
  });
}

describe.skipIf(fuzzer === undefined)("the description of the API", () => {
  const folder = mkdtempSync(join(tmpdir(), "fuzzer-"));
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    const env = readEnv({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      SIGNUP_CREDITS: "1000000",
      PAGE_DIR: "/nowhere",
    });
    api = await testApi("sqlite", { env });
    writeFileSync(join(folder, "schemathesis.toml"), SETTINGS);
    await seedCompanies(api.deps);
    token = (await api.signUpAdmin()).token;
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  it(
    "says what the server does, by the public schema fuzzer with all its checks",
    { timeout: 600_000 },
    async () => {
      const args = [
        "run",
        `${api.address}/api/openapi.json`,
        `--url=${api.address}`,
        `--header=Authorization: Bearer ${token}`,
        "--checks=all",
        "--exclude-tag=later",
        // These end the session that the run is made with, or may.
        "--exclude-operation-id=logout",
        "--exclude-operation-id=deleteAccount",
        "--exclude-operation-id=endSession",
        "--max-examples=8",
        "--seed=20261127",
        "--request-timeout=20",
        "--generation-database=none",
        "--no-color",
      ];
      const { code, said } = await run(fuzzer ?? "", args, folder);
      expect(code, said).toBe(0);
    },
  );
});
