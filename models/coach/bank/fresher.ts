import type { EntryDraft } from "../entry.ts";

/** Freshers of any degree: projects, activities and first skills. */
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
      "Tell me about one project from your course. What was it for, and what was your own part?",
    ],
    expected:
      "Our project asked whether a phone camera can measure the refractive index of oil, because a lab instrument costs too much for small sellers. We were three people. My own part was to build the light path in a cardboard box and to take readings of forty samples. A friend wrote the report and another did the plots. The hard part was stray light, so I painted the inside black. Our readings were within one and a half percent of the college instrument. If a shop used it, it could catch mixed oil, and that is what I liked about it.",
    points: [
      {
        text: "the question the project asked",
        accept: ["project asked whether", "aim of the project", "problem we took", "objective"],
        weight: 0.25,
      },
      {
        text: "your own part, apart from others",
        accept: ["my own part", "i built", "my project role", "i was responsible"],
        weight: 0.3,
        must: true,
      },
      {
        text: "the hard part and how you got past it",
        accept: ["hard part was", "painted the inside", "difficulty", "faced a problem"],
        weight: 0.2,
      },
      {
        text: "the result with a number or use",
        accept: ["half percent of", "result was", "accuracy"],
        weight: 0.25,
      },
    ],
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
      "Pick a result from a college project or survey. How do you know that it is right?",
    ],
    expected:
      "I do not trust one reading. I repeated each one five times and used the average, and I noted the spread. Then I measured water first, because its true value is known, and we got it within half a percent, so the set-up was sound. The biggest error came from temperature, since oil changes when it is warm, so I kept a thermometer and noted the degree. My limits were that forty samples came from one city only, and one person took all the readings. So I would not claim it for all oils. I kept the raw notes, and anyone can check them.",
    points: [
      {
        text: "repeat and take the average",
        accept: ["repeated each one", "used the average", "multiple readings"],
        weight: 0.25,
        must: true,
      },
      {
        text: "check on something already known",
        accept: ["true value is known", "measured water first", "standard sample", "known value"],
        weight: 0.25,
      },
      {
        text: "the largest source of error",
        accept: ["biggest error came from", "temperature", "source of error", "wrong because"],
        weight: 0.25,
      },
      {
        text: "limits of what you can claim",
        accept: ["one city only", "would not claim", "sample size"],
        weight: 0.25,
      },
    ],
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
      "What if a company asked you to use this for a thousand people: {project}? What would break first?",
      "Suppose your college project must work for a thousand people next month. What would break first, and what would you do?",
    ],
    expected:
      "What would break first is the hand work. In college I cleaned the cell and read each value by eye, which takes four minutes, and for a thousand samples that is about sixty seven hours. So the first change is a fixed holder and a small program that reads the photo. Second, ten people would use it in ten ways, so I would write one page of steps with pictures and test it on someone new. I would try it with twenty users before a thousand. I would also ask who repairs it and what each unit costs. I would keep the same accuracy check with water.",
    points: [
      {
        text: "what breaks first, with an estimate",
        accept: ["would break first", "sixty seven hours", "time for a thousand", "four minutes each"],
        weight: 0.3,
        must: true,
      },
      {
        text: "what you would automate or fix",
        accept: ["fixed holder", "program that reads", "automate", "machine instead of hand"],
        weight: 0.25,
      },
      {
        text: "steps that others can follow",
        accept: ["page of steps", "steps with pictures", "manual for users", "train people"],
        weight: 0.2,
      },
      {
        text: "small trial, cost and upkeep",
        accept: ["twenty users", "what each unit costs", "who repairs", "pilot"],
        weight: 0.25,
      },
    ],
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
        accept: ["no office job", "will not pretend", "i am a fresher", "no formal experience"],
        weight: 0.25,
      },
      {
        text: "proof from study or activities",
        accept: ["ran the mess fund", "proof that i finish", "in college i", "volunteer", "internship"],
        weight: 0.25,
        must: true,
      },
      {
        text: "how you will learn in the first month",
        accept: ["keep a notebook", "come early", "learn fast", "first month"],
        weight: 0.25,
      },
      {
        text: "an offer to be judged on a task",
        accept: ["judge me by that", "one small task", "give me a chance", "trial"],
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
        accept: ["in charge of bringing", "my duty was", "i handled", "my responsibility"],
        weight: 0.25,
      },
      {
        text: "what nearly went wrong",
        accept: ["only forty names", "an hour late", "almost failed", "shortage"],
        weight: 0.25,
      },
      {
        text: "what you did about it on the spot",
        accept: ["from room to room", "gave tokens", "arranged quickly", "found another way"],
        weight: 0.25,
        must: true,
      },
      {
        text: "how many came and what you learnt",
        accept: ["ninety five donors", "poster informs", "people came", "i learnt"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "fresher-captain-lost-match",
    family: "fresher",
    topic: "sport",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Keeping a team together",
    frames: [
      "You wrote: {line}. How did you keep the group going after a bad day?",
      "Tell me about a team, sport or group of yours that lost or failed. How did you keep people going?",
    ],
    expected:
      "I was captain of our kabaddi team, and we lost the first match by nineteen points. Two seniors blamed a new boy in front of everyone. I stopped the talk there, and said that we would speak the next morning. At night I went through the recording and saw that five of our raids failed for the same reason, we went in after the break without a plan. In the morning I showed it and began with my own two mistakes. Then nobody blamed the boy. We practised only that for a week. We won the next two matches and came third.",
    points: [
      {
        text: "what was lost and how people felt",
        accept: ["we lost", "by nineteen points", "blamed a new boy", "team was sad", "defeat"],
        weight: 0.25,
      },
      {
        text: "what you did to stop the blame",
        accept: ["stopped the talk", "my own two mistakes", "motivated the team", "nobody blamed"],
        weight: 0.25,
        must: true,
      },
      {
        text: "how you found what to improve",
        accept: ["went through the recording", "same reason", "analysed", "found our weak"],
        weight: 0.25,
      },
      {
        text: "how the group did afterwards",
        accept: ["won the next two", "came third", "next match", "bounced back"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "fresher-low-marks",
    family: "fresher",
    topic: "studies",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "A weak mark, told honestly",
    frames: [
      "An interviewer likes {skill} on your resume but asks about one low mark. How do you explain it without excuses?",
      "One year of your marks is low. How do you explain it to an interviewer?",
    ],
    expected:
      "My second year marks were fifty two percent, and that is the lowest of my three years. The reason is mine. I took a part-time tuition job for four hours each evening, and I believed I could study at the last moment. I failed one paper. After that I cut the tuition to weekends, made a study group of four, and solved old papers every Saturday. I cleared the paper at the first chance, and my third year was sixty nine percent. So the mark is low, but it taught me to look ahead before I am in trouble. I can show you both mark sheets.",
    points: [
      {
        text: "the low mark said plainly",
        accept: ["second year marks", "lowest of my", "i failed", "scored low"],
        weight: 0.25,
        must: true,
      },
      {
        text: "the reason, without blaming others",
        accept: ["reason is mine", "tuition job", "i did not study", "my fault"],
        weight: 0.25,
      },
      {
        text: "what you changed after the low mark",
        accept: ["study group", "solved old papers", "cut the tuition", "made a timetable"],
        weight: 0.25,
      },
      {
        text: "how later marks show it",
        accept: ["third year was", "cleared the paper", "marks improved", "next semester"],
        weight: 0.25,
      },
    ],
    avoid: ["The university marked me wrongly."],
  },
  {
    id: "fresher-letters-by-merge",
    family: "fresher",
    topic: "excel",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Two hundred letters with names",
    frames: [
      "You list {skill}. An office wants 200 invitation letters, each with a name and address. How do you make them in an hour?",
      "An office wants 200 invitation letters, each with its own name and address. How do you make them in an hour?",
    ],
    expected:
      "I use mail merge and do not type a single name twice. I write the letter once in Word, with the greeting, the place and the signature line. The names stand in an Excel sheet whose first row has the field titles, such as salutation, surname and pin code. Pin codes I store as text, otherwise a nought in front is lost. Then I connect the sheet under Mailings and insert the merge fields into the letter. Before printing I look at the preview of the longest address, because it may run over the window of the envelope. I print three on plain paper and show them to my senior. Only then do I print all, and the labels come from the same sheet.",
    points: [
      {
        text: "one letter with mail merge",
        accept: ["mail merge", "letter once in word"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a sheet whose first row names the fields",
        accept: ["field titles", "connect the sheet under mailings"],
        weight: 0.2,
      },
      {
        text: "merge fields put into the letter",
        accept: ["insert the merge fields", "placeholders in the letter"],
        weight: 0.15,
      },
      {
        text: "preview of the longest address, a trial print",
        accept: ["preview of the longest", "print three on plain"],
        weight: 0.2,
      },
      {
        text: "envelope labels from the same source",
        accept: ["labels come from the same"],
        weight: 0.15,
      },
    ],
    avoid: ["Copy the letter two hundred times and change the name."],
  },
  {
    id: "fresher-skill-in-use",
    family: "fresher",
    topic: "learning",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A course put to use",
    frames: [
      "You list {skill}. What could you do with it on Monday morning without help, and where would you get stuck?",
      "Which thing from your course can you really use at work, and where would you still get stuck?",
    ],
    expected:
      "From my statistics course I can really use averages, percent change and simple charts. On Monday morning, if you gave me a month of sales by shop, I could clean it, rank the shops and show which ones fell. I did exactly that for my uncle's store with ninety days of bills, and he stopped ordering two slow items. Where I would get stuck is a forecast, because I know the formula but I have never checked one against the real month. I would ask a senior to see my first one. To fill it I am now redoing last year month by month.",
    points: [
      {
        text: "one thing you can do without help",
        accept: ["monday morning", "clean lists alone", "without help"],
        weight: 0.3,
        must: true,
      },
      {
        text: "proof that you used it once",
        accept: ["i did exactly that", "ninety days of bills", "real task finished"],
        weight: 0.3,
      },
      {
        text: "where you would get stuck",
        accept: ["i would get stuck", "never checked one", "weak spot", "not confident"],
        weight: 0.2,
      },
      {
        text: "what you do to close that gap",
        accept: ["redoing last year", "practising now", "practice plan", "evening course"],
        weight: 0.2,
      },
    ],
  },
];
