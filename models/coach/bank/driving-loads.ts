import type { EntryDraft } from "../entry.ts";

/** The craft of drivers: loads and papers. */
export const drivingLoads: readonly EntryDraft[] = [
  {
    id: "driving-load-tied-down",
    family: "general",
    topic: "load and papers",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A load that does not move",
    frames: [
      "How do you see to it that a mixed load is well placed and tied, and what do you do when it is too heavy?",
      "As {role}, how do you see that a mixed load is well placed and tied, and what if it is too heavy?",
      "At {employer}, how would you see that a mixed load is well placed and tied, and what if it is too heavy?",
    ],
    expected:
      "I stand beside while it is loaded, because on the road it is my load. Heavy goods go below, in front of and over the axles, light ones on top, the weight even on left and right, and what is unloaded first comes last. Gaps are filled. I tie with straps or ropes that are whole, over the load and crosswise, with a cloth at sharp edges, and put the tarpaulin under the ropes. Food and chemicals never travel together. I hold the weight slip against the registration, and if it is over, I do not go, since brakes fail. I ring the office for a second vehicle. After ten kilometres I stop and tighten everything again.",
    points: [
      {
        text: "heavy below, weight even",
        accept: [
          ...["heavy goods go below", "weight even", "heavy items at bottom", "balance the load"],
          ...["light on top", "equal weight both sides", "heavy down light up"],
          ...["load balance", "heavy goods first"],
        ],
        weight: 0.25,
      },
      {
        text: "tied, wedged and covered",
        accept: [
          ...["tie with straps", "tarpaulin under", "tie with rope", "cover with tarpaulin", "rope properly"],
          ...["tie the load", "belt and rope", "wedges", "tirpal and rope", "lashing", "secure the load"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "overload refused",
        accept: [
          ...["second vehicle", "not overload", "no overloading", "refuse the overload", "weigh bridge"],
          ...["as per capacity", "check the weight", "remove extra load", "kanta"],
        ],
        weight: 0.2,
      },
      {
        text: "things apart that must not meet, last out first in",
        accept: [
          ...["never travel together", "unloaded first comes last", "fragile items separate"],
          ...["delivery sequence", "glass items separate"],
          ...["food and chemical separate", "chemicals separate"],
        ],
        weight: 0.15,
      },
      {
        text: "looked at and tightened on the way",
        accept: [
          ...["stop and tighten", "stand beside while", "check the rope on the way", "check after some km"],
          ...["recheck the load", "tighten the rope", "check at tea stop", "check while loading"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["A heavy load holds itself by its weight.", "The loader answers for the load, not the driver."],
  },
  {
    id: "driving-papers-on-the-road",
    family: "general",
    topic: "load and papers",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Stopped for papers",
    frames: [
      "An officer stops your goods vehicle. Which papers must you show, and what do you do if one has run out?",
      "As {role}, you are stopped with goods on board. Which papers do you show, and what if one has run out?",
      "Suppose you are stopped while driving goods for {employer}. Which papers do you show, and what if one has run out?",
    ],
    expected:
      "I stop at the side, engine off, window down, and speak politely. I show my licence of the right class, the registration, insurance, pollution certificate, fitness and the permit with the road tax; in DigiLocker they count as well. For the goods I have the invoice or challan, and an e-way bill when the value is above fifty thousand rupees. It runs out, about a day for two hundred kilometres, so in a breakdown it must be extended. I keep all dates in one list and tell the owner a few weeks before. If one has run out I admit it, take the challan with a receipt and ring the office. I give no money without a receipt.",
    points: [
      {
        text: "licence, registration, insurance, pollution, fitness, permit",
        accept: [
          ...["licence of the right class", "registration, insurance", "driving licence", "rc book"],
          ...["insurance paper", "puc", "pollution certificate", "fitness certificate"],
          ...["permit", "rc and insurance"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "invoice and e-way bill for the goods",
        accept: [
          ...["e-way bill", "invoice or challan", "eway bill", "bill of goods", "lr copy", "gst invoice"],
          ...["bilty", "delivery challan", "invoice of the goods"],
        ],
        weight: 0.25,
      },
      {
        text: "polite, stopped at the side",
        accept: [
          ...["stop at the side", "speak politely", "talk politely", "stop the vehicle", "not argue"],
          ...["side of the road", "be polite", "cooperate with police", "respect the officer"],
        ],
        weight: 0.15,
      },
      {
        text: "dates known and renewed before",
        accept: [
          ...["all dates in one list", "renew before expiry", "check the expiry", "check validity"],
          ...["note the dates", "tell the owner before", "renew in time", "digilocker"],
        ],
        weight: 0.15,
      },
      {
        text: "run out: admitted, office rung, receipt, no bribe",
        accept: [
          ...["take the challan with a receipt", "pay the fine", "call the owner", "inform the office"],
          ...["pay challan", "no bribe", "online challan", "call the office", "accept my mistake"],
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "A hundred rupees are quicker than a challan.",
      "The e-way bill stays valid until the goods arrive.",
    ],
  },
];
