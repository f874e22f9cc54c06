import type { EntryDraft } from "../entry.ts";

/** HR questions for everyone, a polite answer to a private question among them, part 2 of 2. */
export const hr2: readonly EntryDraft[] = [
  {
    id: "hr-strength-proof",
    family: "general",
    topic: "strengths",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "A strength you can prove",
    frames: [
      "Which strength helped you most as {role}? Give me one proof of it.",
      "What is your greatest strength, and where have you shown it?",
      "If I called a senior of yours, which strength would they name first, and what story would they tell?",
    ],
    expected:
      "My greatest strength is that people can rely on me to finish. If I promise a date, I keep it or I tell you early. For example, when our cashier fell ill in the festival week, I took the cash counter along with my own desk for nine days. I made a small list each morning, and I balanced the cash every night before going home. There was not one rupee of difference, and my manager gave me the keys of the counter after that. In this job you have month end targets, and that is where it will help.",
    points: [
      {
        text: "one strength named clearly",
        accept: ["my greatest strength", "my strength is", "i am good at", "best quality"],
        weight: 0.25,
        must: true,
      },
      { text: "a real example of it", accept: ["festival week", "one incident"], weight: 0.25 },
      {
        text: "the proof that it worked",
        accept: ["rupee of difference", "gave me the keys", "was praised", "award", "result was"],
        weight: 0.25,
      },
      {
        text: "how the strength helps in this job",
        accept: ["month end targets", "useful here", "helps in this role"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "hr-relocate",
    family: "general",
    topic: "relocation",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "transfer",
    title: "Moving to another city",
    frames: [
      "Your work so far was at {employer}. If this job is in another city, what would you need to move?",
      "This job may be in another city. Are you willing to move, and what would you think about first?",
      "If we open a branch in a small town, would you go there for two years? What would decide it?",
    ],
    expected:
      "Yes, I am willing to move, and I have done it once, when I shifted from my town to the city for college. I would need about two weeks to find a room and to settle my papers. I would like to know the place, how long I would be there, and whether the company helps with the first month of rent. I am comfortable with a small town, because living costs less, and I learn the market better. The only thing I would ask is to know the date three weeks before.",
    points: [
      {
        text: "a clear yes, no or on what terms",
        accept: ["i am willing", "ready to move", "yes i can", "prefer not to", "open to relocate"],
        weight: 0.25,
        must: true,
      },
      {
        text: "what you would need before moving",
        accept: ["two weeks to find", "find a room", "accommodation", "settle my papers"],
        weight: 0.25,
      },
      {
        text: "a question about the place or the length",
        accept: ["month of rent", "know the place", "which city", "travel allowance"],
        weight: 0.25,
      },
      {
        text: "why it suits you, or past experience",
        accept: ["done it once", "living costs less", "lived away", "hostel", "good chance to learn"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "hr-manager-you-like",
    family: "general",
    topic: "culture",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "deepener",
    title: "The manager you work well with",
    frames: [
      "Think of a senior at {employer}. What did they do that brought out your best work?",
      "What kind of manager do you work best with, and what do you do when yours is different?",
      "How do you like to be given work, and how do you like to be told about mistakes?",
    ],
    expected:
      "I work best with a manager who tells me clearly what is needed and by when, and then lets me do it. I like to be told about a mistake the same day and in private, so I can correct it. My last head nurse was like that, and she spent five minutes with each of us at the start of a shift. Once I had a manager who said very little. I did not wait, I wrote down what I understood and asked him to confirm it. So I can adjust to different styles.",
    points: [
      {
        text: "the style that suits you",
        accept: ["clearly what is needed", "work best with", "gives freedom", "guides me"],
        weight: 0.25,
        must: true,
      },
      {
        text: "how you like to hear about mistakes",
        accept: ["told about a mistake", "told about a mistake", "feedback directly", "corrects me"],
        weight: 0.25,
      },
      {
        text: "an example of a good manager",
        accept: ["head nurse", "minutes with each", "my earlier manager"],
        weight: 0.25,
      },
      {
        text: "what you do with another kind of manager",
        accept: ["can adjust", "what i understood", "asked him to confirm", "different styles"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "hr-why-leave",
    family: "general",
    topic: "move",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "Why you want to move",
    frames: [
      "You have worked at {employer}. Why are you thinking of leaving, or why did you leave?",
      "Why do you want to leave your present job, or why did you leave the last one?",
      "What is missing in your present work that you hope to find here?",
    ],
    expected:
      "I have learnt a lot in my present job and I am thankful to my manager there. In three years I have done the full cycle of my work, and the next post above me is not likely to open for some years. I spoke to my manager about it, and she was honest that the branch is small. So I want to move to a place where I can handle a bigger area and lead a small team. I am not leaving because of any fight, and I will hand over my work properly before I go.",
    points: [
      {
        text: "something good about the job you leave",
        accept: ["thankful to", "learnt a lot", "good experience", "grateful"],
        weight: 0.25,
      },
      {
        text: "a clear reason that is about growth or fit",
        accept: ["next post above", "bigger area", "more responsibility", "better growth", "no growth"],
        weight: 0.25,
        must: true,
      },
      {
        text: "what you hope to find next",
        accept: ["want to move to", "lead a small team", "hope to find"],
        weight: 0.25,
      },
      {
        text: "that you leave in good order",
        accept: ["hand over my work", "any fight", "good terms", "proper notice"],
        weight: 0.25,
      },
    ],
    avoid: ["My boss is bad and the company is useless."],
  },
  {
    id: "hr-salary-expectation",
    family: "general",
    topic: "pay",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "Your salary expectation",
    frames: [
      "You come with your experience at {employer}. What salary do you expect from us, and on what basis?",
      "What salary are you expecting, and how did you arrive at that figure?",
      "Suppose we make you an offer today. Which monthly pay would you accept, and why?",
    ],
    expected:
      "My present pay is twenty four thousand rupees in hand. For this role in this city I looked at job sites and asked two people who do the same work, and the range is about twenty eight to thirty four thousand. With my four years of experience I would expect around thirty two thousand in hand. I can talk about it, because the training and the shift timing also matter to me. I would like to know how your package is split between fixed and variable pay before I say a last figure.",
    points: [
      {
        text: "a clear figure or range",
        accept: ["i would expect", "range is about", "expecting around", "lakh per annum"],
        weight: 0.25,
        must: true,
      },
      {
        text: "the ground for that figure",
        accept: ["looked at job sites", "market rate", "asked two people", "my experience", "present pay"],
        weight: 0.25,
      },
      {
        text: "that you are open to talk",
        accept: ["talk about it because", "negotiable", "flexible", "open to discuss"],
        weight: 0.25,
      },
      {
        text: "a question about the whole package",
        accept: ["fixed and variable", "package is split", "other benefits", "incentive"],
        weight: 0.25,
      },
    ],
    avoid: ["Any amount is fine, as you wish."],
  },
  {
    id: "hr-why-hire-you",
    family: "general",
    topic: "fit",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Why we should choose you",
    frames: [
      "You offer {skill} and more. Others do too, so why should we choose you?",
      "Many people applied for this job. Why should we hire you?",
      "What would we lose if we chose someone else today?",
    ],
    expected:
      "I cannot speak about the others, but I can say what you get with me. Your notice asks for three things, Excel, customer handling and night shifts. I have done all three for two years. In my last place I cut the waiting calls from forty to twelve a day. I also live ten minutes away, so I am there when the early van comes. What I do not know is your billing software, and I have already seen its free lessons. So you get someone who can start on the first day and keeps learning.",
    points: [
      {
        text: "how you match what the job needs",
        accept: ["your notice asks", "job needs", "matches your requirement"],
        weight: 0.25,
        must: true,
      },
      {
        text: "one result that shows it",
        accept: ["cut the waiting calls", "in my last place", "i achieved", "reduced", "increased"],
        weight: 0.25,
      },
      {
        text: "something that sets you apart",
        accept: ["live ten minutes", "different from others", "unique"],
        weight: 0.25,
      },
      {
        text: "what you still lack and how you fill it",
        accept: ["free lessons", "keeps learning"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "hr-background-check",
    family: "general",
    topic: "honesty",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Facts we may check",
    frames: [
      "If I call {employer} tomorrow, what will they say about your work and your leaving?",
      "We check papers and speak to past employers. What will we find, and is there anything to tell us first?",
      "Which line of your resume would you explain first if we checked all of it?",
    ],
    expected:
      "You are welcome to check. My two employers will confirm my dates, and my last manager has agreed that you may call him. He will say that I am careful and a bit slow at the start. There is one thing to tell you first. My resume says diploma, and the final certificate is still with the university, so for now I have the mark sheet and the receipt. I expect the certificate in two months. I have the originals of everything else with me today. I would rather you hear it from me than find it.",
    points: [
      {
        text: "that they may check and what will match",
        accept: ["welcome to check", "confirm my dates", "everything is true"],
        weight: 0.25,
        must: true,
      },
      {
        text: "what the past manager would say",
        accept: ["agreed that you may", "manager would say", "manager will confirm", "my reference"],
        weight: 0.25,
      },
      {
        text: "any open point, told first",
        accept: ["one thing to tell", "certificate is still", "pending document", "small mistake"],
        weight: 0.25,
      },
      {
        text: "papers you can show",
        accept: ["mark sheet", "i have the originals", "experience letter", "documents ready", "salary slip"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "hr-other-offers",
    family: "general",
    topic: "offers",
    kind: "hr",
    type: "behavioral",
    level: "hard",
    rung: "transfer",
    title: "Another offer in hand",
    frames: [
      "Suppose {employer} or another company makes you a better offer after we select you. What will you do?",
      "Do you have other offers, and how will you choose between them and us?",
      "You accept our offer, and a week later a higher one comes. What would you do?",
    ],
    expected:
      "I have one other interview going on, and I would rather say so. I choose by three things, the work I will learn, the people I report to, and then the pay. If I accept your offer in writing and a higher one comes later, I will still join you, because I have given my word and you have stopped looking. If the difference were very large, I would call you the same day and tell you the truth, not just disappear. Before I say yes I ask all my questions, so that I do not need to change my mind.",
    points: [
      {
        text: "an honest word about other offers",
        accept: ["one other interview", "other offer", "no other offer", "i have applied"],
        weight: 0.25,
      },
      {
        text: "what you choose a job by",
        accept: ["choose by three things", "people i report to", "learning matters", "role and growth"],
        weight: 0.25,
      },
      {
        text: "that you keep your word after accepting",
        accept: ["given my word", "will still join", "honour my commitment"],
        weight: 0.25,
        must: true,
      },
      {
        text: "that you would tell them early and openly",
        accept: ["call you the same", "tell you the truth", "inform you at once", "not just disappear"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "hr-change-of-field",
    family: "general",
    topic: "move",
    kind: "hr",
    type: "behavioral",
    level: "hard",
    rung: "transfer",
    title: "Moving to a new field",
    frames: [
      "Your experience is as {role}. Suppose this job is in a different field. Which part of your work still helps?",
      "Why are you moving to a field that is not the one you studied or worked in?",
      "How will you catch up with people who have been in this field for years?",
    ],
    expected:
      "I studied physics, and this is a customer support job, so the question is fair. I am not running from physics. In the lab I liked explaining readings to my juniors more than taking them, and in the blood camps I spoke to two hundred strangers. What carries over is patience, clear speech and care with data. What I lack is your product and your call system. I would spend the first month listening to recorded calls, and I ask to start with simple cases. I accept starting low, because I want this line for the long run.",
    points: [
      {
        text: "why you want the new field",
        accept: ["liked explaining", "interest in this field", "enjoy this work", "not running from physics"],
        weight: 0.25,
      },
      {
        text: "which skills carry over",
        accept: ["carries over", "transferable", "same skill", "useful in both"],
        weight: 0.25,
        must: true,
      },
      { text: "what you lack, said openly", accept: ["what i lack", "not know yet"], weight: 0.25 },
      {
        text: "how you will catch up with others",
        accept: ["first month listening", "start with simple", "catch up", "extra hours", "take training"],
        weight: 0.25,
      },
    ],
  },
];
