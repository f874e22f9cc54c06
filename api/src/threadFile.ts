import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Run from source: the thread's file is built on the spot. A loader in it would also translate the libraries. */
async function builtNow(entry: URL): Promise<URL> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    write: false,
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const name = createHash("sha256").update(code).digest("hex").slice(0, 16);
  const modules = dirname(dirname(createRequire(import.meta.url).resolve("esbuild/package.json")));
  const folder = join(modules, ".cache", "threads");
  const file = join(folder, `${name}.mjs`);
  await mkdir(folder, { recursive: true });
  // Several processes may do this at once; none may see half a file.
  await writeFile(`${file}.${process.pid}`, code);
  await rename(`${file}.${process.pid}`, file);
  return pathToFileURL(file);
}

/** Code that runs in threads of its own, by the name that the build gives its file. */
const SOURCES = {
  pdfWorker: "./resumes/pdfWorker.ts",
  speechThread: "./outside/transcriber/speechThread.ts",
  embedderThread: "./outside/embedder/embedderThread.ts",
} as const;

const built = new Map<string, Promise<URL>>();

/** Where the code of a thread lies: beside the built server, or built now when run from source. */
export function threadFile(name: keyof typeof SOURCES): Promise<URL> {
  if (!import.meta.url.endsWith(".ts")) return Promise.resolve(new URL(`./${name}.js`, import.meta.url));
  const file = built.get(name) ?? builtNow(new URL(SOURCES[name], import.meta.url));
  built.set(name, file);
  return file;
}
