/** Answers below this score are weak: the band Good begins here (rules SB1 and PD1). */
export const WEAK_BELOW = 60;

/** Whether an answer is to be practised: one that was left open scores 0, one that could not be scored says nothing (rule PD1). */
export const isWeak = ({ score }: { score: number | null }): boolean => score !== null && score < WEAK_BELOW;
