/** What a story question is about, by the words of its title and points, and how such a story sounds in anybody's words. */
export type Theme = { asked: RegExp; told: RegExp };

/** A theme from what its question names, and from what its stories say (both without their word bounds). */
export const theme = (asked: string, told: string): Theme => ({
  asked: new RegExp(`\\b(?:${asked})`, "i"),
  told: new RegExp(`\\b(?:${told})\\b`, "gi"),
});
