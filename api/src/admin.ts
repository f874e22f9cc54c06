import { randomBytes, randomUUID } from "node:crypto";
import { grantAdmin } from "./accounts/actions.ts";
import { linkFor } from "./accounts/forgotten.ts";
import { type Database, openDatabase } from "./db/open.ts";
import { type Env, readEnv } from "./env.ts";

/*
 * Commands for whoever runs the server, also while it runs. `grant EMAIL` makes an account an admin; `reset EMAIL` prints
 * a link with which its owner sets a new password.
 * Exit code 0 when done, 1 when there is no such account or the database cannot be opened, 2 for wrong use.
 */
const USE = "Use: npm run admin -- grant EMAIL\n     npm run admin -- reset EMAIL\n";

type Command = (house: { database: Database; env: Env }, email: string) => Promise<boolean>;

const grant: Command = async ({ database }, email) => {
  const done = await grantAdmin({ database }, email);
  if (done) process.stdout.write(`${email} is an admin now; the next page they open shows it.\n`);
  return done;
};

const reset: Command = async ({ database, env }, email) => {
  const ids = { make: () => randomUUID(), secret: () => randomBytes(32).toString("base64url") };
  const base = env.publicUrl || `http://localhost:${env.port}`;
  const link = await linkFor({ database, ids, clock: { now: () => Date.now() } }, email, base);
  if (link === undefined) return false;
  process.stdout.write(
    `Give this link to whoever owns ${email}, and to nobody else. It works once, for 30 minutes:\n`,
  );
  process.stdout.write(`${link}\n`);
  return true;
};

const COMMANDS = new Map<string | undefined, Command>([
  ["grant", grant],
  ["reset", reset],
]);

async function run(command: Command, email: string): Promise<number> {
  const env = readEnv(process.env);
  const database = await openDatabase(env, (error) => process.stderr.write(`${error.message}\n`));
  const done = await command({ database, env }, email).finally(() => database.close());
  if (!done) process.stderr.write(`No account has the address ${email}. Create it in the app first.\n`);
  return done ? 0 : 1;
}

async function main([name, email, ...more]: string[]): Promise<number> {
  const command = COMMANDS.get(name);
  if (command && email && more.length === 0) return run(command, email);
  process.stderr.write(USE);
  return 2;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
