import type { EntryDraft } from "../entry.ts";

/** Teaching: the life of a class, its families and its rules. */
export const teachingSchool: readonly EntryDraft[] = [
  {
    id: "teaching-parent-meeting",
    family: "teaching",
    topic: "parent meeting",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A useful parents' meeting",
    frames: [
      "At {employer}, how did you prepare a parents' meeting, how did each talk go, and what did parents take home from it?",
      "You have six minutes for each parent. How do you prepare the meeting, what do you say first, and what do you never say before others?",
    ],
    expected:
      "Before the day I write three lines for each child: one strength that I have seen, one next step and one thing that the home can do. I lay ready two pieces of work, because a notebook says more than marks. I begin with something true and small, for instance she helps others to tidy up. Then I ask what do you see at home, and I listen, since they know what I cannot. I show the work and give one clear step, such as ten minutes of reading aloud each evening. I do not compare with another child, and hard news gets its own hour in private. At the end we fix a date.",
    points: [
      {
        text: "prepared with notes on each child",
        accept: [
          "three lines for each",
          "strength that i have seen",
          "note on each child",
          "strength of each child",
          "three lines for each child",
          "two pieces of work",
          "notes for each child",
          "report of each child",
          "progress of each child",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "notebooks shown besides the marks",
        accept: ["pieces of work", "notebook says more", "portfolio", "show his notebook", "samples of work"],
        weight: 0.2,
      },
      {
        text: "ask and listen what home sees",
        accept: ["listen since they know", "ask about the home", "listen to the parents"],
        weight: 0.2,
      },
      {
        text: "one clear thing to do at home",
        accept: ["reading aloud each evening", "one clear step", "one task at home"],
        weight: 0.2,
      },
      {
        text: "no comparing, hard news in private",
        accept: ["hard news gets", "never compare with others", "no comparison", "bad news in private"],
        weight: 0.15,
      },
    ],
    avoid: [
      "I read out all marks so that parents compare.",
      "I begin with all his weak points.",
      "I compare him with the topper.",
    ],
  },
  {
    id: "teaching-absent-child",
    family: "teaching",
    topic: "school attendance",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A child who stops coming",
    frames: [
      "What if a girl of class seven at {employer} stops coming after the holidays? When do you act, what do you do, and what does the law say?",
      "A girl of class seven has not come back since the holidays. When do you act, what do you do, and what does the law say?",
    ],
    expected:
      "On the third day I ask her friends and call home, because after a month a child seldom returns. If there is no answer I go there with a woman colleague, not to blame but to ask. The reason is often a small brother to look after, field work, no toilet, or the fear of one teacher. So the help differs: a place in the anganwadi for the brother, a bicycle scheme. Under the RTE Act schooling is free and a right from six to fourteen, and her name may not be struck off. I inform the head and the school management committee. When she comes, I welcome her quietly, with three weeks of extra help.",
    points: [
      {
        text: "act on the third day, not after a month",
        accept: [
          "third day",
          "after a month a child",
          "early call home",
          "after two or three days",
          "call home within days",
        ],
        weight: 0.2,
      },
      {
        text: "home visit to ask, not to blame",
        accept: ["woman colleague", "home visit", "visit her house", "visit the family"],
        weight: 0.2,
      },
      {
        text: "find the reason and fit the help to it",
        accept: [
          "help differs",
          "small brother",
          "fear of one teacher",
          "bicycle scheme",
          "find out the reason",
          "reason for her absence",
          "why she stopped coming",
          "ask the reason",
          "know the reason",
          "find the reason",
          "reason for absence",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "RTE right, name not struck off",
        accept: ["rte act", "struck off", "six to fourteen", "right to education"],
        weight: 0.2,
      },
      {
        text: "welcome back with extra help",
        accept: [
          "welcome her quietly",
          "weeks of extra help",
          "bridge course",
          "extra classes for her",
          "remedial help",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Her name is struck off after a month.",
      "I scold her parents at the door.",
      "Work in the field is her family's choice.",
    ],
  },
  {
    id: "teaching-bullying",
    family: "teaching",
    topic: "bullying",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A child who is bullied",
    frames: [
      "What if you learn, in your work as {role}, that three boys trouble a new child each day? What are your steps?",
      "You hear that three children take a new boy's tiffin and mock his accent. What do you do the same day and after?",
    ],
    expected:
      "The same day I speak with the boy alone and say that it is right to tell and that I will act. I write what, where and when. I do not bring all four together for a handshake, because he would be afraid to speak. I meet the three one by one, say the facts, ask how he might feel, and each must put it right, for example with a real apology and help. I tell both families and the head. Then I change the place: a teacher at the tank in the break, two friendly partners. The class talks about those who watch. I ask him after a week and a month, since it goes underground.",
    points: [
      {
        text: "safe talk with the child alone, facts written",
        accept: [
          "boy alone and",
          "right to tell",
          "what where when",
          "note what happened",
          "talk to the child alone",
          "speak with the boy alone",
          "talk to him privately",
          "write down the facts",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "no forced handshake, meet them one by one",
        accept: [
          "afraid to speak with all four together",
          "each of the three separately",
          "meet the three",
          "talk to each boy separately",
        ],
        weight: 0.2,
      },
      {
        text: "make it right, families and head told",
        accept: ["put it right", "both families", "restorative", "inform both parents", "real apology"],
        weight: 0.2,
      },
      {
        text: "watch the place, partners, those who look on",
        accept: [
          "teacher at the tank",
          "friendly partners",
          "class talks about those who watch",
          "bystanders",
          "buddy for him",
          "teacher on duty",
        ],
        weight: 0.2,
      },
      {
        text: "ask again after days and weeks",
        accept: [
          "week and a month",
          "goes underground",
          "follow up with the child",
          "ask him again after a week",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Children must settle such things among themselves.",
      "I bring all four together for a handshake.",
      "He should hit them back.",
      "I scold the three before the class.",
    ],
  },
  {
    id: "teaching-exam-copying",
    family: "teaching",
    topic: "exam honesty",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "transfer",
    title: "Copying in a class test",
    frames: [
      "What if you see, during a test at {employer}, a good student with a chit in his hand? What do you do then, and next time?",
      "You see a good student copying from a chit in a class test. What do you do then, and what do you do next time?",
    ],
    expected:
      "I walk to him, take the chit without a word and let him go on with a fresh sheet in another colour, because a scene would punish the whole room. After the test I talk with him alone and ask why. Often it is fear of a father or one chapter that he missed. The copied part counts zero by the school rule, the same for the topper and the weakest. He writes the part again after two days. I inform the class teacher, and the parents if it is the second time. Next time I use two sets of paper and open questions where a chit is of no use, and I let marks of small tests count less.",
    points: [
      {
        text: "quiet act, no scene before the class",
        accept: [
          "take the chit without a word",
          "scene would punish",
          "take it quietly",
          "no scene in class",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "private talk about fear or missed work",
        accept: [
          "alone and ask why",
          "fear of a father",
          "talk to him alone",
          "talk to him privately",
          "ask the reason privately",
        ],
        weight: 0.2,
      },
      {
        text: "topper and weak child treated by one rule",
        accept: ["topper and the weakest", "same rule for all", "zero for that part"],
        weight: 0.2,
      },
      {
        text: "chance to write it again",
        accept: ["writes the part again", "re-test", "write the test again"],
        weight: 0.15,
      },
      {
        text: "paper sets that defeat a chit",
        accept: ["two sets of paper", "open questions", "different sets", "change the seating"],
        weight: 0.2,
      },
    ],
    avoid: [
      "He must stand up and confess.",
      "I tear his paper in front of all.",
      "A topper may be spared this once.",
    ],
  },
  {
    id: "teaching-unknown-answer",
    family: "teaching",
    topic: "children's questions",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "transfer",
    title: "A question you cannot answer",
    frames: [
      "What if a child at {employer} asks something in your subject that you do not know, before the whole class?",
      "A child asks why the sky is blue at noon and red at evening, and you are not sure. What do you say?",
    ],
    expected:
      "I say, good question, I am not sure, let us find out. A bluff is noticed, and then nothing I say is trusted, while looking it up shows how learning goes. First I ask the class for guesses and what we could try, for example a torch through a glass of water with some milk, so it becomes a small investigation. I write the question on the wonder wall with the child's name. By tomorrow I read in two sources, not only the first site, and I bring the answer in words they understand. The child may present it with me. If the question is far from today's lesson, I give it two minutes now and the rest later.",
    points: [
      {
        text: "admit openly that you are unsure",
        accept: [
          "i am not sure",
          "let us find out",
          "do not know honestly",
          "i do not know",
          "i don't know",
          "admit that i am unsure",
          "find out together",
          "find the answer together",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "why a bluff harms",
        accept: ["bluff is noticed", "nothing i say is trusted", "lose their trust"],
        weight: 0.15,
      },
      {
        text: "guesses and a trial with the class",
        accept: ["class for guesses", "torch through a glass", "small investigation", "small experiment"],
        weight: 0.2,
      },
      {
        text: "come back with the answer from two sources",
        accept: ["two sources", "bring the answer", "by tomorrow", "answer next day", "check in a book"],
        weight: 0.25,
      },
      {
        text: "keep the question visible",
        accept: ["wonder wall", "write the question on the board", "question box"],
        weight: 0.1,
      },
    ],
    avoid: [
      "I say that it is out of the syllabus.",
      "I give a clever guess as the answer.",
      "I scold him for disturbing the lesson.",
    ],
  },
];
