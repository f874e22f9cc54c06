import { grantAdmin } from "./accounts/actions.ts";
import { openDatabase } from "./db/open.ts";
import { readEnv } from "./env.ts";

/*
 * The command `grant EMAIL`: makes an account an admin, also while the server runs.
 * Exit code 0 when done, 1 when there is no such account or the database cannot be opened, 2 for wrong use.
 */
const USE = "Use: npm run admin -- grant EMAIL\n";

async function grant(email: string): Promise<number> {
  const env = readEnv(process.env);
  const database = await openDatabase(env, (error) => process.stderr.write(`${error.message}\n`));
  const done = await grantAdmin({ database }, email).finally(() => database.close());
  if (done) process.stdout.write(`${email} is an admin now; the next page they open shows it.\n`);
  else process.stderr.write(`No account has the address ${email}. Create it in the app first.\n`);
  return done ? 0 : 1;
}

async function main([command, email, ...more]: string[]): Promise<number> {
  if (command === "grant" && email && more.length === 0) return grant(email);
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
