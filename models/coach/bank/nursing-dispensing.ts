import type { EntryDraft } from "../entry.ts";

/** At the counter of a pharmacy. */
export const nursingDispensing: readonly EntryDraft[] = [
  {
    id: "nursing-pharmacy-cold-chain",
    family: "nursing",
    topic: "pharmacy stock",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Insulin and vaccines kept cold",
    frames: [
      "How do you store insulin and vaccines in a pharmacy, and what do you do after a power cut of four hours?",
      "You work as {role}. How do you keep insulin and vaccines right, and what if the fridge was off for hours?",
      "At {employer}, how would you keep insulin and vaccines cold, and what happens after a long power cut?",
    ],
    expected:
      "They stay between 2 and 8 degrees, in a fridge for medicines alone. The thermometer is read twice a day and the value written down. Stock stands in the middle, not in the door or against the freezer plate; insulin that has frozen is thrown away, because it looks clear again and is spoilt. In a power cut I keep the door shut, and in a long one I move the stock to a cool box with ice packs. Afterwards I read the highest temperature. If it went out of range I put the lot aside and ask the company before one vial is sold. The patient gets a cool pouch and hears how to keep it at home.",
    points: [
      {
        text: "between 2 and 8 degrees, fridge for medicines only",
        accept: [
          ...["between 2 and 8 degrees", "2 to 8 degree", "2-8 degree celsius", "pharmacy refrigerator"],
          ...["only for medicines", "separate fridge"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "temperature read and written twice a day",
        accept: [
          ...["thermometer is read twice", "value written down", "temperature log", "temperature chart"],
          ...["note the temperature daily", "record temperature twice", "data logger"],
        ],
        weight: 0.2,
      },
      {
        text: "never frozen, not in the door",
        accept: [
          ...["never against the freezer", "has frozen", "not in the freezer", "do not freeze"],
          ...["not in the door", "frozen insulin discard", "keep away from freezer"],
        ],
        weight: 0.15,
      },
      {
        text: "power cut: door shut, cool box, doubtful lot aside",
        accept: [
          ...["keep the door shut", "cool box", "put the lot aside", "ice box", "ice packs"],
          ...["inverter backup", "not open the fridge", "quarantine the stock"],
          ...["ask the company", "generator backup"],
        ],
        weight: 0.25,
      },
      {
        text: "patient told how to carry and keep it",
        accept: [
          ...["cool pouch", "keep it at home", "tell the patient to keep", "store in fridge at home"],
          ...["ice pack to customer", "explain storage to patient", "thermos flask"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Insulin keeps best in the freezer.", "A warm vial is fine once it is cold again."],
  },
  {
    id: "nursing-pharmacy-expiry",
    family: "nursing",
    topic: "pharmacy stock",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "No expired strip on the shelf",
    frames: [
      "How do you make sure that no expired medicine is ever sold, and that little money is lost in expiry?",
      "You work as {role}. How do you keep expired strips off the shelf, and what do you do with those near their date?",
      "At {employer}, how would you keep expired medicine off the shelves and lose as little money as possible?",
    ],
    expected:
      "When goods come I read batch and date before I sign, and refuse what has less than a year. New boxes go behind the old ones, so that what expires first is sold first. Each shelf has its day in the month, and somebody looks at every strip, because the software knows only what was typed in. Three to six months before the date a strip gets a coloured sticker and moves to a near-expiry tray, and slow ones go back to the distributor while he still takes them. Expired goods leave the shelf the same hour, into a closed box marked not for sale, with a list. They are returned or destroyed as the rules say.",
    points: [
      {
        text: "date and batch read when goods arrive",
        accept: [
          ...["read batch and date", "refuse what has less", "check expiry while receiving"],
          ...["check at the time of purchase", "batch number and expiry", "short expiry not accepted"],
        ],
        weight: 0.15,
      },
      {
        text: "first to expire is sold first",
        accept: [
          ...["expires first is sold first", "new boxes go behind", "fefo", "first expiry first out"],
          ...["old stock in front", "near expiry in front"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "shelves looked through each month",
        accept: [
          ...["each shelf has its day", "looks at every strip", "monthly expiry check", "check every month"],
          ...["expiry list every month", "check rack wise", "expiry report from software", "physical check"],
        ],
        weight: 0.2,
      },
      {
        text: "near-expiry marked and sent back in time",
        accept: [
          ...["near-expiry tray", "back to the distributor", "return to distributor", "three months before"],
          ...["near expiry sticker", "return to company", "supplier return", "red sticker", "credit note"],
        ],
        weight: 0.2,
      },
      {
        text: "expired ones locked apart, listed, destroyed by rule",
        accept: [
          ...["closed box marked", "returned or destroyed", "separate expired box", "expired register"],
          ...["keep separately", "dispose as per rules", "separate from other stock"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A month over the date does no harm.", "The computer makes looking at the strips needless."],
  },
  {
    id: "nursing-pharmacy-brand-missing",
    family: "nursing",
    topic: "pharmacy counter",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "The brand is not in stock",
    frames: [
      'The prescribed brand is not in stock, and the customer asks for "the same thing, but cheaper". What do you do?',
      "You work as {role}. A Schedule H brand is out of stock and the patient wants any other. What do you do?",
      "At {employer}, a prescribed brand is out of stock. What may you give in its place, whom do you ask, and what do you tell the patient?",
    ],
    expected:
      "For a Schedule H medicine I may not give another brand on my own, even with the same salt, so I ring the doctor. I tell him what I have, with salt, strength and form, because a slow release tablet is not the same as a plain one. If he agrees I write his consent with the time on the prescription and on the bill. If I cannot reach him I find the brand at another shop or order it for the evening, and see that no dose is missed meanwhile. I tell the patient openly that the name is new and the salt is the same, so that he does not take both.",
    points: [
      {
        text: "doctor asked before the change",
        accept: [
          ...["ring the doctor", "write his consent", "call the doctor", "ask the doctor"],
          ...["doctor's permission", "without doctor consent", "consult the prescriber"],
          ...["confirm with doctor", "doctor approval"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "same salt, strength and form compared",
        accept: [
          ...["salt, strength and form", "slow release tablet", "same composition", "same salt"],
          ...["same molecule", "check the strength", "same dose", "sr tablet", "generic with same salt"],
        ],
        weight: 0.25,
      },
      {
        text: "otherwise brought from elsewhere, no dose missed",
        accept: [
          ...["another shop", "order it for the evening", "no dose", "arrange from another store"],
          ...["order from distributor", "give in the evening", "nearby pharmacy"],
          ...["arrange by tomorrow", "home delivery"],
        ],
        weight: 0.2,
      },
      {
        text: "patient told openly, does not take both",
        accept: [
          ...["tell the patient openly", "explain to the patient", "explain the patient it is same"],
          ...["inform the customer", "name is new", "tell the customer"],
        ],
        weight: 0.15,
      },
      {
        text: "written on the prescription and the bill",
        accept: [
          ...["time on the prescription", "write on prescription", "note on the prescription"],
          ...["mention in the bill", "record the change", "documented on prescription"],
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "Any brand of the same salt can be given without asking.",
      "The brand with the best margin is the best choice.",
    ],
  },
  {
    id: "nursing-pharmacy-interaction",
    family: "nursing",
    topic: "pharmacy counter",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Two prescriptions that clash",
    frames: [
      "An old man on warfarin brings a new prescription with a painkiller and an antibiotic. What worries you, and what do you do?",
      "You work as {role}. A patient on a blood thinner gets a painkiller from a second doctor. What do you do at the counter?",
      "At {employer}, a patient on warfarin brings a second doctor's painkiller. What worries you, what do you ask, and whom do you call?",
    ],
    expected:
      "Warfarin with a painkiller such as diclofenac can make the stomach bleed, and antibiotics like metronidazole or cotrimoxazole raise its effect within days. So I do not hand it over yet. I ask what he takes when his last INR was, and whether he has had black stools or bruises. I check my source. Then I ring the second doctor, say the two names and the risk in one sentence, and suggest something safer, for example paracetamol. What he decides I write on the prescription. The old man hears in his language which signs mean hospital at once, and to get the INR done in three to five days.",
    points: [
      {
        text: "danger named: bleeding",
        accept: [
          ...["stomach bleed", "raise its effect", "bleeding risk", "risk of bleeding", "may bleed"],
          ...["gastric bleeding", "increases inr", "drug interaction with warfarin"],
          ...["internal bleeding", "blood becomes too thin"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "asked what else he takes, last test, signs",
        accept: [
          ...["ask what he takes", "last INR", "black stools", "other medicines he takes"],
          ...["medication history", "last inr value", "bruises or bleeding", "ask history", "past history"],
        ],
        weight: 0.2,
      },
      {
        text: "doctor rung before it is given, safer one proposed",
        accept: [
          ...["ring the second doctor", "suggest something safer", "call the doctor", "paracetamol instead"],
          ...["not dispense until", "inform the doctor", "safer alternative"],
          ...["contact the prescriber", "hold the prescription"],
        ],
        weight: 0.25,
      },
      {
        text: "checked in a source, decision written",
        accept: [
          ...["check my source", "write on the prescription", "check in software", "interaction checker"],
          ...["drug reference", "document the advice", "check cims", "note the decision"],
        ],
        weight: 0.15,
      },
      {
        text: "patient told signs and next test",
        accept: [
          ...["signs mean hospital", "get the inr done", "go to hospital if", "warning signs"],
          ...["tell the patient signs", "monitor inr", "repeat inr"],
          ...["report any bleeding", "black stool then hospital"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["The doctor has written it, so it is safe.", "Antacid makes every painkiller safe with it."],
  },
  {
    id: "nursing-pharmacy-antibiotic-demand",
    family: "nursing",
    topic: "pharmacy counter",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Antibiotic without a prescription",
    frames: [
      "A regular customer demands an antibiotic and sleeping tablets without a prescription and gets loud. What do you say and do?",
      "You work as {role}. A regular customer wants sleeping tablets without a prescription and shouts. What do you say and do?",
      "At {employer}, a regular customer demands antibiotics without a prescription. What do you say, and what can you offer instead?",
    ],
    expected:
      "I stay polite and say no, because it is the law and also his health. I take him aside, so that he does not lose face, and ask what troubles him. Most fevers and colds come from a virus, and an antibiotic then brings only loose motions and germs that no medicine kills later. Sleeping tablets make people dependent. Then I offer what I may give: paracetamol or ORS. I ring a clinic nearby or a tele-consultation, so that he has a prescription within an hour. An old prescription was for that time. My colleagues say the same, or he only waits for their shift.",
    points: [
      {
        text: "refused politely, by law",
        accept: [
          ...["stay polite and say no", "it is the law", "cannot give without prescription"],
          ...["schedule h drug", "not sell without prescription", "against the law"],
          ...["refuse politely", "prescription is compulsory"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "what such a medicine does to him",
        accept: [
          ...["germs that no medicine kills", "make people dependent", "antibiotic resistance"],
          ...["side effects", "habit forming", "resistance develops"],
          ...["addiction of sleeping tablets", "viral fever no antibiotic"],
        ],
        weight: 0.2,
      },
      {
        text: "asked kindly what troubles him",
        accept: ["ask what troubles", "take him aside", "ask the symptoms", "calm him down", "talk politely"],
        weight: 0.15,
      },
      {
        text: "offer what is allowed, and a quick doctor",
        accept: [
          ...["offer what i may give", "tele-consultation", "ring a clinic", "otc medicine"],
          ...["give paracetamol", "consult a doctor", "suggest nearby doctor"],
          ...["online consultation", "refer to doctor"],
        ],
        weight: 0.2,
      },
      {
        text: "everyone in the shop says the same",
        accept: [
          ...["colleagues say the same", "old prescription", "all staff follow"],
          ...["old prescription not valid", "whole staff same rule"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["One strip to a regular customer harms nobody.", "An old prescription counts forever."],
  },
];
