/*
 * npm run dev: the server starts again and the page changes in place whenever a file is saved. The page is on
 * http://localhost:5173 and asks the server on port 8080.
 */
import { spawn } from "node:child_process";
import { makeReady, root } from "./lib/ready.mjs";

await makeReady({ withBuild: false });
const start = (args) => spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
const children = [
  start(["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "api/src/main.ts"]),
  start(["node_modules/vite/bin/vite.js", "-c", "app/vite.config.ts"]),
];
for (const child of children) child.on("exit", () => children.forEach((other) => other.kill()));
process.on("SIGINT", () => children.forEach((child) => child.kill("SIGINT")));
