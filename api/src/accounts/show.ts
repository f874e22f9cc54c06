import type { User } from "#models/entities/user.ts";
import type { ShownUser } from "./table.ts";

/** What leaves the server of a user. The password hash cannot: it is not named here. */
export function showUser(row: ShownUser): User {
  return {
    userId: row.user_id,
    name: row.name,
    email: row.email,
    credits: row.available,
    role: row.role,
    referredBy: row.referred_by,
  };
}
