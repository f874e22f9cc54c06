import { parentPort } from "node:worker_threads";
import { extract } from "./extract.ts";

/** The thread in which PDFs are read: bytes in, outcome out, one at a time. */
parentPort?.on("message", (bytes: Uint8Array) => {
  void extract(bytes).then((outcome) => parentPort?.postMessage(outcome));
});
parentPort?.postMessage("ready");
