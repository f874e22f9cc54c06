import type { Paper } from "../../paper.ts";
import type { Fonts } from "./makePdf.ts";

/** Page to worker: set this. */
export type ToSetter = { paper: Paper; fonts: Fonts };

/** Worker to page: the file's bytes, or why there are none. */
export type FromSetter = { bytes: Uint8Array<ArrayBuffer> } | { why: string };
