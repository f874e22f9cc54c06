import type { EntryDraft } from "../entry.ts";

/** Selling insurance and loans. */
export const sales9: readonly EntryDraft[] = [
  {
    id: "sales-term-plan",
    family: "sales",
    topic: "insurance",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Selling a term plan",
    frames: [
      "A man of 32 with a wife, a child and a home loan asks which life insurance to buy. How do you advise him?",
      "You list {skill}. A young father with a home loan asks what cover he needs; how do you work it out?",
      "At {employer}, a customer with a child and a home loan wants life cover. How do you find his real need?",
    ],
    expected:
      "I ask before I show any plan. Who depends on his income, how much is the loan, and what cover does his company give. If he earns eight lakh and has a loan of thirty lakh, I take twelve times the income and add the loan, so about one and a quarter crore. A pure term plan gives this for a small premium and returns nothing if he lives, while savings plans give far less cover for the same money. He must tell the truth on smoking and illness, because a hidden fact kills the claim. I show the thirty day free look, tell him that individual policies have no GST since September 2025, and name his wife as nominee.",
    points: [
      {
        text: "who depends on him, loan and present cover asked",
        accept: [
          "who depends on his income",
          "family dependents",
          "need analysis",
          "cover does his company",
          "dependents and loan",
          "existing insurance",
          "income and loan",
          "income and liabilities",
          "existing cover",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "cover from income times plus the loan",
        accept: [
          "twelve times the income",
          "add the loan",
          "ten times annual income",
          "fifteen times income",
          "income multiple plus loan",
        ],
        weight: 0.25,
      },
      {
        text: "pure term against savings plan",
        accept: [
          "pure term plan",
          "savings plans give",
          "returns nothing if he lives",
          "term plan is cheaper",
          "endowment plan",
        ],
        weight: 0.2,
      },
      {
        text: "truth on smoking and illness",
        accept: ["smoking and illness", "hidden fact", "full disclosure", "medical history honestly"],
        weight: 0.2,
      },
      {
        text: "free look and nominee",
        accept: ["free look", "nominee"],
        weight: 0.1,
      },
    ],
    avoid: [
      "A higher premium protects the family better.",
      "Smoking can be left out of the form.",
      "Return of premium makes it the best plan.",
    ],
  },
  {
    id: "sales-called-fixed-deposit",
    family: "sales",
    topic: "insurance",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Sold as a fixed deposit",
    frames: [
      "A colleague sells an insurance policy to pensioners as a fixed deposit with bonus. What is wrong, and what do you do?",
      "You list {skill}. Your target is near, and a pensioner takes your policy for a fixed deposit. What do you say?",
      "What if people at {employer} sell policies as a kind of fixed deposit? What would you say and do?",
    ],
    expected:
      "I tell the customer plainly that this is insurance and not a fixed deposit. He must pay each year, a unit linked plan is locked for five years, and if he stops early he may lose a big part. A pensioner who needs the money in a year should not buy it at all, even if my target suffers. I show the benefit illustration, the guaranteed part and the part that is not guaranteed, and he signs it after reading. To the colleague I say that such policies lapse at the second premium, the commission is taken back, and complaints go to Bima Bharosa and the ombudsman. If he goes on, I report it to the compliance officer.",
    points: [
      {
        text: "told plainly that it is insurance, not a deposit",
        accept: ["not a bank deposit", "plainly that this is insurance", "tell the customer the truth"],
        weight: 0.25,
        must: true,
      },
      {
        text: "yearly premium, lock-in, loss on early exit",
        accept: ["locked for five years", "stops early", "surrender value"],
        weight: 0.25,
      },
      {
        text: "wrong product for a person who needs the money",
        accept: [
          "pensioner should not buy",
          "not suitable",
          "needs the money in a year",
          "not right for a pensioner",
          "mis-selling",
        ],
        weight: 0.15,
      },
      {
        text: "benefit illustration: guaranteed and not guaranteed",
        accept: ["benefit illustration", "guaranteed part"],
        weight: 0.15,
      },
      {
        text: "lapses, complaints, reported to compliance",
        accept: [
          "bima bharosa",
          "ombudsman",
          "compliance officer",
          "policies lapse",
          "report to compliance",
          "complaint to irdai",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "The bonus makes it as good as a deposit.",
      "He can withdraw the money any time.",
      "My target comes first this month.",
    ],
  },
  {
    id: "sales-claims-never-paid",
    family: "sales",
    topic: "insurance",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Do insurers ever pay",
    frames: [
      "A customer says that health insurance companies never pay claims. How do you answer him honestly?",
      "You list {skill}. A customer laughs and says that health claims are never paid; what is your answer?",
      "At {employer}, a customer says that insurers never pay. How do you answer without a false promise?",
    ],
    expected:
      "I first ask whose claim it was, since behind this there is mostly a real story. I explain why claims fail. Someone hid an old illness, the waiting period was still running, which can be up to three years for a known illness, or the room was above the limit and the bill was cut in proportion. Then I fill the form with him and write every illness, even a small one. I show the claim ratio from the IRDAI report and the list of cashless hospitals near his home. After five years of renewals a claim can be refused only for proved fraud or a fixed exclusion. And I give him my number for the first admission.",
    points: [
      {
        text: "asked whose claim it was",
        accept: [
          "story behind his claim",
          "real story",
          "listen to his experience",
          "ask what happened",
          "ask about his claim",
        ],
        weight: 0.15,
      },
      {
        text: "why claims fail: hidden illness, waiting period, room limit",
        accept: [
          "waiting period",
          "hid an old illness",
          "non-disclosure",
          "room rent limit",
          "pre existing disease",
          "hidden disease",
          "hide an illness",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "form filled with every illness",
        accept: [
          "write every illness",
          "declare every illness",
          "fill the form with him",
          "disclose every illness",
          "tell all illnesses",
        ],
        weight: 0.2,
      },
      {
        text: "claim ratio and cashless hospitals shown",
        accept: [
          "claim ratio",
          "cashless hospitals",
          "network hospital",
          "settlement ratio",
          "claim settlement",
        ],
        weight: 0.2,
      },
      {
        text: "help at the time of admission",
        accept: [
          "my number for the first admission",
          "help at the time of claim",
          "help in hospital",
          "call me at admission",
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "Our company has paid every claim till today.",
      "Small old illnesses can be left out.",
      "Only bad companies refuse a claim.",
    ],
  },
  {
    id: "sales-loan-lead-check",
    family: "sales",
    topic: "loans",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Checking a loan lead",
    frames: [
      "You wrote: {line}. How do you see early, in one lead, whether the file will pass?",
      "A salaried person wants a personal loan of five lakh. What do you check before you log in the file?",
      "You list {skill}. A salaried customer wants a personal loan of five lakh; how do you see early whether the file will pass?",
      "At {employer}, what did you check in a personal loan lead before the file went to the credit team?",
    ],
    expected:
      "I ask five things on the first call, so that nobody runs for papers in vain. What is the take-home salary, which EMIs run, how long is he in this job, was any payment late, and what is the loan for. If he gets 40,000 and pays 12,000 already, then at half of income there is room for about 8,000, and I tell him the amount this allows. With his consent the bureau score is seen once, and 750 is comfortable. I collect PAN, Aadhaar, three salary slips and six months of bank statement. I show the key facts statement with the APR and all fees, and I never promise approval or a rate before credit decides.",
    points: [
      {
        text: "take-home salary against running EMIs",
        accept: ["take-home salary", "half of income", "foir", "running emis", "net salary", "existing emis"],
        weight: 0.3,
        must: true,
      },
      {
        text: "bureau score with consent, late payments",
        accept: ["bureau score", "cibil", "credit score", "payment late"],
        weight: 0.2,
      },
      {
        text: "time in the job",
        accept: ["how long is he in this job", "job stability", "years in the company"],
        weight: 0.1,
      },
      {
        text: "papers: PAN, salary slips, bank statement",
        accept: ["salary slips", "bank statement", "pan aadhaar", "kyc documents"],
        weight: 0.2,
      },
      {
        text: "key facts statement with APR, no promise of approval",
        accept: ["key facts statement", "apr", "never promise approval", "no false promise"],
        weight: 0.2,
      },
    ],
    avoid: [
      "I promise the approval and collect papers later.",
      "A running EMI may be left out.",
      "I promise approval on the first call.",
    ],
  },
  {
    id: "sales-loan-lower-amount",
    family: "sales",
    topic: "loans",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Approved for much less",
    frames: [
      "A couple needs a home loan of forty lakh, and credit approves only twenty eight. What do you do for them, and what do you refuse?",
      "You list {skill}. A home loan comes back at twenty eight lakh instead of forty; how do you save the case, and what do you refuse?",
      "What if credit at {employer} approves twenty eight lakh and the couple needs forty? What do you try, and what would you never do?",
    ],
    expected:
      "I call them the same day, since they may have paid a token to the seller. I ask credit for the exact reason and say it in plain words, for example that the husband's car EMI takes a quarter of his pay. Then I see what is honest and possible. If the wife's salary was not counted, she becomes co-applicant. Closing the car loan, which has 90,000 left, may add six lakh. A longer tenure lowers the EMI, but I show what the extra interest is in total. I never change a salary slip or hide a loan, as that is fraud and ends in rejection everywhere. Last I give them a date for the new decision.",
    points: [
      {
        text: "exact reason asked and told plainly the same day",
        accept: ["exact reason", "call them the same day", "reason in plain words"],
        weight: 0.2,
      },
      {
        text: "co-applicant's income added",
        accept: ["co-applicant", "wife's salary", "joint income", "add his wife"],
        weight: 0.25,
      },
      {
        text: "a small running loan closed",
        accept: [
          "closing the car loan",
          "close a running loan",
          "prepay the small loan",
          "close the car loan",
          "clear the small loan",
        ],
        weight: 0.15,
      },
      {
        text: "longer tenure with its total interest shown",
        accept: ["longer tenure", "extra interest", "increase the tenure"],
        weight: 0.15,
      },
      {
        text: "no changed papers or hidden loans",
        accept: [
          "never change a salary slip",
          "that is fraud",
          "no false papers",
          "no fake documents",
          "not change any document",
          "no false documents",
          "not hide any loan",
          "fake salary slip",
          "hide a loan",
        ],
        weight: 0.25,
        must: true,
      },
    ],
    avoid: [
      "A small change in the salary slip helps.",
      "The running car loan can stay hidden.",
      "Rent on paper raises the income.",
    ],
  },
];
