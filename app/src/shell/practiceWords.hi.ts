import type { Words } from "./practiceWords.ts";

export const hi: Words = { practise: "कमज़ोर जवाबों का अभ्यास" };
