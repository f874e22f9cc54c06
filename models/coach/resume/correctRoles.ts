import type { RoleCorrection } from "../../entities/corrections.ts";
import type { AddLine } from "./correctSkills.ts";
import { dateRangesIn, monthsOf } from "./dates.ts";
import type { Line, ResumeFacts, Role, Worked } from "./facts.ts";

/** The time between two points that a person has typed; null where they are no points in time. */
export function timeBetween(from: string, to: string): Worked | null {
  const [range] = dateRangesIn(`${from} - ${to.trim() === "" ? "now" : to}`);
  return range === undefined ? null : { from: range.from, to: range.to };
}

/** A job as one line: "Nurse, City Hospital (Jun 2021 - now)". */
function lineOf({ title, employer, from, to }: RoleCorrection): string {
  const place = employer === "" ? title : `${title}, ${employer}`;
  const end = to === "" && from !== "" ? "now" : to;
  const time = [from, end].filter((point) => point !== "").join(" - ");
  return time === "" ? place : `${place} (${time})`;
}

function roleOf(correction: RoleCorrection, line: Line, now: number): Role {
  const { title, employer, from, to } = correction;
  const worked = timeBetween(from, to);
  const months = worked === null ? 0 : monthsOf(worked, now);
  return { title, employer: employer === "" ? null : employer, months, worked, line };
}

const endOf = ({ worked }: Role) => (worked === null ? -1 : (worked.to ?? Infinity));

/** Puts a job before those that ended earlier. */
function placed(roles: readonly Role[], role: Role): Role[] {
  const at = roles.findIndex((other) => endOf(other) < endOf(role));
  return at < 0 ? [...roles, role] : [...roles.slice(0, at), role, ...roles.slice(at)];
}

/** What becomes of the jobs, and of the lines that named those that were changed or taken out (null). */
export type CorrectedRoles = { roles: Role[]; lines: ReadonlyMap<Line, Line | null> };

const changeOf = (changes: readonly RoleCorrection[], { text }: Line) =>
  changes.find(({ line }) => line === text.trim());

/** Jobs that places of work have become by a title, and in `lines` the lines of those that were taken out (null). */
function namedPlaces(
  { workplaces }: Pick<ResumeFacts, "workplaces">,
  changes: readonly RoleCorrection[],
  now: number,
  lines: Map<Line, Line | null>,
): Role[] {
  return workplaces.flatMap(({ line: own }) => {
    const change = changeOf(changes, own);
    if (change?.removed === true) lines.set(own, null);
    if (change === undefined || change.removed === true || change.title === "") return [];
    const line = { ...own, text: lineOf(change), quotable: true };
    lines.set(own, line);
    return [roleOf(change, line, now)];
  });
}

/** Jobs as the person has put them right; a changed one keeps its place in the resume (rule RS9). */
export function correctRoles(
  read: Pick<ResumeFacts, "roles" | "workplaces">,
  changes: readonly RoleCorrection[],
  now: number,
  add: AddLine,
): CorrectedRoles {
  const lines = new Map<Line, Line | null>();
  const kept = read.roles.flatMap((role) => {
    const change = changeOf(changes, role.line);
    if (change === undefined) return [role];
    if (change.removed === true || change.title === "") {
      lines.set(role.line, null);
      return [];
    }
    const line = { ...role.line, text: lineOf(change), quotable: true };
    lines.set(role.line, line);
    return [roleOf(change, line, now)];
  });
  const named = namedPlaces(read, changes, now, lines);
  const added = changes
    .filter(({ line, title }) => line === undefined && title !== "")
    .map((change) => roleOf(change, add(lineOf(change), "experience"), now));
  return { roles: [...named, ...added].reduce(placed, kept), lines };
}
