import { expect, it } from "vitest";
import { missedIn } from "./missed.ts";

it("[SC5] parts what something comes near to from what is missing", () => {
  const near = [
    { text: "rollback plan", quote: "we can go back" },
    { text: "no longer missing", quote: "now it is said" },
  ];
  expect(missedIn({ missing: ["rollback plan", "who decides"], near })).toEqual({
    unclear: [{ text: "rollback plan", quote: "we can go back" }],
    missing: ["who decides"],
  });
  expect(missedIn({ missing: ["who decides"] })).toEqual({ unclear: [], missing: ["who decides"] });
});
