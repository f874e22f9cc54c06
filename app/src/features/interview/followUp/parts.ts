/** What asks about an answer, fetched when somebody begins one. */
export { asks } from "./asks.ts";
export { FollowUp } from "./FollowUp.tsx";
