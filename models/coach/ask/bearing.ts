import type { Entry } from "../entry.ts";

/* What of a resume has to do with a question on the person, so that it may lead to it (rule QS9). */

const topics = (names: string): ReadonlySet<string> => new Set(names.split(", "));

/** Questions on what somebody can do, and on what they want to do with it. */
const OF_ABILITY = topics(
  "introduction, experience, strengths, weaknesses, fit, plan, first month, learning, move, new field, skills",
);
/** Questions that studies have to do with. */
const OF_STUDIES = topics(
  "introduction, experience, fit, goals, gap, move, new field, studies, further study",
);
/** Stories of what went wrong or stayed unsaid, which no resume tells of. */
const OF_TROUBLE = topics(
  "boundaries, communication, confidentiality, conflict, courage, ethics, failure, feedback, honest selling, honesty, openness, refusals, reliability, speaking up",
);

/** Questions that what somebody looks for has to do with, besides. */
const OF_AIM = topics("motivation, research, stability, culture, further study, probation, goals");
/** What is asked of a degree, or of leaving, has to do with no skill. */
const OF_NO_SKILL = /\byour degree\b|\bwant to leave\b/i;

/** Whether a strength or a listed skill leads to an entry: no "You list Excel" before a question on six days a week. */
export const asksAbility = ({ kind, topic, frames }: Entry) =>
  kind !== "behavioral" && OF_ABILITY.has(topic) && !frames.some((frame) => OF_NO_SKILL.test(frame));

/** Whether the aim leads to an entry. */
export const asksAim = ({ kind, topic }: Entry) =>
  kind === "hr" || kind === "other" ? OF_ABILITY.has(topic) || OF_AIM.has(topic) : kind !== "behavioral";

/** Whether a line of the resume leads to a question on the post or the person. */
export const asksLine = (entry: Entry) => asksAbility(entry) || entry.topic === "interests";

/** Whether a degree leads to an entry that asks for no story. */
export const asksStudies = ({ kind, topic }: Entry) =>
  (kind !== "hr" && kind !== "other") || OF_STUDIES.has(topic);

/** Whether a deed or a strength of the resume leads to a story: none that the resume is proud of was a quarrel. */
export const asksDeed = ({ topic }: Entry) => !OF_TROUBLE.has(topic);

/** What has to do with no job that somebody had: interviews that were not passed, private questions. */
const OF_NO_JOB = topics("resilience, dignity");

/** Whether a job leads to an entry at all. */
export const asksJob = ({ topic }: Entry) => !OF_NO_JOB.has(topic);

const OF_LAST_JOB =
  /\byour (?:present|last|current|past|notice)\b|\bpast employers\b|\byou resign\b|\bthe last one\b/i;

/** Whether a wording speaks of the present or last job, so that no earlier one may lead to it. */
export const asksLastJob = (frame: string) => OF_LAST_JOB.test(frame);
