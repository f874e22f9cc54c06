import type { Role } from "./facts.ts";

const endOf = ({ worked }: Role) => (worked === null ? -Infinity : (worked.to ?? Infinity));

/**
 * The jobs that go on; where none does, the one that ended last, or stands first where no dates tell. What is done outside
 * work counts only for those who have nothing else.
 */
export function presentJobs(roles: readonly Role[]): Role[] {
  const jobs = roles.filter(({ line }) => line.section !== "activities");
  const own = jobs.length > 0 ? jobs : roles;
  const goingOn = own.filter(({ worked }) => worked?.to === null);
  if (goingOn.length > 0) return goingOn;
  // A job without dates that stands first is the newest one: resumes begin with it.
  const [first, ...others] = own;
  if (first === undefined) return [];
  if (first.worked === null) return [first];
  return [others.reduce((last, role) => (endOf(role) > endOf(last) ? role : last), first)];
}
