/*
 * npm run admin -- grant EMAIL: makes an account an admin, also while the server runs.
 */
import { makeReady, runNode } from "./lib/ready.mjs";

await makeReady();
process.exit(await runNode(["dist/api/admin.js", ...process.argv.slice(2)]));
