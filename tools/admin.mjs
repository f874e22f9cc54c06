/*
 * npm run admin -- grant EMAIL: makes an account an admin. npm run admin -- reset EMAIL: prints a link to a new password.
 * Both also while the server runs.
 */
import { makeReady, runNode } from "./lib/ready.mjs";

await makeReady();
process.exit(await runNode(["dist/api/admin.js", ...process.argv.slice(2)]));
