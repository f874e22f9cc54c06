import type { Words } from "./kitWords.ts";

export const hi: Words = {
  close: "बंद करें",
};
