/*
 * Every numbered rule of a RULES.md must be named by at least one test, and every number a test names must be a rule.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/ready.mjs";

const FOLDERS = ["models", "app/src", "api/src", "tests"];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
);
const numbersIn = (paths, pattern) =>
  new Set(
    paths.flatMap((path) => [...readFileSync(path, "utf8").matchAll(pattern)].map((match) => match[1])),
  );

const rules = numbersIn(
  files.filter((path) => path.endsWith("RULES.md")),
  /^- \*\*([A-Z]{2}\d+)\*\*/gm,
);
const tested = numbersIn(
  files.filter((path) => /\.(test|contract)\.tsx?$/.test(path)),
  /\[([A-Z]{2}\d+)\]/g,
);

const untested = [...rules].filter((rule) => !tested.has(rule));
const unknown = [...tested].filter((rule) => !rules.has(rule));
for (const rule of untested) console.error(`Rule ${rule} has no test.`);
for (const rule of unknown) console.error(`A test names rule ${rule}, which no RULES.md has.`);
process.exit(untested.length + unknown.length > 0 ? 1 : 0);
