import type { User } from "#models/entities/user.ts";

/** The signed-in person, as every room sees them. */
export type Person = User;
