import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: checking, faults and their cost. */
export const trade: readonly EntryDraft[] = [
  {
    id: "trade-check-before-handover",
    family: "general",
    topic: "pieces of work",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Checking work before it goes out",
    frames: [
      "A piece of your work is finished. How do you check it before it leaves your hands?",
      "As {role}, how do you check a finished piece of work before it leaves your hands?",
    ],
    expected:
      "First I put the order beside what I have made and compare the two line by line, because I remember my own version and not what was ordered. I use a short list of my usual faults, such as names, sizes and dates. If there is time I leave it for an hour and look again with fresh eyes, or a colleague looks who did not work on it. Then I try it the way the user will, so that I find the stuck door before he does. What I find I correct before the handover, even if it makes me late, and I say that I am late.",
    points: [
      {
        text: "compare it with what was ordered",
        accept: [
          ...["put the order beside it", "match it with the order", "check against the brief"],
          ...["check against the requirement", "tick every requirement", "read the brief again"],
          ...["check the order slip", "tally with the bill", "as per the client's instructions"],
          ...["compare with what client asked", "look at the ticket and plate", "check the slip and order"],
          ...["check every requirement", "as ordered by the customer"],
        ],
        weight: 0.3,
      },
      {
        text: "a list of usual faults",
        accept: [
          ...["list of common mistakes", "go by a checklist", "fixed checklist of points"],
          ...["short list of faults", "checklist for spelling and names", "points I usually forget"],
          ...["common errors list", "names numbers and dates", "allergy note and table number"],
          ...["spelling or wrong size", "my usual mistakes"],
        ],
        weight: 0.2,
      },
      {
        text: "fresh eyes or a second person",
        accept: [
          ...["look again with fresh eyes", "colleague looks at it", "second person checks"],
          ...["recheck after a break", "teammate sees it once", "senior reviews it"],
          ...["proofread after a gap", "ask my teammate", "somebody else checks it", "my own eyes miss"],
          ...["steward also checks", "request a colleague", "another person counts it"],
        ],
        weight: 0.2,
      },
      {
        text: "try it as the user will",
        accept: [
          ...["try it the way the user", "test it once before giving", "trial run before giving"],
          ...["use it once myself", "take a test print", "taste it before serving", "trial fitting"],
          ...["switch it on and test", "run it once", "see it from customer's side"],
          ...["use it like a customer", "taste with a clean spoon", "try to use it", "wear it once"],
        ],
        weight: 0.15,
      },
      {
        text: "faults corrected before the handover",
        accept: [
          ...["correct it before handing over", "repair before delivery", "fix the fault before delivery"],
          ...["correct the mistake first", "make it right before sending", "redo that part first"],
          ...["rectify it and then deliver", "stop it and set right", "mistake corrected before giving"],
          "correct it first",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["The client will find the faults that are left.", "Careful workers never have to check again."],
  },
  {
    id: "trade-mistake-after-delivery",
    family: "general",
    topic: "pieces of work",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A mistake found after delivery",
    frames: [
      "A day after you gave your work away you notice a mistake in it, and the client has not seen it. What do you do?",
      "Suppose you notice a mistake in last week's work as {role}, and nobody else has seen it. What do you do?",
    ],
    expected:
      "I ring the client the same day, because it is better that he hears it from me than that he finds it. I say plainly what is wrong and what may come of it, and if there is danger I ask him to stop using it until I have been there. Then I offer to put it right free of charge, with a date. After that I look for how it slipped through, and I go through the other pieces of that week, since the same mistake may be in them. Last, I add one step to my check. Silence would be cheaper today, but one hidden fault costs years of trust.",
    points: [
      {
        text: "tell the client oneself at once",
        accept: [
          ...["ring the client the same day", "inform the client myself", "hears the mistake from me"],
          ...["own the mistake honestly", "tell them honestly about the mistake"],
          ...["admit the mistake openly", "call the client and accept", "told her honestly"],
          ...["accept my mistake", "call her immediately", "confess the mistake"],
          ...["inform him about the mistake", "inform my senior immediately"],
          ...["called her the same evening", "apologise to the client", "phone the customer immediately"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "stop the harm first",
        accept: [
          ...["stop using it until", "danger in using it", "prevent further damage"],
          ...["ask them not to use it", "tell him not to use", "requested not to use"],
          ...["stop the work there", "recall that piece"],
        ],
        weight: 0.15,
      },
      {
        text: "put it right free of charge",
        accept: [
          ...["correct it free of cost", "redo it without charge", "replace it free"],
          ...["repair it at my cost", "do it again free", "send the corrected one"],
          ...["replace it free of cost", "rectify it without charging", "correct it immediately"],
          ...["did it again free", "correction free of cost"],
        ],
        weight: 0.25,
      },
      {
        text: "look for how it slipped through",
        accept: [
          ...["find out the cause", "root cause of it", "why it happened", "add a step to my check"],
          ...["why the mistake happened", "find where I went wrong", "be careful next time"],
          ...["extra check in future", "find out how it happened", "check with more care", "now I check"],
        ],
        weight: 0.15,
      },
      {
        text: "look for the same mistake in other pieces",
        accept: [
          ...["other pieces of that week", "check other orders also", "same mistake may be elsewhere"],
          ...["check the other pieces also", "same batch checked", "checked the remaining work"],
          ...["other clients' files too", "checked other blouses", "other orders of that time"],
          "same helper's work",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "I stay silent until the client complains.",
      "I correct it secretly and say nothing to the client.",
    ],
  },
  {
    id: "trade-rework-cost",
    family: "general",
    topic: "pieces of work",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "opener",
    title: "The cost of doing it twice",
    frames: [
      "What does it really cost when a piece of work must be done twice, and how do you keep that rare?",
      "In your work as {role}, what does it cost when something must be done twice, and how do you keep that rare?",
    ],
    expected:
      "What is thrown away is the smaller part. I lose the hours again, and the next order waits because I am blocked. There is the call to explain it, and each time a little trust is gone. For example, taking a measure again costs five minutes, but a wrong cut costs a day. So I check early, before the step after which nothing can be undone. I note each case with its reason, and after a month I see that two reasons make most of them, often an order that was misheard. Those two I mend, instead of telling everybody to be careful.",
    points: [
      {
        text: "hours and material are lost again",
        accept: [
          ...["lose the hours again", "double labour and material", "material is wasted"],
          ...["hours are wasted", "loss of time and money", "double work", "material goes waste"],
          ...["labour cost doubles", "time is lost", "lose time and material", "material wasted again"],
        ],
        weight: 0.2,
      },
      {
        text: "the next order is delayed",
        accept: [
          ...["next order waits", "other orders get late", "delays the next client"],
          ...["schedule gets disturbed", "other work suffers", "other clients wait"],
          ...["my schedule is disturbed", "pending work increases", "next customer gets delayed"],
          "customer's work gets delayed",
        ],
        weight: 0.2,
      },
      {
        text: "trust and good name suffer",
        accept: [
          ...["a little trust is gone", "loses the customer's trust", "reputation goes down"],
          ...["bad name in the market", "customer gets angry", "customer does not come back"],
          ...["my name is spoiled", "lose the client", "bad impression", "customer loses trust"],
        ],
        weight: 0.15,
      },
      {
        text: "check early, before it cannot be undone",
        accept: [
          ...["before nothing can be undone", "check at every stage", "catch it at an early stage"],
          ...["measure twice before cutting", "confirm before starting", "check at each stage"],
          ...["measure properly first", "take approval first", "clear understanding in the beginning"],
          ...["confirm the requirement before", "check in the middle"],
        ],
        weight: 0.25,
      },
      {
        text: "note the reasons and mend the commonest",
        accept: [
          ...["note each case with its reason", "find the main reason", "remove the main cause"],
          ...["keep a record of rework", "learn from the mistake", "note the reason", "train the helper"],
          ...["make a checklist", "mistake coming again", "note of mistakes"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Only the wasted material is worth counting."],
  },
  {
    id: "trade-recurring-fault",
    family: "general",
    topic: "quality of work",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "The same fault a third time",
    frames: [
      "The same fault comes back for the third time, though you put it right twice. What do you do differently now?",
      "Suppose in your work as {role} the same fault returns a third time, though you put it right twice. What do you do differently?",
    ],
    expected:
      "I stop curing the sign and look for the cause behind it. I write down on which days it came and what was different on the days without it, because memory makes up patterns. I talk to those who stood near, since they often noticed something and were never asked. Then I change one thing only and wait, so that I know what has helped. If I change three, I learn nothing. When it is gone I watch it for some weeks, and I tell my colleagues what it was, so that nobody begins from zero.",
    points: [
      {
        text: "look for the cause and not the sign",
        accept: [
          ...["root cause", "cause behind it", "why it keeps coming", "actual reason behind it"],
          ...["reach the real cause", "find the root cause", "why it comes again", "real reason"],
          ...["main problem behind it", "go deep into it", "actual cause", "proper diagnosis"],
          ...["why it is happening", "not just temporary repair"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "note when and where it appears",
        accept: [
          ...["on which days it came", "look for a pattern", "keep a log of it"],
          ...["note the date and situation", "note when it comes", "write the date and time"],
          ...["what is common", "keep a record", "when the problem comes", "time and condition"],
        ],
        weight: 0.2,
      },
      {
        text: "ask those who were near",
        accept: [
          ...["talk to those who stood near", "ask the people involved", "ask the users"],
          ...["discuss with an experienced colleague", "ask the people there", "ask the user"],
          ...["talk to my senior", "take an expert's help", "speak to the operator"],
          "customer's description",
        ],
        weight: 0.15,
      },
      {
        text: "change one thing only",
        accept: [
          ...["one change and wait", "change one by one", "test one possibility at a time"],
          ...["eliminate the causes one by one", "change one thing and see", "check one by one"],
          ...["step by step checking", "trial one at a time", "replace one part"],
          ...["check each part separately", "eliminate one by one"],
        ],
        weight: 0.2,
      },
      {
        text: "watch it for some weeks after",
        accept: [
          ...["watch it for some weeks", "follow up after a week", "monitor it afterwards"],
          ...["observe for some days", "check after few days", "keep watching", "call after one week"],
          ...["see it does not come", "check after a week", "take feedback later"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["I repair it once more in the same way.", "I change several things together to be sure."],
  },
];
