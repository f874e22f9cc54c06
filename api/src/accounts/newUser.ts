import type { Transaction } from "kysely";
import { openAccount } from "../credits/actions.ts";
import type { Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import * as table from "./table.ts";

/** Who somebody says they are, and what proves it later. */
export type NewUser = {
  user_id: string;
  name: string;
  email: string;
  password_hash: string | null;
  google_sub: string | null;
};

/** Makes an account with its starting credits. Fails as a duplicate where the address or the Google account is in use. */
export async function createUser(
  deps: Pick<Deps, "clock" | "ids" | "env">,
  trx: Transaction<Tables>,
  user: NewUser,
): Promise<void> {
  await table.insertUser(trx, {
    ...user,
    role: "user",
    referred_by: null,
    referred_at: null,
    invite_code: null,
    created_at: deps.clock.now(),
  });
  await openAccount(deps, trx, user.user_id);
}
