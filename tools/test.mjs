/*
 * npm test: on a fresh clone installs, fetches what the tests need, checks, builds, and runs every test: units, the
 * API on SQLite and PostgreSQL, the contract fuzzers, and journeys in a real browser. What cannot be fetched is said
 * aloud and its tests are skipped, never passed.
 *
 * npm test -- --project api   runs one part; anything after -- goes to vitest.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeReady, root, run, runNode } from "./lib/ready.mjs";

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FUZZER = join(root, ".cache", "schemathesis");
const FUZZER_VERSION = "4.32.5";
const RESULTS = join(root, ".cache", "tests.json");

const haveChromium = () => process.env.CHROMIUM_PATH || CHROMIUM.some((path) => existsSync(path));

async function fetchChromium() {
  if (haveChromium()) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Fetching Chromium from the system's packages…");
    await run("apt-get", ["update", "-q"]);
    await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-noto-core"]);
  }
  if (!haveChromium()) {
    console.log("No Chromium: the browser tests will be skipped. Install chromium, or set CHROMIUM_PATH.");
  }
}

async function fetchFuzzer() {
  const program = join(FUZZER, "bin", "schemathesis");
  if (existsSync(program)) return;
  console.log("Fetching the schema fuzzer…");
  await run("python3", ["-m", "venv", FUZZER]);
  await run(join(FUZZER, "bin", "pip"), ["install", "-q", `schemathesis==${FUZZER_VERSION}`]);
  if (existsSync(program)) return;
  rmSync(FUZZER, { recursive: true, force: true });
  console.log("No Python or no package index: the public schema fuzzer will be skipped.");
}

/** Says how the run went; 1 where it was not a good one, whatever the runner's own code says. */
function verdict() {
  if (!existsSync(RESULTS)) return 1;
  const results = JSON.parse(readFileSync(RESULTS, "utf8"));
  const { numPassedTests, numFailedTests, numPendingTests, success } = results;
  console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
  return success && numFailedTests === 0 && numPassedTests > 0 ? 0 : 1;
}

await makeReady();
const wanted = process.argv.slice(2);
const everything = wanted.length === 0;
mkdirSync(join(root, ".cache"), { recursive: true });
rmSync(RESULTS, { force: true });
if (everything) {
  await fetchChromium();
  await fetchFuzzer();
}
const checked = everything ? await runNode(["tools/check.mjs"]) : 0;
const tested = await runNode([
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${RESULTS}`,
  ...wanted,
]);
process.exit(verdict() || checked || tested);
