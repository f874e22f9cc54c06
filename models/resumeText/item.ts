/**
 * A piece of text as it stands on a page. Points, from the page's left top corner; `y` is the baseline and grows
 * downwards, `height` is the size of the letters. Items of one `page` are read before those of the next.
 */
export type TextItem = { text: string; x: number; y: number; width: number; height: number; page: number };
