/*
 * npm run weights: checks the weights that ship, file by file, against their register.
 * npm run weights ID: fetches weights that do not ship from MODELS_MIRROR, a folder or an address with a folder for each
 * id, into DATA_DIR/weights, checks them, and packs them for the page. A fetch that was cut off goes on where it stopped.
 */
import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { root, stop } from "./lib/ready.mjs";
import { faultsOf, folderOf, hashOf, packAll, registered, SHIPPED } from "./lib/weights.mjs";

if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
const mirror = process.env.MODELS_MIRROR ?? "";
const fetched = join(process.env.DATA_DIR || join(root, "data"), "weights");

const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const sizeOf = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

async function checkShipped() {
  let wrong = 0;
  for (const set of registered().filter(({ ships }) => ships)) {
    const faults = await faultsOf(set, join(SHIPPED, set.id));
    wrong += faults.length;
    console.log(
      `${faults.length === 0 ? "ok    " : "WRONG "} ${set.id}, ${megabytes(set.bytes)}, ${set.licence}`,
    );
    for (const path of faults) console.log(`         ${path} is missing or not what the register says`);
  }
  if (wrong > 0) stop("Some weights are damaged. Check them out again: git checkout models/weights");
}

/** The bytes of a file of the mirror from `from` on. */
async function openAt(place, from) {
  if (!/^https?:/.test(place)) return createReadStream(place, { start: from });
  const reply = await fetch(place, { headers: from > 0 ? { Range: `bytes=${from}-` } : {} });
  if (reply.status !== (from > 0 ? 206 : 200)) throw new Error(`${place} answered ${reply.status}`);
  return Readable.fromWeb(reply.body);
}

async function fetchFile(set, file, folder) {
  const target = join(folder, file.path);
  const have = sizeOf(target);
  if (have === file.bytes && (await hashOf(target)) === file.sha256) return;
  const from = have < file.bytes ? have : 0;
  mkdirSync(dirname(target), { recursive: true });
  let seen = from;
  const source = await openAt(`${mirror.replace(/\/$/, "")}/${set.id}/${file.path}`, from);
  source.on("data", (piece) => {
    seen += piece.length;
    if (process.stdout.isTTY)
      process.stdout.write(`\r  ${file.path} ${megabytes(seen)} of ${megabytes(file.bytes)} `);
  });
  await pipeline(source, createWriteStream(target, { flags: from > 0 ? "a" : "w" }));
  if (process.stdout.isTTY) process.stdout.write("\n");
  if ((await hashOf(target)) === file.sha256) return;
  rmSync(target);
  throw new Error(`${file.path} is not what the register says; it was removed`);
}

async function fetchSet(id) {
  const sets = registered();
  const set = sets.find((one) => one.id === id);
  if (!set) stop(`There are no weights "${id}". There are: ${sets.map((one) => one.id).join(", ")}.`);
  if (set.ships) return checkShipped();
  if (mirror === "") stop("MODELS_MIRROR is empty. Set it to a folder or an address with these weights.");
  const folder = join(fetched, folderOf(set));
  console.log(`Fetching ${set.id}, ${megabytes(set.bytes)}, from ${mirror}`);
  for (const file of set.files) await fetchFile(set, file, folder);
  await packAll(set, folder);
  console.log(`ok     ${set.id} lies in ${folder}. Start the server again to offer it.`);
}

const [id] = process.argv.slice(2);
await (id === undefined ? checkShipped() : fetchSet(id)).catch((error) => stop(error.message));
