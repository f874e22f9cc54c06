/*
 * npm run bench [name] [-- --data PATH] [-- --out FILE]: runs one benchmark of tools/bench, or all of them, against
 * the built product, prints a table for each, and ends with a failure when a budget is not held.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { makeReady, root, runNode, stop } from "./lib/ready.mjs";

const names = readdirSync(join(root, "tools", "bench"))
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.replace(".bench.ts", ""));
const [first, ...rest] = process.argv.slice(2);
const chosen = first && !first.startsWith("--") ? [first] : names;
const flags = first && first.startsWith("--") ? [first, ...rest] : rest;
for (const name of chosen) {
  if (!names.includes(name)) stop(`There is no benchmark "${name}". There are: ${names.join(", ")}.`);
}

await makeReady();
let failed = 0;
for (const name of chosen) {
  const code = await runNode(["--import", "tsx", join("tools", "bench", `${name}.bench.ts`), ...flags]);
  if (code !== 0) failed++;
}
process.exit(failed > 0 ? 1 : 0);
