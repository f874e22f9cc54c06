import type { EntryDraft } from "../entry.ts";

/** Overdue accounts, and stories from selling. */
export const sales10: readonly EntryDraft[] = [
  {
    id: "sales-three-hundred-overdue",
    family: "sales",
    topic: "collections",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Which overdue account first",
    frames: [
      "You wrote: {line}. With 300 accounts overdue and three collectors, whom do you see first, and why?",
      "You have 300 overdue loan accounts and three collectors. How do you decide whom to see first?",
      "You list {skill}. You have 300 overdue accounts and ten days to month end; where do you put your people?",
      "At {employer}, how would you plan a month with 300 overdue accounts and only three collectors?",
    ],
    expected:
      "I sort by days late first, into 1 to 30, 31 to 60 and 61 to 90, because after 90 days the account becomes an NPA and costs the bank most. Those who cross 90 this month come first, largest amount on top. In the first bucket most forgot or the mandate bounced, so messages and phone calls are enough. For 61 to 90 we visit, with route by area and the past notes. Broken promises go up in the list, and those who cannot be reached get another address check. For real hardship I ask credit for restructuring early. I watch each morning how much rolls forward from one bucket to the next, and not only the money collected.",
    points: [
      {
        text: "accounts sorted by how late they are",
        accept: [
          "sort by days late",
          "becomes an npa",
          "61 to 90",
          "buckets of days late",
          "bucket wise",
          "becomes an NPA",
          "days past due",
          "number of overdue days",
          "dpd wise list",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "those about to cross and large amounts first",
        accept: [
          "cross 90 this month",
          "largest amount on top",
          "high value accounts first",
          "near 90 days first",
          "high amount first",
        ],
        weight: 0.2,
      },
      {
        text: "calls for early ones, visits for late ones",
        accept: [
          "mandate bounced",
          "messages and phone calls",
          "field visit",
          "route by area",
          "calling for the first bucket",
        ],
        weight: 0.2,
      },
      {
        text: "broken promises and untraceable ones",
        accept: ["broken promises", "address check", "skip tracing"],
        weight: 0.1,
      },
      {
        text: "roll forward watched; restructuring for hardship",
        accept: ["rolls forward", "roll rate", "restructuring"],
        weight: 0.2,
      },
    ],
    avoid: [
      "The oldest account always comes first.",
      "Every account gets an equal visit.",
      "The collected total is the only measure I need.",
    ],
  },
  {
    id: "sales-nearly-lost",
    family: "sales",
    topic: "closing a sale",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "A sale you nearly lost",
    frames: [
      "Tell me about a sale that looked lost and that you still won. What turned it?",
      "Think of your time at {employer}. Tell me about a sale that looked lost. What did you do?",
      "When did a buyer say no to you and later buy? Tell me what you did in between.",
    ],
    expected:
      "Last March a hostel owner turned down our water purifiers, because his old supplier had left him without service. I understood that his worry was not the price. So I did not send a new offer. I asked our service man for his visit register and showed the owner that 46 of 50 calls in his street were done in one day. Then I offered one machine on trial for a month, and gave him the service man's number. On the ninth day a filter leaked, and we were there in three hours. He ordered eleven machines for 1.9 lakh. I learned to ask what went wrong with the last supplier before I speak of mine.",
    points: [
      {
        text: "why the buyer refused: their worry",
        accept: ["refused our offer", "turned down our", "his worry was", "old supplier had left"],
        weight: 0.25,
      },
      {
        text: "proof that you brought",
        accept: ["visit register", "showed the owner", "showed him the numbers"],
        weight: 0.2,
      },
      {
        text: "small trial or easy first step you offered",
        accept: [
          "machine on trial",
          "trial for a month",
          "small first purchase on trial",
          "free sample",
          "small first order",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "how it ended, with an amount",
        accept: ["ordered eleven machines", "order worth"],
        weight: 0.15,
      },
      {
        text: "what you learned from it",
        accept: ["learned to ask", "lesson for the next sale"],
        weight: 0.15,
      },
    ],
    avoid: ["I gave the biggest discount and he bought."],
  },
  {
    id: "sales-said-do-not-buy",
    family: "sales",
    topic: "honest selling",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "A sale you refused",
    frames: [
      "Tell me about a time you told a customer not to buy from you. What did it cost you, and what came of it?",
      "Think of your work at {employer}. When did you say no to a sale because it was wrong for the customer?",
      "Describe one sale that you could have made and did not, for the customer's own good.",
    ],
    expected:
      "Two years ago a tailor wanted our biggest sewing machine on EMI, 86,000 rupees, and I was three machines short of my target. I asked how many pieces he makes in a day. He makes twelve, and that machine pays only above forty. I told him I could not sell it to him with a good heart, and that the EMI would eat his profit. I offered the smaller one for 24,000 and showed him the sum on paper. My month ended at 92 percent, and I told my manager why. In the next year he sent me five tailors from his lane, and bought the big machine when he had work. Since then I do the customer's sum first.",
    points: [
      {
        text: "what the customer wanted and why it did not fit",
        accept: ["wanted our biggest", "pays only above forty", "did not need it", "not suitable for him"],
        weight: 0.25,
      },
      {
        text: "you said no to the sale openly",
        accept: ["sell it with a good heart", "told him not to buy", "advised against it"],
        weight: 0.25,
        must: true,
      },
      {
        text: "the other choice you offered",
        accept: ["offered the smaller one", "cheaper model", "sent him to another shop"],
        weight: 0.15,
      },
      {
        text: "how it ended, for you and for the customer",
        accept: ["sent me five", "came back to me later", "month ended at"],
        weight: 0.2,
      },
      {
        text: "what you do differently since",
        accept: ["customer's sum first", "since then i"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "sales-month-of-refusals",
    family: "sales",
    topic: "refusals",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "deepener",
    title: "A month of refusals",
    frames: [
      "Tell me about your worst week or month in selling. What did you change, and how did it end?",
      "Think of your time at {employer}. Tell me about a month when almost everybody refused. What did you do?",
      "When did you get only refusals for days, and how did you keep going out the next morning?",
    ],
    expected:
      "In my first monsoon as a field salesman I sold half of my plan, with two weeks in which nine of ten shops sent me away. I was ashamed to go out. I wrote down each refusal for three days, and saw that most came before eleven, when the owner was not there or had no cash. So it was my own route. So I started with collections and stock counts, and kept selling for the afternoon. I also set myself twenty real talks a day instead of a rupee figure, because that I could control. The next month I reached 96 percent. I learned to look at my list of refusals before I lose heart.",
    points: [
      {
        text: "how bad the refusals were",
        accept: ["sold half of my plan", "nine of ten shops", "refused to see me"],
        weight: 0.2,
      },
      {
        text: "what your list of refusals showed",
        accept: [
          "wrote down each refusal",
          "it was my own route",
          "wrote the reasons",
          "reason of the refusals",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "what you changed in your day",
        accept: ["selling for the afternoon", "twenty real talks", "changed my route"],
        weight: 0.2,
      },
      {
        text: "how it ended, with a number",
        accept: ["reached 96", "next month i reached"],
        weight: 0.15,
      },
      { text: "what you learned", accept: ["lesson from refusals", "learned to look at"], weight: 0.15 },
    ],
  },
];
