import type { Level } from "../../entities/corrections.ts";
import type { ResumeFacts } from "./facts.ts";
import { presentJobs } from "./presentJobs.ts";

const LEADS =
  /\b(?:senior|sr|lead|principal|head|chief|director|manager|architect|superintendent|in-?charge|cto|ceo)\b|वरिष्ठ|प्रमुख/iu;
/** Years from which on somebody is no beginner, is senior by title, and is senior by years alone. */
const MID_FROM = 3;
const SENIOR_BY_TITLE_FROM = 4;
const SENIOR_FROM = 8;

/** How far a person has come: as they say it, else by years of work and the title of the present job (rule RS10). */
export function levelOf({
  level,
  families,
  years,
  roles,
}: Pick<ResumeFacts, "level" | "families" | "years" | "roles">): Level {
  if (level !== null) return level;
  if (families.some(({ family }) => family === "fresher")) return "fresher";
  const leads = presentJobs(roles).some(({ title }) => LEADS.test(title));
  if (years >= SENIOR_FROM || (leads && years >= SENIOR_BY_TITLE_FROM)) return "senior";
  return years >= MID_FROM ? "mid" : "junior";
}
