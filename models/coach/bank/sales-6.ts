import type { EntryDraft } from "../entry.ts";

/** Selling on marketplaces and to doctors. */
export const sales6: readonly EntryDraft[] = [
  {
    id: "sales-listing-nobody-buys",
    family: "sales",
    topic: "ecommerce",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A listing nobody buys",
    frames: [
      "A product listed on a marketplace gets visits but hardly any order. What do you check, one by one?",
      "You list {skill}. A listing gets a thousand views and four orders; where do you look first and next?",
      "At {employer}, a listing gets many views and few orders. What do you check and change, one by one?",
    ],
    expected:
      "First I see where people are lost. A thousand views and four orders is 0.4 percent, so people find it and do not trust it. I search it on a cheap phone. Is the main photo clear on white, is there one with a hand for the size, and are the five facts right. Then price with delivery, against three similar ones, and whether we have the featured offer or another seller has. A delivery of seven days kills it. I read the reviews under three stars, for they tell the real fault. I change one thing a week and note the conversion. Only when it sells do I pay for ads, otherwise I pay for empty clicks.",
    points: [
      {
        text: "views against orders: conversion",
        accept: ["conversion rate", "note the conversion", "orders per hundred views"],
        weight: 0.2,
      },
      {
        text: "photos and facts seen as on a phone",
        accept: [
          "main photo",
          "search it on a cheap phone",
          "product images",
          "title and bullet points",
          "check the photos",
          "photos and description",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "price with delivery against similar ones, featured offer",
        accept: [
          "price with delivery",
          "featured offer",
          "buy box",
          "delivery of seven days",
          "compare the price",
        ],
        weight: 0.25,
      },
      {
        text: "bad reviews read for the real fault",
        accept: ["under three stars", "read the reviews", "negative reviews", "reviews and ratings"],
        weight: 0.15,
      },
      {
        text: "one change at a time, ads later",
        accept: ["change one thing a week", "pay for ads", "empty clicks", "one change at a time"],
        weight: 0.15,
      },
    ],
    avoid: [
      "More ads will cure a weak listing.",
      "The lowest price always wins the order.",
      "I change photo, price and title together.",
    ],
  },
  {
    id: "sales-online-returns",
    family: "sales",
    topic: "ecommerce",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Too many online returns",
    frames: [
      "You wrote: {line}. When a quarter of the online orders comes back, how do you bring the returns down?",
      "Every fourth kurta that you sell online comes back. How do you find the reasons and bring returns down?",
      "You list {skill}. A quarter of the orders of one kurta comes back; how do you bring the returns down?",
      "At {employer}, a quarter of the online orders of one product comes back. What do you do about it?",
    ],
    expected:
      "I split them first, since parcels that nobody accepted and goods sent back by the buyer need different cures. For the first, mostly cash on delivery, I confirm the order by a call or message, offer a small discount for prepaid, and stop pin codes where half comes back. For buyer returns I sort by reason and size. If too small is the top reason for M and L, I measure ten pieces and correct the size chart, with the model's height on the photo. If colour is the reason, I shoot again in daylight. Damage means a better bag. I also open the returned parcels on video, because some are swapped. Each return cost us 140 rupees.",
    points: [
      {
        text: "undelivered parcels split from buyer returns",
        accept: ["parcels that nobody accepted", "rto", "return to origin", "not accepted at the door"],
        weight: 0.25,
        must: true,
      },
      {
        text: "cash on delivery: confirm, prepaid discount, pin codes",
        accept: ["discount for prepaid", "pin codes", "cash on delivery confirmed by a call"],
        weight: 0.25,
      },
      {
        text: "sorted by reason; size chart corrected",
        accept: ["size chart", "sort by reason", "reason codes of returns"],
        weight: 0.25,
      },
      {
        text: "true photos and better packing",
        accept: [
          "shoot again in daylight",
          "damage means a better bag",
          "better packaging",
          "packing for damages",
          "real photos",
        ],
        weight: 0.15,
      },
      {
        text: "cost of each return, parcels opened on video",
        accept: ["parcels on video", "unboxing video", "cost per return"],
        weight: 0.1,
      },
    ],
    avoid: [
      "Returns are normal online, and nothing can be done.",
      "Stopping cash on delivery everywhere cures it.",
      "Returned parcels go straight back to stock.",
    ],
  },
  {
    id: "sales-online-profit-down",
    family: "sales",
    topic: "ecommerce",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Online sales up, profit down",
    frames: [
      "Your marketplace sales doubled in a year, but the profit fell. How do you find out where the money goes?",
      "You list {skill}. Marketplace sales grow and the bank balance does not; what do you work out first?",
      "What if online sales of {employer} doubled and the profit fell? How would you find the leak?",
    ],
    expected:
      "I make a sheet for one order of each product, since the total hides everything. From the price I take GST, the product, commission, the fixed fee, shipping, packing, ads and my share of returns. For a shirt of 599 I found that 38 rupees were left, and after returns minus nine. Ads were the worst, 62 rupees for each order. Then I match the settlement report with the orders, because wrong weight slabs and lost returns can be claimed only within a short time. TCS of half a percent and TDS of 0.1 are no cost, I take them back as credit. I stop ads on the loss makers, and raise the price or sell packs of two.",
    points: [
      {
        text: "profit of one order for each product",
        accept: ["sheet for one order", "unit economics", "profit per order", "profit of each product"],
        weight: 0.3,
        must: true,
      },
      {
        text: "commission, shipping, ads and share of returns taken off",
        accept: [
          "share of returns",
          "commission the fixed fee",
          "ads were the worst",
          "ad cost per order",
          "commission and shipping",
        ],
        weight: 0.25,
      },
      {
        text: "settlement report matched, wrong weight claimed",
        accept: [
          "settlement report",
          "weight slabs",
          "lost returns can be claimed",
          "payment report",
          "weight difference claims",
        ],
        weight: 0.2,
      },
      {
        text: "TCS and TDS are credit, not cost",
        accept: ["back as credit", "tcs of half", "tcs and tds credit"],
        weight: 0.1,
      },
      {
        text: "loss makers stopped or repriced, packs of two",
        accept: ["loss makers", "packs of two", "combo pack", "raise the price", "stop the ads"],
        weight: 0.15,
      },
    ],
    avoid: ["When sales grow, the profit follows by itself.", "TCS and TDS are lost money."],
  },
  {
    id: "sales-doctor-three-minutes",
    family: "sales",
    topic: "pharma-sales",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Three minutes with a doctor",
    frames: [
      "A busy doctor gives you three minutes between patients. How do you use them, before and after too?",
      "You list {skill}. You have three minutes with a busy doctor; how do you prepare them and use them?",
      "At {employer}, how did you use three minutes with a busy doctor so that the next visit was easier?",
    ],
    expected:
      "Before I go in, I read my last note and ask the chemist downstairs what is prescribed and what is in stock. I choose one brand and one type of patient, for example a diabetic above fifty whose sugar stays high on metformin. Inside, I first ask one question about such patients and listen. Then I give one message with its study, and I also say the main side effect, because doctors test honesty. I ask clearly if he would try it in his next three such patients. I offer no gifts, since the UCPMP code of 2024 forbids them. Outside, I write what he said, and tell the chemist to keep stock.",
    points: [
      {
        text: "prepared: last note and chemist's stock",
        accept: [
          "ask the chemist",
          "last note and the chemist",
          "pre-call plan",
          "prescription audit at the chemist",
          "visit the chemist",
          "previous call notes",
        ],
        weight: 0.2,
      },
      {
        text: "one brand for one type of patient",
        accept: ["one type of patient", "patient profile", "diabetic above fifty"],
        weight: 0.2,
      },
      {
        text: "one message with its study and side effect",
        accept: [
          "message with its study",
          "main side effect",
          "clinical study",
          "one key message",
          "study and side effects",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "asked clearly to try it on the next patients",
        accept: ["if he would try it", "ask for the prescription", "ask him to prescribe"],
        weight: 0.2,
      },
      {
        text: "no gifts, notes after the call",
        accept: ["no gifts", "ucpmp", "write what he said"],
        weight: 0.15,
      },
    ],
    avoid: [
      "A small gift is the fastest way to prescriptions.",
      "Side effects are better left unsaid.",
      "I present all our brands in three minutes.",
    ],
  },
];
