/** How long a link to a report works, in milliseconds: 30 days (rule SH1). */
export const SHARE_LASTS_MS = 30 * 86_400_000;
