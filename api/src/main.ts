import { startServer } from "./server.ts";

/*
 * The server as a program: settings from the environment, log lines on standard output. SIGINT and SIGTERM stop it
 * cleanly; exit code 0 then, 1 when it could not start.
 */
const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function main() {
  const { stop } = await startServer(process.env);
  const end = () =>
    void stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
}

function fail(error: unknown) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

main().catch(fail);
