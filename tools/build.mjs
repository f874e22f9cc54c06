/*
 * Builds the page into dist/app and the server into dist/api, and packs what can be packed, so that a phone on a
 * slow network gets the smallest file without the server spending time on it.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build as bundle } from "esbuild";
import { build as buildPage } from "vite";
import { keepOldAssets } from "./lib/oldAssets.mjs";
import { layOutShipped } from "./lib/weights.mjs";

const PACKABLE = /\.(js|mjs|css|html|svg|json|webmanifest|txt)$/;
const WORTH_PACKING = 1_024;

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function pack(folder) {
  for (const file of filesIn(folder)) {
    const bytes = readFileSync(file);
    if (!PACKABLE.test(file) || bytes.length < WORTH_PACKING) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  }
}

async function server() {
  rmSync("dist/api", { recursive: true, force: true });
  const entries = {
    server: "server.ts",
    main: "main.ts",
    admin: "admin.ts",
    pdfWorker: "resumes/pdfWorker.ts",
    speechThread: "outside/transcriber/speechThread.ts",
    embedderThread: "outside/embedder/embedderThread.ts",
  };
  const entryPoints = Object.fromEntries(
    Object.entries(entries)
      .map(([name, file]) => [name, `api/src/${file}`])
      .filter(([, file]) => existsSync(file)),
  );
  await bundle({
    entryPoints,
    outdir: "dist/api",
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    splitting: true,
    sourcemap: true,
    logLevel: "warning",
  });
}

await server();
// Read by the page's own build, which has to know the exact files of the runtimes that belong to its code.
const { runtime, gpuRuntime } = await layOutShipped("dist/weights");
process.env.RUNTIME_SET = JSON.stringify(runtime);
process.env.GPU_RUNTIME_SET = JSON.stringify(gpuRuntime);
await buildPage({ configFile: "app/vite.config.ts", logLevel: "warn" });
pack("dist/app");
keepOldAssets({ page: "dist/app", kept: "dist/old-assets", now: Date.now() });
