import type { Entry, Family } from "../entry.ts";
import type { ResumeFacts } from "../resume/facts.ts";
import { once } from "../text/once.ts";

/** Questions that fit some lives and not others, whatever trade they are of (rule QS5). */

/** What only resumes of India have: its letters, money, degrees, boards, phones and places. */
const INDIAN =
  /\p{Script=Devanagari}|\+91|₹|\b(?:Rs\.?|lakhs?|crores?|India|HSC|SSC|CBSE|BSEB|ICSE|NSS|NCC|NIELIT|B\.? ?Com|M\.? ?Com|B\.? ?Tech|GNM|ANM|ITI|Mumbai|Delhi|Pune|Nagpur|Bengaluru|Bangalore|Hyderabad|Chennai|Kolkata|Ahmedabad|Jaipur|Lucknow|Patna|Bhopal|Indore|Kochi|Chandigarh|Noida|Gurgaon|Gurugram|Maharashtra|Bihar|Kerala|Karnataka|Tamil Nadu|Gujarat|Rajasthan|Punjab|Haryana|Odisha|Jharkhand|Assam|Telangana|(?:Uttar|Madhya|Andhra|Himachal) Pradesh)\b/iu;

const isIndian = once((facts: ResumeFacts): boolean => facts.lines.some(({ text }) => INDIAN.test(text)));

/** Those who have worked longer sign no bond, and have chosen between a firm and the state. */
const JUNIOR_YEARS = 3;
const begins = ({ years, level }: ResumeFacts) =>
  level === null ? years <= JUNIOR_YEARS : level === "fresher" || level === "junior";

/** Pay of a fixed part and an incentive is that of who sells or answers calls. */
const ON_INCENTIVE: ReadonlySet<Family> = new Set(["sales", "support", "fresher"]);
/** Those who have patients, children or an office before them, and no clients. */
const WITHOUT_CLIENTS: ReadonlySet<Family> = new Set(["nursing", "teaching", "hr-admin"]);

/** Those whose work is at one school or hospital travel for none. */
const IN_ONE_PLACE: ReadonlySet<Family> = new Set(["nursing", "teaching"]);

const OF_CLIENTS = /\bclients?\b/i;

/** Whether a question is for people in another stage or place of life than the resume shows. */
export function isForOthers({ id, family, kind, frames, topic }: Entry, facts: ResumeFacts): boolean {
  const trade = facts.families[0]?.family ?? "general";
  if (id === "hr-service-bond" || id === "hr-government-exams") return !(isIndian(facts) && begins(facts));
  if (id === "hr-fixed-or-incentive") return !(isIndian(facts) && ON_INCENTIVE.has(trade));
  if (kind === "hr" && topic === "travel") return IN_ONE_PLACE.has(trade);
  if (id === "other-boss-away-decision") return WITHOUT_CLIENTS.has(trade);
  const ofCraft = family === "general" && kind === "technical";
  return ofCraft && WITHOUT_CLIENTS.has(trade) && frames.some((frame) => OF_CLIENTS.test(frame));
}
