/** Marks that stand before a line of a list, also those of symbol fonts. */
const BULLETS = /^[\s\u2022\u2023\u2043\u2219\u25a0-\u25ff\u00b7\u27a2\uf0a7\uf0b7\uf0d8*\u2013\u2014-]+/;

/** A line of a resume as people quote it: without the mark of the list it stands in. */
export const plainLine = (line: string): string => line.replace(BULLETS, "").trim() || line;
