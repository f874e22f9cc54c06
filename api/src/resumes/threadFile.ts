import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Run from source: the thread's file is built on the spot. A loader in the thread would also translate all of pdfjs. */
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
  const folder = join(modules, ".cache", "pdfWorker");
  const file = join(folder, `${name}.mjs`);
  await mkdir(folder, { recursive: true });
  // Several processes may do this at once; none may see half a file.
  await writeFile(`${file}.${process.pid}`, code);
  await rename(`${file}.${process.pid}`, file);
  return pathToFileURL(file);
}

let built: Promise<URL> | undefined;

/** Where the code of a reading thread lies: beside the built server, or built now when run from source. */
export function threadFile(): Promise<URL> {
  if (!import.meta.url.endsWith(".ts")) return Promise.resolve(new URL("./pdfWorker.js", import.meta.url));
  built ??= builtNow(new URL("./pdfWorker.ts", import.meta.url));
  return built;
}
