import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: estimates, promised dates, busy and long days. */
export const trade6: readonly EntryDraft[] = [
  {
    id: "trade-estimate-hours",
    family: "general",
    topic: "pieces of work",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "How long will it take",
    frames: [
      "Somebody asks how long a piece of work will take. How do you come to an honest estimate?",
      "As {role}, how do you estimate how long a piece of work will take before you promise a date?",
    ],
    expected:
      "I cut it into steps and give each its hours, because a guess for the whole is always too low. Then I look into my notebook at two similar jobs and what they really took, not what I remember. I add for what usually goes wrong: waiting for material, for an approval, a holiday. I name a range and what it hangs on, for example four to six days if the measurements come by Monday. What is unknown I look at first, if need be with a short visit. And as soon as I see that it slips, I give a new date instead of hoping.",
    points: [
      {
        text: "cut it into steps with hours for each",
        accept: [
          ...["give each step its hours", "divide it into parts", "break it into small steps"],
          ...["stage by stage", "divide into parts", "step by step time", "each part separately"],
          ...["see how big the work is", "how many pages", "small parts of work", "divide the work"],
        ],
        weight: 0.25,
      },
      {
        text: "look at similar jobs and what they took",
        accept: [
          ...["two similar jobs", "similar past work", "previous experience of such jobs"],
          ...["what they really took", "last time it took", "from my experience"],
          ...["how many days last one took", "previous job record", "last month I took"],
          ...["how long earlier", "similar work took earlier"],
        ],
        weight: 0.25,
      },
      {
        text: "add for what goes wrong",
        accept: [
          ...["add some buffer", "keep extra days", "waiting for material", "margin for delay"],
          ...["two days extra", "some margin", "delay from other people", "unexpected problems"],
          ...["add one day for feedback", "buffer for problems", "they always reply late"],
        ],
        weight: 0.2,
      },
      {
        text: "a range and what it hangs on",
        accept: [
          ...["name a range", "four to six days", "depends on the material", "best case and worst case"],
          ...["say nine to eleven days", "if material reaches on time", "minimum and maximum"],
          ...["approximate time", "seven to eight days", "if everything comes on time"],
          "approximate range",
        ],
        weight: 0.15,
      },
      {
        text: "a new date as soon as it slips",
        accept: [
          ...["give a new date", "inform at once if delayed", "update them when it slips"],
          ...["inform on that day itself", "tell if it gets late", "inform the delay early"],
          ...["update the client", "inform in advance", "any delay I inform"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["I name the date that the client likes.", "The shortest promise wins the order."],
  },
  {
    id: "trade-date-cannot-be-kept",
    family: "general",
    topic: "pieces of work",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A promised date that slips",
    frames: [
      "On Monday you see that you cannot keep the date you promised for Friday. What do you do, in which order?",
      "Suppose in your work as {role} you see on Monday that Friday's promised date cannot be kept. What do you do?",
    ],
    expected:
      "Before I ring, I work out what is really possible, so that I do not break a second promise. But I ring still on Monday and not on Thursday night, because with four days left the other side can arrange something. I give the reason in one sentence without blaming anybody, and then a new date that I am sure of. I ask which part is needed most, and often one half is enough for the beginning. Meanwhile I get help, stay longer or push back a less urgent order. Later I think about why I promised it, since the fault mostly lies in the estimate.",
    points: [
      {
        text: "tell them at once, not at the end",
        accept: [
          ...["ring still on monday", "inform the client early", "tell it the same day"],
          ...["inform immediately", "let them know at once", "inform on Monday itself"],
          ...["tell the client immediately", "call and inform early", "inform my boss at once"],
          ...["tell them in advance", "call the client same day", "inform the client on Monday"],
          "tell them it is delayed",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a new date that is sure",
        accept: [
          ...["new realistic date", "date that I am sure of", "fresh date of completion"],
          ...["give another date", "give a new date", "tell the next date", "realistic new time"],
          ...["commit a new day", "calculate when I can finish", "tell them it will be Sunday"],
        ],
        weight: 0.2,
      },
      {
        text: "short reason without blame",
        accept: [
          ...["reason in one sentence", "without blaming anybody", "no excuses", "apologise and explain"],
          ...["say sorry and reason", "apologise to the client", "true reason", "explain the reason"],
          ...["say sorry with reason", "genuine reason"],
        ],
        weight: 0.1,
      },
      {
        text: "the most needed part first",
        accept: [
          ...["which part is needed most", "part delivery", "deliver one half now", "give the urgent part"],
          ...["give the important part first", "part by part", "urgent piece first"],
          ...["give whatever is ready", "which they need first", "part that is urgent"],
          "give those on Friday",
        ],
        weight: 0.2,
      },
      {
        text: "get help or push back another order",
        accept: [
          ...["get help from a colleague", "stay longer", "push back a less urgent"],
          ...["overtime or extra hands", "work extra hours", "sit late at night", "take help of others"],
          ...["overtime", "add more people", "work on Sunday", "freelancer's help", "overtime and help"],
          "help from colleagues",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["I say nothing and hope it works out.", "A short delay need not be told to anybody."],
  },
  {
    id: "trade-busy-season",
    family: "general",
    topic: "busy days",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Before the busiest weeks",
    frames: [
      "Your trade has weeks in which everything comes at once. How do you prepare for them?",
      "As {role}, how do you prepare for the busiest weeks of the year?",
    ],
    expected:
      "I begin two months before with last year's figures: which days were full, what ran out and where we were late. What keeps I make or buy ahead, because prices rise and suppliers promise anything in the season. Extra hands come two weeks early, so that they are trained before the rush and not in it. From a certain number on I say no, since one refused order harms less than ten bad ones. In the rush I fix breaks and name one person who only checks, as tired people make costly mistakes. Afterwards, while it is fresh, we write down what to change.",
    points: [
      {
        text: "figures of last year",
        accept: [
          ...["last year's figures", "last year's record", "previous season", "which days were full"],
          ...["past experience of the season", "see last year's orders", "from past experience"],
          ...["what happened last season", "estimate the demand", "last December's diary"],
          ...["how many per day", "data of last year"],
        ],
        weight: 0.2,
      },
      {
        text: "make or buy ahead",
        accept: [
          ...["buy material ahead", "prepare in advance", "stock up early", "finish routine tasks early"],
          ...["keep stock ready", "buy early", "prepare things in advance", "finish small work early"],
          ...["servicing done before", "stock in November itself", "buy before the season"],
        ],
        weight: 0.2,
      },
      {
        text: "extra hands trained before the rush",
        accept: [
          ...["extra hands come early", "temporary staff early", "extra people trained"],
          ...["cancel leave and plan shifts", "hire extra helpers", "train them early"],
          ...["arrange more staff", "extra shifts", "no leave in those weeks"],
          ...["train two assistants before", "extra helpers before"],
        ],
        weight: 0.25,
      },
      {
        text: "accept only orders that fit",
        accept: [
          ...["say no from a certain number", "limit the orders", "refuse some orders"],
          ...["not accept beyond capacity", "take limited orders", "not take more than we can"],
          ...["say no politely", "more than four I refuse", "take only limited", "limited bookings"],
        ],
        weight: 0.15,
      },
      {
        text: "breaks and a checker in the rush",
        accept: [
          ...["fix breaks", "one person who only checks", "rest between shifts", "rotate the shifts"],
          ...["quality check in the rush", "take proper rest", "divide the shifts"],
          ...["check the quality also", "eat and sleep on time", "stay calm", "eat on time"],
          ...["check each look myself", "breaks for everyone"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["In the season I accept every order."],
  },
  {
    id: "trade-last-tired-hour",
    family: "general",
    topic: "busy days",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "The last hour of a long day",
    frames: [
      "Most mistakes happen in the last hour of a long day. How do you guard against them?",
      "At the end of a long day as {role}, how do you guard against the mistakes of tiredness?",
    ],
    expected:
      "I know my signs: I read a line twice, I get short with people, my hands become careless. Then I take ten minutes, drink water and walk, because willpower does not replace rest. I plan so that what is delicate or dangerous lies in the morning, and cleaning or filing at the end. What I completed late, I look at again next morning before it goes out, or a colleague does. At the wheel, on a ladder or with a blade I do not go on at all when sleepy, even if the client waits, since one second is enough. If such days become the rule, I speak to my manager about the roster.",
    points: [
      {
        text: "know the signs in oneself",
        accept: [
          ...["read a line twice", "hands become careless", "feel sleepy", "notice that I am tired"],
          ...["lose concentration", "when I start yawning", "eyes become heavy", "I forget small things"],
          ...["understand I am tired", "concentration goes", "cut the same line twice", "eyes burn"],
          ...["losing concentration", "start yawning"],
        ],
        weight: 0.2,
      },
      {
        text: "a pause with water and a walk",
        accept: [
          ...["drink water and walk", "take a short break", "pause for ten minutes"],
          ...["tea break and stretch", "wash my face", "stop and wash my face", "small rest"],
          ...["drink tea or water", "five minutes break", "sleep for twenty minutes"],
          ...["splash water and tea", "short break and walk"],
        ],
        weight: 0.2,
      },
      {
        text: "delicate work in the morning",
        accept: [
          ...["dangerous tasks in the morning", "difficult tasks in the morning", "easy tasks at the end"],
          ...["simple work for evening", "important work in morning", "difficult part early"],
          ...["light work in evening", "routine work at last", "costly cloth before lunch"],
          ...["difficult work when fresh", "hemming in the evening"],
        ],
        weight: 0.2,
      },
      {
        text: "late work looked at again",
        accept: [
          ...["look at it next morning", "double check late work", "colleague checks it once"],
          ...["recheck before sending", "check again in morning", "check two times", "senior checks it"],
          ...["see it next day", "measure it again morning", "check again next day"],
          "papers checked in morning",
        ],
        weight: 0.2,
      },
      {
        text: "stop dangerous work when sleepy",
        accept: [
          ...["do not drive when sleepy", "at the wheel or on a ladder", "stop driving and rest"],
          ...["no risky work when tired", "refuse to continue", "I don't drive when tired"],
          ...["stop the machine work", "leave risky work", "tell the boss I am tired"],
          ...["don't sit on machine sleepy", "not drive when sleepy", "no risky work then"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Strong tea replaces a night's sleep.", "A professional never becomes tired."],
  },
];
