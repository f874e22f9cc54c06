/*
 * What start, test and the other commands do first, with nothing but Node: check its version, install the packages
 * of the lock file when they are missing or other ones, and build what is older than its sources.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's root. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

const LOCK = join(root, "package-lock.json");
const INSTALLED = join(root, "node_modules", ".taiyari-installed");
const BUILT = join(root, "dist", ".built");
const SOURCES = [
  "app",
  "api",
  "models",
  "service-worker",
  "tools/build.mjs",
  "tsconfig.base.json",
  "package.json",
  "package-lock.json",
];

/** Says one sentence and ends with a failure. */
export function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Runs a program with its output shown; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    child.on("error", () => done(127));
    child.on("exit", (code) => done(code ?? 1));
  });
}

/** Runs a program of node_modules by its script, which works without a shell on every system. */
export const runNode = (args, options) => run(process.execPath, args, options);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  // What the build tool asks for: the odd numbers between, and early ones of 22, lack what it uses.
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!fits) stop(`Taiyari needs Node.js 20.19, 22.12 or newer; this is ${process.versions.node}.`);
}

const lockHash = () =>
  createHash("sha256").update(readFileSync(LOCK)).update(process.versions.modules).digest("hex");

async function install() {
  const wanted = lockHash();
  const installed = existsSync(INSTALLED) ? readFileSync(INSTALLED, "utf8") : "";
  if (installed === wanted) return;
  console.log("Installing packages (once, a minute or two)…");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // An npm that runs every package's script would let this one fetch files for graphics cards from elsewhere.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: "skip" };
  const shell = process.platform === "win32";
  const code = await run(npm, ["ci", "--no-fund", "--no-audit"], { shell, env });
  if (code !== 0)
    stop("The packages could not be installed. Are you online? Then run the same command again.");
  writeFileSync(INSTALLED, wanted);
}

function newestIn(path) {
  const about = statSync(path, { throwIfNoEntry: false });
  if (!about) return 0;
  if (!about.isDirectory()) return about.mtimeMs;
  return Math.max(about.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

async function build() {
  const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const changed = Math.max(...SOURCES.map((path) => newestIn(join(root, path))));
  if (built > changed) return;
  console.log("Building the page and the server…");
  const begun = new Date();
  if ((await runNode(["tools/build.mjs"])) !== 0) stop("The build failed; the lines above say where.");
  writeFileSync(BUILT, "");
  // What was changed while the build ran may be missing in it.
  utimesSync(BUILT, begun, begun);
}

/** Checks, installs, and builds unless `withBuild` is false. */
export async function makeReady({ withBuild = true } = {}) {
  process.chdir(root);
  checkNode();
  await install();
  if (withBuild) await build();
}
