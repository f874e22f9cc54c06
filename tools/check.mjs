/*
 * npm run check: types of every realm, lint, walls, rules with tests, format. Stops at nothing, fails at the end if
 * anything failed, so that one run shows all.
 */
import { makeReady, runNode } from "./lib/ready.mjs";

const TSC = "node_modules/typescript/bin/tsc";
const CHECKS = [
  ["types: models", [TSC, "-p", "models"]],
  ["types: logic", [TSC, "-p", "app/tsconfig.logic.json"]],
  ["types: page", [TSC, "-p", "app"]],
  ["types: server", [TSC, "-p", "api"]],
  ["types: service worker", [TSC, "-p", "service-worker"]],
  ["types: tests and tools", [TSC, "-p", "."]],
  ["lint", ["node_modules/eslint/bin/eslint.js", "--max-warnings=0", "."]],
  [
    "walls",
    [
      "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
      "--config",
      ".dependency-cruiser.cjs",
      "app/src",
      "api/src",
      "service-worker",
      "models",
    ],
  ],
  ["rules", ["tools/rules.mjs"]],
  ["format", ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."]],
];

await makeReady({ withBuild: false });
const failed = [];
for (const [name, args] of CHECKS) {
  const start = performance.now();
  const code = await runNode(args);
  console.log(
    `${code === 0 ? "ok    " : "FAILED"} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
process.exit(failed.length > 0 ? 1 : 0);
