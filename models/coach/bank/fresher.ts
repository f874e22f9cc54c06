import type { EntryDraft } from "../entry.ts";

/** Freshers of any degree: projects, an event, the first chance. */
export const fresher: readonly EntryDraft[] = [
  {
    id: "fresher-project-own-part",
    family: "fresher",
    topic: "project",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Your project in two minutes",
    frames: [
      "Tell me about this project of yours: {project}. What was the question, and what did you do yourself?",
      "Tell me about one project from your course. What was it for, what was your own part, and what came out of it?",
    ],
    expected:
      "Our project asked whether a phone camera can measure the refractive index of oil, because a lab instrument costs too much for small sellers. We were three people. My own part was to build the light path in a cardboard box and to take readings of forty samples. A friend wrote the report and another did the plots. The hard part was stray light, so I painted the inside black. Our readings were within one and a half percent of the college instrument. If a shop used it, it could catch mixed oil, and that is what I liked about it.",
    points: [
      {
        text: "the question the project asked",
        accept: [
          "project asked whether",
          "aim of the project was",
          "problem we took was",
          "we wanted to make",
        ],
        weight: 0.25,
      },
      {
        text: "your own part, apart from others",
        accept: [
          "my own part",
          "my part was",
          "i wrote the code",
          "i did the",
          "built the circuit",
          "responsible for coding",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "the hard part and how you got past it",
        accept: [
          "hard part was",
          "painted the inside",
          "faced a problem",
          "problem was that",
          "did not work at first",
        ],
        weight: 0.2,
      },
      {
        text: "the result with a number or use",
        accept: [
          "half percent of",
          "result was",
          "is being used",
          "percent accuracy",
          "marks for the project",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["We did everything together, so I have no separate part."],
  },
  {
    id: "fresher-project-trust-reading",
    family: "fresher",
    topic: "measurement",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Trusting your own result",
    frames: [
      "In this work you wrote: {line}. How do you know that the result is right, and what could be wrong in it?",
      "Pick a result from a college project or survey. How do you know that it is right, and what could be wrong in it?",
    ],
    expected:
      "I do not trust one reading. I repeated each one five times and used the average, and I noted the spread. Then I measured water first, because its true value is known, and we got it within half a percent, so the set-up was sound. The biggest error came from temperature, since oil changes when it is warm, so I kept a thermometer and noted the degree. My limits were that forty samples came from one city only, and one person took all the readings. So I would not claim it for all oils. I kept the raw notes, and anyone can check them.",
    points: [
      {
        text: "repeat or test it more than once",
        accept: [
          "used the average",
          "multiple readings",
          "repeated each one five",
          "took three readings",
          "ran it many times",
          "did it again",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "check on something already known",
        accept: [
          "true value is known",
          "measured water first",
          "standard sample",
          "known value",
          "compared with the known",
          "whose answer i know",
          "checked with a standard",
        ],
        weight: 0.25,
      },
      {
        text: "the largest source of error",
        accept: [
          "biggest error came from",
          "source of error",
          "error from temperature",
          "could be wrong because",
          "error may come from",
          "main error is",
        ],
        weight: 0.25,
      },
      {
        text: "limits of what you can claim",
        accept: [
          "sample size",
          "cannot say for all",
          "samples from one city",
          "not for all cases",
          "only our college students",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["One careful reading is enough for a result."],
  },
  {
    id: "fresher-project-bigger",
    family: "fresher",
    topic: "project",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Your project made bigger",
    frames: [
      "Suppose a company wants your project {project} for a thousand people. What would break first, and what would you do?",
      "Suppose your college project must work for a thousand people next month. What would break first, and what would you do?",
    ],
    expected:
      "What would break first is the hand work. In college I cleaned the cell and read each value by eye, which takes four minutes, and for a thousand samples that is about sixty seven hours. So the first change is a fixed holder and a small program that reads the photo. Second, ten people would use it in ten ways, so I would write one page of steps with pictures and test it on someone new. I would try it with twenty users before a thousand. I would also ask who repairs it and what each unit costs. I would keep the same accuracy check with water.",
    points: [
      {
        text: "what breaks first, with an estimate",
        accept: [
          "sixty seven hours",
          "four minutes each",
          "hours for a thousand",
          "server would become slow",
          "by hand it takes",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "what you would automate or fix",
        accept: [
          "fixed holder",
          "program that reads",
          "machine instead of hand",
          "a bigger server",
          "a proper database",
          "automate the hand work",
          "scan it by phone",
        ],
        weight: 0.25,
      },
      {
        text: "steps that others can follow",
        accept: [
          "page of steps",
          "steps with pictures",
          "manual for users",
          "train people",
          "write a manual",
          "guide for users",
        ],
        weight: 0.2,
      },
      {
        text: "small trial, cost and upkeep",
        accept: [
          "twenty users",
          "what each unit costs",
          "first with fifty users",
          "pilot with few users",
          "repair and upkeep",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["The same design serves any number of people."],
  },
  {
    id: "fresher-no-experience",
    family: "fresher",
    topic: "experience",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "No experience, but ready",
    frames: [
      "Your resume shows {skill} but no job yet. Why should a manager give you the first chance?",
      "You have no work experience. Why should we give you the job over someone who has?",
    ],
    expected:
      "It is true that I have no office job yet, so I will not pretend. What I have is proof that I finish things. I ran the mess fund of our hostel, eighteen thousand rupees a month, and returned the accounts to the rupee. I finished the computer course in evenings while doing my degree. A new person also has no wrong habits, and I learn fast when someone shows me once. I know the first month will be slow, so I would come early and keep a notebook of what I am told. Give me one small task this week, and judge me by that.",
    points: [
      {
        text: "honest that there is no job yet",
        accept: ["no office job", "no formal experience", "never drawn a salary", "job i have not done"],
        weight: 0.25,
      },
      {
        text: "proof from study or activities",
        accept: [
          "ran the mess fund",
          "proof that i finish",
          "in college i handled",
          "handled the hostel fund",
          "my internship taught me",
          "completed a college project",
          "worked in my father's shop",
          "volunteer work showed",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "how you will learn in the first month",
        accept: [
          "keep a notebook",
          "come early",
          "learn fast",
          "sit next to your senior",
          "in the first month i",
        ],
        weight: 0.25,
      },
      {
        text: "an offer to be judged on a task",
        accept: [
          "one small task",
          "judge me by that task",
          "take a trial",
          "keep me for a week",
          "give me a task now",
        ],
        weight: 0.25,
      },
    ],
  },
  {
    id: "fresher-camp-organising",
    family: "fresher",
    topic: "volunteering",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "deepener",
    title: "Organising an event",
    frames: [
      "You wrote: {line}. What nearly went wrong, and what did you do about it?",
      "Tell me about an event you helped to organise. What nearly went wrong, and what did you do?",
    ],
    expected:
      "For our blood camp I was in charge of bringing donors. Three days before, only forty names were on the list and we needed one hundred. I had hoped posters would do the work. I went from room to room in two hostels with a doctor's one page answer to common fears, like weakness, and I asked people to come in pairs of friends. On the day, the doctor's van was an hour late, so I gave tokens with times, and nobody had to stand in line. We had ninety five donors. I learnt that a poster informs, but a person convinces.",
    points: [
      {
        text: "what part you were in charge of",
        accept: ["in charge of bringing", "was looking after"],
        weight: 0.25,
      },
      {
        text: "what nearly went wrong",
        accept: ["only forty names", "an hour late", "did not come on time"],
        weight: 0.25,
      },
      {
        text: "what you did about it on the spot",
        accept: ["gave tokens", "arranged quickly", "found another way", "called another person"],
        weight: 0.25,
        must: true,
      },
      {
        text: "how many came and what you learnt",
        accept: ["ninety five donors", "poster informs", "people came", "i learnt", "next time i will"],
        weight: 0.25,
      },
    ],
  },
];
