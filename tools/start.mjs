/*
 * npm start: from a fresh clone to a running Taiyari. Installs, builds what is stale, brings the database up to
 * date, serves page, API and WebSocket from this one process, and says where. Ctrl-C stops it cleanly.
 */
import { makeReady, stop } from "./lib/ready.mjs";

const sentence = (error) => (error instanceof Error ? error.message : String(error));

await makeReady();
const { startServer } = await import("../dist/api/server.js");
const { address, stop: stopServer } = await startServer(process.env).catch((error) => stop(sentence(error)));

console.log(`
  Taiyari is ready:  ${address}

  Create an account there, then make it an admin with:  npm run admin -- grant YOUR-EMAIL
  Ctrl-C stops it.
`);

/** A second Ctrl-C does not wait. */
function end() {
  process.once("SIGINT", () => process.exit(130));
  stopServer().then(
    () => process.exit(0),
    (error) => stop(sentence(error)),
  );
}
process.once("SIGINT", end);
process.once("SIGTERM", end);
