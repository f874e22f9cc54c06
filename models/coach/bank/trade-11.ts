import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: agreements, helpers and prices of those who work for clients. */
export const trade11: readonly EntryDraft[] = [
  {
    id: "trade-agreed-in-writing",
    family: "general",
    topic: "a client's order",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "What you put in writing",
    frames: [
      "Which points do you agree in writing with a client before you begin, and why those?",
      "As {role}, which points do you agree in writing with a client before you begin, and why those?",
    ],
    expected:
      "One page is enough, but it must say what I will do and, just as important, what is not included, because most quarrels are about that. Then the price, whether tax and material are in it, and which part is paid when, for example forty percent at the start, forty halfway and the rest at the end. Then the dates, and what I need from the client to keep them. How many corrections are free and what each further one costs. Who answers for defects and for how long, and how either side can end it. For small things a message to which he replies 'agreed' will do, while a large one gets signatures.",
    points: [
      {
        text: "what is included, what is left out",
        accept: [
          ...["what is not included", "scope of work", "list of what I deliver", "scope of the work"],
          ...["what I will do", "details of work", "design and quantity", "which functions I will shoot"],
          ...["album is not included", "scope of work clearly"],
        ],
        weight: 0.3,
      },
      {
        text: "price and which part is paid when",
        accept: [
          ...["which part is paid when", "advance and balance", "payment terms"],
          ...["fees and payment schedule", "total fees", "advance payment", "payment dates"],
          ...["rate and advance", "instalments of payment", "half at booking", "total amount"],
          "fees and advance",
        ],
        weight: 0.25,
      },
      {
        text: "dates and what the client must give",
        accept: [
          ...["dates and what I need", "time of completion", "delivery date", "timeline of the project"],
          ...["date of delivery", "documents from client", "number of days", "when photos will come"],
          ...["eight weeks", "timeline of work"],
        ],
        weight: 0.15,
      },
      {
        text: "how many corrections are free",
        accept: [
          ...["how many corrections are free", "number of revisions", "charges for extra work"],
          ...["number of changes", "extra work extra charge", "revisions allowed", "cost of changes"],
          "two rounds of corrections",
        ],
        weight: 0.15,
      },
      {
        text: "defects, and how it can be ended",
        accept: [
          ...["answers for defects", "guarantee period", "how either side can end", "cancellation terms"],
          ...["cancellation", "refund terms", "dispute clause", "guarantee of work", "if it is postponed"],
          "cancellation and guarantee",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["With a good client a spoken word is enough.", "Written terms insult a client."],
  },
  {
    id: "trade-pass-part-on",
    family: "general",
    topic: "a client's order",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A part passed on to another",
    frames: [
      "You pass a part of a job on to somebody outside. How do you make sure that it comes back good?",
      "As {role}, you pass a part of a job on to somebody outside. How do you make sure that it comes back good?",
    ],
    expected:
      "I give away only what I can judge, because towards the client I remain responsible, whoever made it. I choose somebody whose pieces I have seen and try him with a small one. He gets a sheet: what, how good, until when, for how much, and from which material. I ask the client whether he minds, above all where his papers or his house are concerned. I look at it halfway, not only at the end when nothing can be altered. When it is right, I pay on the promised day, even if my client is late, since otherwise next time I stand last in his queue.",
    points: [
      {
        text: "responsible to the client oneself",
        accept: [
          ...["I remain responsible", "responsibility stays with me", "I answer to the client"],
          ...["my name is on it", "responsibility is mine", "client knows only me", "I am answerable"],
          ...["final check by me", "client will ask me", "my name will be spoiled"],
        ],
        weight: 0.25,
      },
      {
        text: "choose one whose pieces were seen or tried",
        accept: [
          ...["whose pieces I have seen", "try him with a small one", "check his previous work"],
          ...["choose a trusted person", "references of the freelancer", "person I have tested"],
          ...["give small work first", "known and trusted", "see his old work", "skilled person"],
          ...["I know his work", "whose work is good"],
        ],
        weight: 0.2,
      },
      {
        text: "a sheet with what, when and how much",
        accept: [
          ...["sheet with what and when", "clear written brief", "agree on rate and date"],
          ...["written scope for him", "explain everything clearly", "give it in writing"],
          ...["fix rate and date", "clear instructions", "samples and measurements"],
          ...["give him clear brief", "tell rate and date"],
        ],
        weight: 0.2,
      },
      {
        text: "look at it halfway",
        accept: [
          ...["inspect in between", "check the progress", "regular follow up"],
          ...["review before it is delivered", "check in between", "visit his place", "take daily update"],
          ...["see the work halfway", "check before giving to client", "see it in between", "check daily"],
        ],
        weight: 0.2,
      },
      {
        text: "client asked, helper paid on the day",
        accept: [
          ...["ask the client whether he minds", "pay on the promised day", "pay him in time"],
          ...["client's permission", "pay him on time", "tell the client also", "client's consent"],
          ...["good relation with him", "permission of the client"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["If he spoils it, the client must ask him."],
  },
  {
    id: "trade-work-out-price",
    family: "general",
    topic: "prices",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Working out a price",
    frames: [
      "How do you work out your price for a job before you tell it to a client?",
      "As {role}, how do you work out your price for a job before you tell it to a client?",
    ],
    expected:
      "I see the place or the papers first, because a figure by phone is a guess. Then I add up what I buy, with some for loss, my hours times what an hour must bring, travel, and what others charge me. On top comes a share of rent, tools and phone, and then the profit, which is something else than my wage. I compare with what three similar jobs really cost me. I write it down with tax, with what is not in it, and valid for fifteen days. I do not simply go ten percent below my neighbour, since I do not know his costs.",
    points: [
      {
        text: "see the job first",
        accept: [
          ...["see the place or the papers", "site visit first", "look at the papers first"],
          ...["measure before quoting", "visit the site", "see the work first"],
          ...["understand the requirement", "read the case papers", "take measurement", "go and see first"],
        ],
        weight: 0.15,
      },
      {
        text: "hours and what is bought",
        accept: [
          ...["hours times what an hour", "labour and material", "material and my hours", "hourly rate"],
          ...["time it will take", "cost of material", "how many hours", "labour charge"],
          ...["my time and effort", "number of days", "two painters for days", "daily wage"],
          "material and labour cost",
        ],
        weight: 0.25,
      },
      {
        text: "a share of rent, tools and phone",
        accept: [
          ...["share of rent", "overheads like rent", "travel and tools", "rent and electricity"],
          ...["office expenses", "travelling charges", "other expenses", "staff salary", "office cost"],
          ...["phone bike and ladder", "overheads like travel", "tempo charge"],
        ],
        weight: 0.2,
      },
      {
        text: "profit on top of the wage",
        accept: [
          ...["then the profit", "profit margin", "add my margin", "my profit", "keep some margin"],
          ...["percent of profit", "market rate", "fifteen percent profit", "some profit margin"],
        ],
        weight: 0.2,
      },
      {
        text: "written with tax and validity",
        accept: [
          ...["valid for fifteen days", "written quotation", "tax extra or included", "what is not in it"],
          ...["give written quotation", "GST extra", "valid for some days", "advance mentioned"],
          ...["estimate on paper", "on paper with GST", "valid for ten days"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["I always go below my neighbour's price.", "Rent and phone are not part of a price."],
  },
  {
    id: "trade-half-price-rival",
    family: "general",
    topic: "prices",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Another does it for half",
    frames: [
      "A client says that another does the job for half, which is below your own cost. What do you answer?",
      "Suppose a client tells you, as {role}, that another does it for half, which is below your cost. What do you answer?",
    ],
    expected:
      "I stay friendly, because he may only be testing me. I ask to see what the rival offers for it, since often something is missing there: the tax, the material, the guarantee. My lowest figure I know from my own sums, and I do not go under it, or I would pay for his job out of my pocket or begin to cheat. What I can do is make the job smaller: a simpler finish, fewer pieces, or he does one part himself. I explain what he gets from me for the difference, such as a year of repairs. If it is still too much, I wish him luck and leave the door open.",
    points: [
      {
        text: "ask what the rival's offer includes",
        accept: [
          ...["what the rival offers", "something is missing in his offer"],
          ...["compare the quality and scope", "same material or thinner", "what is included in that"],
          ...["see his quotation", "what quality he gives", "ask what he includes"],
          ...["which material he uses", "compare the quality", "ask what is included"],
        ],
        weight: 0.25,
      },
      {
        text: "not under the lowest figure",
        accept: [
          ...["do not go under it", "cannot work at a loss", "cannot match that rate"],
          ...["cannot bear the loss", "minimum I must charge", "I can't go in loss", "my minimum rate"],
          ...["not possible in that rate", "I cannot do at loss", "below my cost not possible"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "make the job smaller",
        accept: [
          ...["reduce the scope", "a simpler finish", "fewer pieces", "cheaper option with less"],
          ...["reduce some work", "cheaper design", "remove some items", "smaller package"],
          ...["make the package smaller", "reduce some items"],
        ],
        weight: 0.2,
      },
      {
        text: "what the difference buys",
        accept: [
          ...["gets from me for the difference", "explain my quality and guarantee", "value of my service"],
          ...["my experience and quality", "explain my quality", "my guarantee and service"],
          ...["good material", "my experience", "tell my quality"],
        ],
        weight: 0.15,
      },
      {
        text: "let him go with good wishes",
        accept: [
          ...["leave the door open", "wish him luck", "politely let the job go", "say no politely"],
          ...["he can go there", "come back any time", "all the best to him", "he is free to go"],
          "welcome any time",
        ],
        weight: 0.1,
      },
    ],
    avoid: ["I match every price to keep the client.", "I agree and secretly use cheaper material."],
  },
];
