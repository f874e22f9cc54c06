/** Whether a round's time has run out; one without a deadline has all the time. */
export const isOver = (deadlineAt: number | null, now: number) => deadlineAt !== null && now >= deadlineAt;
