import type { EntryDraft } from "../entry.ts";

/** Accounts: bank accounts, loans, trade papers, payment fraud. */
export const accounts6: readonly EntryDraft[] = [
  {
    id: "accounts-open-savings-kyc",
    family: "accounts",
    topic: "banking",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Opening a savings account",
    frames: [
      "A customer wants to open a savings account at your branch. Take me through the steps and checks.",
      "You have {skill} on your resume. How do you open an account for a new customer so that an inspector finds nothing missing?",
      "A daily wage worker without a PAN card wants a savings account. Which papers do you take, and which checks and steps follow?",
    ],
    expected:
      "I ask what he needs the account for, so that I offer the right one. For identity and address I take one officially valid document, like Aadhaar, passport, voter card, driving licence or job card, and see the original. I take PAN, or the declaration form if he has none, so a daily wage worker can open a basic account with no minimum balance. I check the name against the sanctions list and his central KYC number, take a live photo and signature, and note work and income to set the risk class. I explain nomination. High risk files are renewed every two years, medium every eight and low every ten.",
    points: [
      {
        text: "one officially valid document, original seen",
        accept: [
          "officially valid document",
          "aadhaar passport voter card",
          "ovd",
          "see the original document",
          "proof of identity and address",
          "aadhaar card",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "PAN or the declaration form",
        accept: [
          "declaration form if he has none",
          "pan or form 60",
          "basic account with no minimum balance",
          "form 60",
        ],
        weight: 0.2,
      },
      {
        text: "sanctions list and central KYC number",
        accept: ["against the sanctions list", "central kyc", "ckyc", "name screening"],
        weight: 0.2,
      },
      {
        text: "risk class and renewal by it",
        accept: ["set the risk class", "high risk every two years", "re-kyc", "periodic updation"],
        weight: 0.2,
      },
      {
        text: "nomination explained",
        accept: ["explain nomination", "nominee details", "add a nominee"],
        weight: 0.15,
      },
    ],
    avoid: [
      "PAN is compulsory for every savings account.",
      "A photocopy of Aadhaar by post is enough.",
      "KYC once done is valid for life.",
    ],
    link: "https://www.rbi.org.in/",
  },
  {
    id: "accounts-home-loan-check",
    family: "accounts",
    topic: "banking",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Judging a home loan",
    frames: [
      "A salaried customer asks for a home loan of thirty lakh. What do you check before you recommend it, and what if it is too much for him?",
      "Your resume shows {skill}. How do you judge a home loan: the borrower, his income and the house, and what if it is too large?",
      "Suppose at {employer} a customer asks for a home loan too large for his income. How do you check him and the house, and what do you offer?",
    ],
    expected:
      "I look at the person, the income and the house. For the person I read the credit report, not just the score, for defaults and many new enquiries, and check KYC. For income I take salary slips, the tax certificate and six months of bank statement, and see that the salary credit agrees everywhere. All instalments together should stay near half of the take-home pay. If it is too large, I offer a longer term, a smaller loan or a co-applicant, and do not stretch his income. For the house an advocate searches the title, and a valuer visits. The bank lends up to ninety percent at that size.",
    points: [
      {
        text: "credit report read for defaults and enquiries",
        accept: ["read the credit report", "cibil score", "score and past defaults", "credit history"],
        weight: 0.2,
      },
      {
        text: "income proved by slips, tax certificate and bank statement",
        accept: [
          "salary slips the tax certificate",
          "six months of bank statement",
          "salary credit in the bank statement",
          "itr and salary slip",
        ],
        weight: 0.25,
      },
      {
        text: "all instalments near half of take-home pay",
        accept: [
          "half of the take-home",
          "foir",
          "instalments together should stay",
          "emi to income ratio",
          "emi not above half",
          "50 percent of income",
          "half of his salary",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "title search and valuation of the house",
        accept: [
          "advocate searches the title",
          "valuer visits",
          "legal and technical report",
          "property papers verified",
          "title of the property",
          "valuation report",
        ],
        weight: 0.2,
      },
      {
        text: "smaller loan or longer term offered",
        accept: ["offer a longer term", "co-applicant", "smaller loan amount", "longer tenure"],
        weight: 0.1,
      },
    ],
    avoid: [
      "A high credit score alone is enough for a loan.",
      "The bank can lend the full price of the house.",
    ],
    link: "https://www.rbi.org.in/",
  },
  {
    id: "accounts-loan-two-missed",
    family: "accounts",
    topic: "banking",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A borrower who missed instalments",
    frames: [
      "A small trader is sixty days late with his loan and does not answer. What happens at ninety days, what do you do before, and what may you not do?",
      "Suppose three loans at {employer} are sixty days late. What happens at ninety days, how do you save them, and what may you not do?",
      "A loan is seventy days overdue. What happens at ninety days, how do you try to save it, and what may you not do?",
    ],
    expected:
      "At sixty days the account goes from SMA-1 to SMA-2, and after ninety days it becomes an NPA, so time counts. I read the account first, its sales, other loans and the security. Then I visit his shop with a colleague, and ask what changed. If it is a short gap, like one buyer who did not pay, I agree on part payments in writing. If his trade is down but can recover, I propose restructuring before ninety days. If he hides or sells the stock, I pass it to the recovery cell for a legal letter. I call only between eight in the morning and seven in the evening, and never threaten him or shame him before neighbours.",
    points: [
      {
        text: "SMA stages and NPA after ninety days",
        accept: [
          "after ninety days it becomes an npa",
          "sma-1",
          "special mention account",
          "classified as npa",
          "sma-2",
          "npa at ninety days",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "account conduct and security read first",
        accept: [
          "sales routed through the account",
          "conduct of the account",
          "check the security and stock",
        ],
        weight: 0.15,
      },
      {
        text: "visit and find the real reason",
        accept: ["visit his shop", "ask what changed", "see the borrower at his shop", "field visit"],
        weight: 0.2,
      },
      {
        text: "dates in writing, or restructuring in time",
        accept: [
          "part payments in writing",
          "propose restructuring",
          "reschedule the loan",
          "repayment plan",
        ],
        weight: 0.25,
      },
      {
        text: "no threats, calls only from eight to seven",
        accept: [
          "between eight in the morning and seven",
          "fair recovery practice",
          "not harass the borrower",
          "no threat or abuse",
          "call from 8 to 7",
          "calling hours",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Give a new loan to pay the old instalments.",
      "It becomes an NPA after six months.",
      "Call his relatives and neighbours until he pays.",
    ],
    link: "https://www.rbi.org.in/",
  },
  {
    id: "accounts-guarantee-or-credit",
    family: "accounts",
    topic: "trade-finance",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Letter of credit or guarantee",
    frames: [
      "When does a firm need a letter of credit and when a bank guarantee? Take one order of each kind, and say what you watch.",
      "Suppose {employer} needs a letter of credit for an import and a bank guarantee for a tender. How do the two work, and what do you watch?",
      "Your resume names {skill}. How do a letter of credit and a bank guarantee work, and what must you watch with each?",
    ],
    expected:
      "A letter of credit is a way to pay. When we import a machine, the seller ships and the bank pays him against papers that agree with the credit, and it looks only at documents, not at goods. It has five banking days to check them. If the bill of lading is late, that is a discrepancy, and the seller must correct it or ask us to accept. A guarantee is a promise for the bad case. When we win a tender, the buyer can claim on demand if we do not perform. Both use our limit, with margin and commission. I keep a register of expiry and claim dates and extend a month before.",
    points: [
      {
        text: "the bank pays against documents only",
        accept: [
          "pays him against papers",
          "looks only at documents",
          "deals in documents not goods",
          "payment against documents",
          "documents as per lc",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "discrepancy corrected or accepted by the buyer",
        accept: [
          "that is a discrepancy",
          "five banking days",
          "accept the discrepancy",
          "waive the discrepancy",
        ],
        weight: 0.2,
      },
      {
        text: "guarantee claimed on demand when one does not perform",
        accept: [
          "claim on demand",
          "promise for the bad case",
          "performance guarantee",
          "invoked if we fail",
          "guarantee is invoked",
          "pays if we default",
        ],
        weight: 0.25,
      },
      {
        text: "limit, margin and commission",
        accept: ["use our limit", "margin and commission", "non fund based limit", "cash margin"],
        weight: 0.15,
      },
      {
        text: "register of expiry and claim dates",
        accept: [
          "register of expiry",
          "extend a month before",
          "claim period",
          "original back and cancelled",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "The bank refuses payment when the goods are bad.",
      "A bank guarantee needs a court order to claim.",
    ],
  },
  {
    id: "accounts-vendor-bank-change",
    family: "accounts",
    topic: "accounts-payable",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A new bank account by mail",
    frames: [
      "A mail from a known vendor says: our bank account has changed, please pay there today. What do you do, and what if it is already paid?",
      "Suppose a mail to {employer} names a new bank account of a vendor. How do you check it, and what if the money is already gone?",
      "How do you protect payments from a false mail about a vendor's bank account, and what do you do if one slipped through?",
    ],
    expected:
      "I do not pay and do not answer that mail. I check the sender's address letter by letter, and call the vendor on the number in our old file, not on the one in the mail. I ask for a letter on letterhead and a cancelled cheque, and test with a one rupee transfer that shows the name. One person changes the vendor master and another approves it. If money has already gone, every minute counts, so I call our bank to hold it, ring the cyber helpline 1930 and file on the national portal, with the UTR. I tell my head at once and save the mail.",
    points: [
      {
        text: "call the vendor on the old known number",
        accept: [
          "number in our old file",
          "call back on known number",
          "confirm by phone from our records",
          "registered phone number",
          "number in our records",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "cancelled cheque and a one rupee test",
        accept: ["cancelled cheque", "one rupee transfer", "penny drop", "letter on letterhead"],
        weight: 0.2,
      },
      {
        text: "one changes the master, another approves",
        accept: ["another approves it", "maker and checker", "dual control on vendor master"],
        weight: 0.15,
      },
      {
        text: "if paid: bank and 1930 at once",
        accept: [
          "cyber helpline 1930",
          "call our bank to hold",
          "national cyber crime portal",
          "report to bank with utr",
          "call 1930",
          "ask bank to freeze",
        ],
        weight: 0.25,
      },
      {
        text: "sender's address checked letter by letter",
        accept: ["sender's address letter by letter", "look at the mail id", "spelling of the domain"],
        weight: 0.1,
      },
    ],
    avoid: ["Reply to that mail to ask whether it is true.", "Call the number given in that mail."],
    link: "https://cybercrime.gov.in/",
  },
];
