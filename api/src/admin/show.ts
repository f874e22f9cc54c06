import type { AdminUser, AuditEntry } from "#models/entities/desk.ts";
import type { NamedAudit, PersonRow } from "./table.ts";

const moment = (at: number) => new Date(at).toISOString();

/** A person as the desk sees them: no password, no token, no e-mail of anybody else. */
export const showPerson = (row: PersonRow): AdminUser => ({
  userId: row.user_id,
  name: row.name,
  email: row.email,
  role: row.role,
  credits: row.available,
  creditsBought: row.bought ?? 0,
  attempts: row.attempts ?? 0,
  reports: row.reports ?? 0,
  joinedAt: moment(row.created_at),
  lastSeenAt: row.last_seen === null ? null : moment(row.last_seen),
});

function detailOf(text: string): AuditEntry["detail"] {
  const detail: unknown = JSON.parse(text);
  return typeof detail === "object" && detail !== null ? { ...detail } : {};
}

/** An entry of the log. Names come from the accounts as they are now; whoever is gone has none. */
export const showAudit = (row: NamedAudit): AuditEntry => ({
  entryId: row.entry_id,
  at: moment(row.at),
  admin: row.admin,
  action: row.action,
  subject: row.subject,
  person: row.person,
  detail: detailOf(row.detail),
});
