import type { EntryDraft } from "../entry.ts";

/** Selling in a store, and selling insurance and loans. */
export const sales3: readonly EntryDraft[] = [
  {
    id: "sales-store-conversion",
    family: "sales",
    topic: "retail",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Many visitors, few bills",
    frames: [
      "You wrote: {line}. If footfall rises and bills do not, which numbers do you pull and what do you try?",
      "More people walk into your store than last year, but the number of bills is the same. What do you look at?",
      "You list {skill}. Footfall is up by a fifth and bills are flat; where are you losing the people?",
      "At {employer}, footfall rises and bills do not. Which numbers do you pull, and what do you try first?",
    ],
    expected:
      "I divide bills by footfall for each hour and each day, because the average hides it. Say we have 28 percent on weekdays and 15 on Sunday evening. Then it is the hour, too few people and a long queue at the till. I move two weekly offs away from Sunday, and open one more till at six. If conversion is low at all hours, I stand at the exit and ask twenty people why they left. Often it is a missing size, so I check the size-wise stock of the ten best styles. I also watch pieces per bill and the average bill. I change one thing for two weeks and compare with a sister store.",
    points: [
      {
        text: "bills divided by footfall, hour by hour",
        accept: ["divide bills by footfall", "conversion by hour", "conversion rate"],
        weight: 0.3,
        must: true,
      },
      {
        text: "staff and tills in the busy hours",
        accept: ["weekly offs", "queue at the till", "open one more till", "staff roster"],
        weight: 0.2,
      },
      {
        text: "people asked why they left",
        accept: [
          "why they left",
          "stand at the exit",
          "exit interview of shoppers",
          "ask the customers who leave",
        ],
        weight: 0.15,
      },
      {
        text: "missing sizes in best styles",
        accept: [
          "missing size",
          "size-wise stock",
          "broken sizes",
          "size gap",
          "size not available",
          "stock availability",
        ],
        weight: 0.2,
      },
      {
        text: "pieces per bill, one change compared with a sister store",
        accept: ["sister store", "pieces per bill", "average bill", "units per transaction"],
        weight: 0.15,
      },
    ],
    avoid: [
      "More footfall always brings more bills.",
      "A bigger discount is the first cure.",
      "The daily average shows enough.",
    ],
  },
  {
    id: "sales-return-without-bill",
    family: "sales",
    topic: "retail",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "transfer",
    title: "A return without a bill",
    frames: [
      "A shopper wants money back for a mixer that stopped in a week, and she has no bill. What do you do?",
      "You list {skill}. A shopper brings a dead mixer without a bill and wants her money; how do you handle it?",
      "What if a shopper at {employer} brings back a mixer after a week, angry and without the bill?",
    ],
    expected:
      "I take her aside from the queue, say sorry for the trouble and let her tell it. With her phone number or the card payment I can find the bill in our system in two minutes, and the serial number shows if the piece is ours. Then I plug it in before her. If it is a defect, our policy and the consumer law are on her side, since a defective piece must be taken back within the period of the bill, or thirty days if it names none, so I give a replacement or refund. If the box shows misuse, I explain it calmly and offer the service centre. I write the return with the reason, so that a bad batch is seen.",
    points: [
      {
        text: "heard and taken aside without doubt in her word",
        accept: ["take her aside", "let her tell it", "say sorry for the trouble", "listen to her calmly"],
        weight: 0.2,
      },
      {
        text: "bill found by phone number, card or serial number",
        accept: [
          "find the bill",
          "serial number",
          "bill by her phone number",
          "search by mobile number",
          "check in the system",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "piece tested before her",
        accept: ["plug it in", "check the mixer", "switch it on", "test it in front"],
        weight: 0.15,
      },
      {
        text: "defect: replacement or refund by policy and law",
        accept: [
          "replacement or refund",
          "consumer law",
          "defective piece taken back",
          "replace the mixer",
          "exchange or refund",
        ],
        weight: 0.25,
      },
      {
        text: "misuse explained, reason of the return noted",
        accept: [
          "service centre",
          "bad batch",
          "write the return",
          "misuse by the customer",
          "box shows misuse",
          "used wrongly",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "She must bring the bill or leave.",
      "A defective piece is the maker's business alone.",
      "I refund cash to end the shouting.",
    ],
  },
  {
    id: "sales-till-short",
    family: "sales",
    topic: "retail",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "The till does not tally",
    frames: [
      "At closing the till is 1,850 rupees short. How do you find it, and what do you do if you cannot?",
      "You list {skill}. The till is 1,850 short at closing; where do you look before you call anyone a thief?",
      "At {employer}, the till is short by 1,850 rupees at closing time. Take me through what you do next.",
    ],
    expected:
      "I count the cash again with a second person, note by note, because two stuck 500 notes are common. Then I compare the payment types. Often a UPI or card sale was billed as cash, so I match the settlement slip of the card machine and the UPI report with the system. I look for a bill cancelled after the money was given back, a petty expense without a voucher, and the opening float. If I find it, I correct it with a note. If not, I write it in the cash book as short, inform the manager the same night, and we both sign. I never fill it from my own pocket, since that hides a leak that grows.",
    points: [
      {
        text: "cash counted again with a second person",
        accept: ["count the cash again", "count note by note", "recount the cash"],
        weight: 0.15,
      },
      {
        text: "settlement slip and UPI report against the sales",
        accept: [
          "upi report",
          "settlement slip",
          "billed as cash",
          "match the card slips",
          "match upi payments",
          "payment mode wise",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "cancelled bills, petty expense, opening float",
        accept: ["bill cancelled", "petty expense", "opening float", "opening cash", "petty cash voucher"],
        weight: 0.25,
      },
      {
        text: "written as short, manager told the same night",
        accept: [
          "cash book as short",
          "cash shortage report",
          "inform the manager",
          "write it in the register",
        ],
        weight: 0.1,
      },
      {
        text: "never filled from own pocket",
        accept: ["hides a leak", "not from my own pocket"],
        weight: 0.2,
      },
    ],
    avoid: [
      "I fill the gap from my own pocket.",
      "The cashier's bag is searched first.",
      "A small difference can wait until tomorrow.",
    ],
  },
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
        accept: ["waiting period", "hid an old illness", "non-disclosure", "room rent limit"],
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
