/** What a colour means here; it never says anything alone. */
export type Tone = "neutral" | "brand" | "sun" | "good" | "warn" | "fair" | "bad";
