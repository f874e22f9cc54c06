import type { User } from "#models/entities/user.ts";
import type { UserWithCredits } from "./table.ts";

/** What leaves the server of a user. The password hash cannot: it is not named here. */
export function showUser(row: UserWithCredits): User {
  return {
    userId: row.user_id,
    name: row.name,
    email: row.email,
    credits: row.available,
    role: row.role,
    referredBy: row.referred_by,
  };
}
