/** Somebody else's, a wish, or what others say: before a claim it is no claim of the person's. */
const NOT_OWN =
  /\b(?:if|would|wish|want|requires?|required|needs?|needed|suppose|imagine|assum\w+|pretend|customer|manager|colleague|senior|he|she|they|think|thinks|thought|said|says|asked|told|believed?|claim\w*|whether|unless|until|till|not|never|hop\w+)\b|n['’]t\b|\b(?:when|once|after|by the time|as though)\s*$/i;

/** Whether what stands before a claim makes it another person's, or none at all. */
export const isNotOwn = (before: string): boolean => NOT_OWN.test(before);

/** What people are by their work, as the last word of it: "nurse", "team lead". */
const OCCUPATION = String.raw`(?:nurse|doctor|physician|surgeon|pharmacist|physiotherapist|technician|manager|engineer|developer|programmer|tester|architect|designer|analyst|accountant|auditor|clerk|cashier|teller|teacher|lecturer|professor|principal|tutor|executive|officer|assistant|associate|supervisor|leader|lead|head|administrator|receptionist|operator|driver|chef|cook|waiter|guard|specialist|coordinator|representative|agent|in-?charge|electrician|mechanic|plumber|welder|worker|employee|salesperson|salesman|recruiter|lawyer|banker|dentist|midwife|paramedic)`;

/** "a senior staff nurse": an occupation with few words of its own before it. */
export const AN_OCCUPATION = String.raw`(?:(?:an?|the)\s+)?(?:(?!(?:an?|the|to|of|under|for|with|by|from|at|in|on|and|my|his|her|not|never|no)\b)[\w-]+\s+){0,3}?${OCCUPATION}`;
