/** Typed answers as people give them: their own words, small slips, no polish. */
export type SampleAnswer = {
  entryId: string;
  who: string;
  level: "good" | "middling" | "weak";
  text: string;
};

export const sampleAnswers: readonly SampleAnswer[] = [
  {
    entryId: "software-redis-cache-aside",
    who: "backend developer",
    level: "good",
    text: "We use the cache aside pattern. When a request comes the service first looks in Redis, if it's a miss we go to Postgres, store the result with a TTL of 5 minutes and send it back. For writes we update the DB first and then delete the cache key, we don't overwrite it because two writers can race and leave the old value. There's still a small window where someone reads stale data, that's why every key has an expiry. If Redis goes down the code just falls back to the database, slower but works.",
  },
  {
    entryId: "software-redis-cache-aside",
    who: "backend developer",
    level: "middling",
    text: "First we check in Redis and if the key is not there then we read from the database and put it in Redis. It makes the api fast because database calls are reduced. The data can be old for some time in the cache, so we keep a TTL.",
  },
  {
    entryId: "software-redis-cache-aside",
    who: "backend developer",
    level: "weak",
    text: "Redis is an in memory database which is very fast. We use it to improve performance in our project and it was a very good experience.",
  },
  {
    entryId: "nursing-triage-rush",
    who: "nurse",
    level: "good",
    text: "I do a quick look at everyone, less than one minute each, and check airway, breathing, circulation and whether the patient is conscious. Anybody who is not breathing well, bleeding a lot, having fits or in shock is red and I send him to the resuscitation bay immediately and call the doctor. Chest pain or a suspected stroke is next, I take an ECG within 10 minutes. People who can walk with small injuries can wait. Every 15 minutes I go back and reassess those who wait, because they can get worse.",
  },
  {
    entryId: "nursing-triage-rush",
    who: "nurse",
    level: "middling",
    text: "I will see who is serious first. I check airway, breathing and circulation and vitals like pulse and BP. A patient with chest pain or heavy bleeding I take first, the others with small injuries can wait outside. I inform the duty doctor also.",
  },
  {
    entryId: "nursing-triage-rush",
    who: "nurse",
    level: "weak",
    text: "I will stay calm and treat all the patients one by one as they came and take help from the other staff and doctor.",
  },
  {
    entryId: "accounts-bank-reconciliation",
    who: "accountant",
    level: "good",
    text: "Usually the difference is timing. Cheques we have issued to vendors but they have not presented in the bank yet, and cheques we deposited which are still in clearing. Bank also debits charges and credits interest, or a customer pays directly by NEFT, and we come to know only from the statement. Sometimes it is our own mistake, like a wrong amount or entry in another bank ledger. I take the statement and the Tally bank book, tick each item, and list the open ones. I pass entries only for bank charges, interest and direct receipts, because timing items clear on their own. Old cheques of more than three months I reverse.",
  },
  {
    entryId: "accounts-bank-reconciliation",
    who: "accountant",
    level: "middling",
    text: "The bank book and bank statement differ because some cheques issued are not presented till that date and bank charges are not entered in our books. I compare the statement with the ledger in Tally and mark the dates, then I make the BRS at month end.",
  },
  {
    entryId: "accounts-bank-reconciliation",
    who: "accountant",
    level: "weak",
    text: "Bank reconciliation is very important for every company. I have prepared BRS in Tally and Excel for two years and my manager was happy.",
  },
  {
    entryId: "sales-slow-mover-objection",
    who: "sales officer",
    level: "good",
    text: "I never argue with the shopkeeper. First I listen and see where the stock is kept and check the date on the packs. Many times it is lying behind other brands where no customer can see it. I ask which brand his customers buy instead and at what rate. Then I show him on my phone how much the shop in the next lane sold last week, so he believes it. I move the packs to the counter at eye level and change the big pack for the 10 rupee one. I promise to come again on Friday, and if it's still not moving I take it back.",
  },
  {
    entryId: "sales-slow-mover-objection",
    who: "sales officer",
    level: "middling",
    text: "I will ask him why it is not selling and look at the shelf. Maybe the display is not proper, so I will keep it in front near the counter. I tell him that a nearby shop is selling it well. I also explain the scheme and the margin to him.",
  },
  {
    entryId: "sales-slow-mover-objection",
    who: "sales officer",
    level: "weak",
    text: "I will convince him that our product is the best quality in the market and he should give it more time. With good communication everything can be sold.",
  },
];

/** Whole stories in a person's own words, with situation, action, result and what stayed. */
export const ownStories: readonly { entryId: string; text: string }[] = [
  {
    entryId: "behavioral-upset-customer",
    text: "In my last job at the electronics shop a lady came in furious since her new fridge had broken down twice in one month. I took her to a quiet corner, offered her a chair and just heard her out without interrupting. I told her I understood how hard it is to run a house without a fridge. Then I phoned the service centre, got a technician booked for the same evening and gave her my own number. Next day she rang to say it was working and even sent her sister to buy from us. After that I started calling every buyer one week after delivery.",
  },
  {
    entryId: "behavioral-own-mistake",
    text: "During my second month I deleted a table on the staging server which the testers were using that day. Nobody knew yet, but I went straight to my team lead and said that I did it. I restored last night's backup and typed the missing forty rows again with one tester, it took around two hours. The release was late by half a day only. These days I never run a delete without a where clause, and I take a copy before touching anything.",
  },
  {
    entryId: "behavioral-two-urgent-things",
    text: "On a Saturday evening our shop's billing computer hung and just then a supplier's truck arrived with ice cream that had to go into the freezer. I thought about what would be spoiled first, so I told the customers in the line politely that it would take ten minutes and gave them water. I sent two boys to unload the ice cream and restarted the computer meanwhile. In a quarter of an hour the stock was safe and bills were moving again, and only one customer left.",
  },
  {
    entryId: "behavioral-persuade-others",
    text: "Our ward in-charge was not ready to use a checklist at handover since she felt it would waste time. I asked her what bothered her and she said the nurses already write too much. So for five days I quietly noted what we forgot at handover, and it was eleven things, two of them medicines. I put the list before her and requested to try a half page form for a week only on the night shift. She allowed it, and after seeing that handover took the same time, now the whole ward follows it.",
  },
  {
    entryId: "fresher-no-experience",
    text: "You are right sir, I have not worked in a company so far. But in college I was the treasurer of our fest and handled a sum of sixty thousand rupees with every bill kept. I also did a three month internship at a CA office where I entered vouchers. I pick up new software quickly, I would spend my first weeks sitting with a senior and writing down every step. Please try me for a month and see my work.",
  },
];
