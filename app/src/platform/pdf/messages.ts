import type { Paper } from "../../paper.ts";
import type { Fonts } from "./makePdf.ts";

/** Page to worker: set this. */
export type ToSetter = { paper: Paper; fonts: Fonts };

/** Worker to page: the file's bytes, or why there are none. */
export type FromSetter = { bytes: Uint8Array<ArrayBuffer> } | { why: string };

/** Page to reader: read this file. */
export type ToReader = { bytes: ArrayBuffer };

/** Reader to page: its lines, those that nobody sees among them apart, or why there are none. */
export type FromReader =
  { lines: string[]; hidden: string[] } | { problem: "locked" | "damaged" | "no_text" };
