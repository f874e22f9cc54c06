import type { EntryDraft } from "../entry.ts";

/** Selling to companies, on marketplaces and to doctors. */
export const sales4: readonly EntryDraft[] = [
  {
    id: "sales-lead-worth",
    family: "sales",
    topic: "b2b",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Is this lead worth it",
    frames: [
      "A company sends an enquiry on your website. How do you decide whether it is worth a visit?",
      "You list {skill}. How do you tell in one call whether a company will really buy from you?",
      "At {employer}, how did you decide which enquiries of companies got a visit and which only a call?",
    ],
    expected:
      "I call within the hour, because a warm lead cools fast. In ten minutes I want to know four things. What problem do they have and what does it cost them today, because without pain there is no order. Is money set aside for this year. Who signs, and who else must agree, such as purchase and the plant head. And by when do they need it, and why then. I also ask whom they buy from now and what they dislike. If three of four are clear, I fix a visit with the person who uses it. If not, I send a short mail and ring again in a month, instead of spending a day on the road.",
    points: [
      {
        text: "problem and what it costs them today",
        accept: ["cost them today", "without pain there is no order", "their pain point"],
        weight: 0.25,
        must: true,
      },
      {
        text: "money set aside for it",
        accept: ["money set aside", "budget is approved", "budget for the purchase"],
        weight: 0.2,
      },
      {
        text: "who signs and who else agrees",
        accept: [
          "who signs the order",
          "decision maker",
          "purchase and the plant head",
          "everyone with a say",
        ],
        weight: 0.25,
      },
      {
        text: "by when they need it",
        accept: ["by when do they need", "timeline of purchase", "purchase date"],
        weight: 0.15,
      },
      {
        text: "present supplier and what they dislike",
        accept: ["buy from now and dislike", "present supplier", "current vendor"],
        weight: 0.15,
      },
    ],
    avoid: ["Every enquiry deserves a visit on the same day."],
  },
  {
    id: "sales-fifteen-percent-off",
    family: "sales",
    topic: "negotiation",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Asked for fifteen percent off",
    frames: [
      "A purchase manager likes your offer and asks for fifteen percent off before he signs. What do you do?",
      "You list {skill}. A buyer says, give me fifteen percent and I sign today. What do you answer?",
      "At {employer}, a buyer wants fifteen percent off on the last day of the month. How do you answer him?",
    ],
    expected:
      "I do not answer with a number. First I ask what he compares us with, because often the other quote has no freight, no installation or a shorter warranty. I put both on one page with the cost over three years. If price is still the point, I give only in exchange. For a bigger quantity, payment in advance instead of sixty days, or a contract of two years I can give four to five percent, and each has a value that I know beforehand. My lowest price is fixed with my manager before the meeting. If we agree, I write it in a mail within the hour, and ask for the order date.",
    points: [
      {
        text: "rival quote looked at before naming a number",
        accept: ["other quote has no freight", "compares us with a rival", "do not answer with a number"],
        weight: 0.25,
      },
      {
        text: "total ownership cost with freight and warranty",
        accept: [
          "one page with the cost over three years",
          "freight installation",
          "total cost of ownership",
        ],
        weight: 0.2,
      },
      {
        text: "discount only in exchange: quantity, advance, contract",
        accept: ["only in exchange", "payment in advance", "contract of two years", "bigger quantity"],
        weight: 0.3,
        must: true,
      },
      {
        text: "lowest price fixed before the meeting",
        accept: ["my lowest price", "walk away price", "floor price"],
        weight: 0.15,
      },
      {
        text: "agreed terms written at once",
        accept: ["write it in a mail", "mail within the hour", "confirm the terms in writing"],
        weight: 0.1,
      },
    ],
    avoid: ["Give ten percent at once, so that the deal is not lost."],
  },
  {
    id: "sales-silent-after-quote",
    family: "sales",
    topic: "b2b",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Silence after the quote",
    frames: [
      "You sent a quotation of twelve lakh, and the company has not answered for three weeks. What do you do?",
      "You list {skill}. A company liked your demo, took the quote and went silent; how do you move it?",
      "What if a big prospect of {employer} goes silent for three weeks after your quotation?",
    ],
    expected:
      "Mails that ask for an update give him no reason to reply. I think what may have changed, the budget, a rival, or my contact who cannot sell it inside. So I call the user who will gain most and ask what is stuck, and whether the finance head has seen it. Often he needs a one-page sheet with the saving in rupees, which I make for him. I bring one new thing, such as a visit to a customer with the same machine. Then I ask openly for a yes, a no or a date. If nothing comes, I write politely that I close the file, which often wakes them. In my forecast I mark it as low.",
    points: [
      {
        text: "find what is stuck: budget, rival, weak contact",
        accept: ["ask what is stuck", "cannot sell it inside", "what may have changed"],
        weight: 0.25,
        must: true,
      },
      {
        text: "another person in the company reached",
        accept: ["user who will gain", "finance head", "another contact in the company", "multi threading"],
        weight: 0.2,
      },
      {
        text: "something new and useful brought",
        accept: ["bring one new thing", "saving in rupees", "reference visit", "one-page sheet"],
        weight: 0.25,
      },
      {
        text: "asked openly for yes, no or a date",
        accept: ["a yes a no", "politely that i close the file", "closing mail"],
        weight: 0.2,
      },
      {
        text: "forecast kept honest",
        accept: ["forecast i mark it", "low probability", "low in my forecast"],
        weight: 0.1,
      },
    ],
    avoid: ["Send a reminder every day until he answers."],
  },
  {
    id: "sales-key-account-leaving",
    family: "sales",
    topic: "b2b",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A big customer slips away",
    frames: [
      "You wrote: {line}. If one of these accounts buys a third less, how do you find out why and win it back?",
      "Your biggest customer's orders have fallen by a third in three months. How do you find out why and win him back?",
      "You list {skill}. A key account orders a third less than before; what do you do in the first two weeks?",
      "At {employer}, your largest account buys a third less each month. How do you go about it?",
    ],
    expected:
      "First I look at what fell. If all items fell, his own business may be down. If only two items fell, somebody else supplies them. I check our own record too, late deliveries, rejections and open credit notes, so that I hear nothing first from him. Then I visit, not with a catalogue but with these figures, and I meet stores, quality and the plant head, since purchase tells only price. In one case nine of thirty lorries came late. I gave a weekly delivery plan with a buffer stock of ten days, and sent him the on-time figure each Monday. The two items came back in four months. Now I watch every key account by item each month.",
    points: [
      {
        text: "which items fell, or all of them",
        accept: ["look at what fell", "only two items fell", "item wise sales", "share of wallet"],
        weight: 0.25,
        must: true,
      },
      {
        text: "own record: late deliveries, rejections, credit notes",
        accept: ["late deliveries", "open credit notes", "own service record"],
        weight: 0.2,
      },
      {
        text: "users met besides purchase",
        accept: ["stores quality and the plant", "purchase tells only price", "meet the plant head"],
        weight: 0.2,
      },
      {
        text: "cure with a plan and a figure he sees",
        accept: ["weekly delivery plan", "buffer stock", "on-time figure"],
        weight: 0.2,
      },
      {
        text: "key accounts watched by item",
        accept: ["watch every key account", "monthly account review", "early warning on key accounts"],
        weight: 0.15,
      },
    ],
    avoid: ["A lower price always brings a big customer back."],
  },
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
        accept: ["views and four orders", "conversion rate", "note the conversion"],
        weight: 0.2,
      },
      {
        text: "photos and facts seen as on a phone",
        accept: ["main photo", "search it on a cheap phone", "product images", "title and bullet points"],
        weight: 0.25,
        must: true,
      },
      {
        text: "price with delivery against similar ones, featured offer",
        accept: ["price with delivery", "featured offer", "buy box", "delivery of seven days"],
        weight: 0.25,
      },
      {
        text: "bad reviews read for the real fault",
        accept: ["under three stars", "read the reviews", "negative reviews"],
        weight: 0.15,
      },
      {
        text: "one change at a time, ads later",
        accept: ["change one thing a week", "pay for ads", "empty clicks"],
        weight: 0.15,
      },
    ],
    avoid: ["More ads cure a listing that does not sell."],
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
        accept: ["parcels that nobody accepted", "rto", "return to origin"],
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
        accept: ["shoot again in daylight", "damage means a better bag", "better packaging"],
        weight: 0.15,
      },
      {
        text: "cost of each return, parcels opened on video",
        accept: ["each return cost us 140", "parcels on video", "unboxing video"],
        weight: 0.1,
      },
    ],
    avoid: ["Returns are normal online, and nothing can be done."],
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
        accept: ["sheet for one order", "unit economics", "profit per order"],
        weight: 0.3,
        must: true,
      },
      {
        text: "commission, shipping, ads and share of returns taken off",
        accept: ["share of returns", "commission the fixed fee", "ads were the worst", "ad cost per order"],
        weight: 0.25,
      },
      {
        text: "settlement report matched, wrong weight claimed",
        accept: ["settlement report", "weight slabs", "lost returns can be claimed"],
        weight: 0.2,
      },
      {
        text: "TCS and TDS are credit, not cost",
        accept: ["back as credit", "tcs of half", "tcs and tds credit"],
        weight: 0.1,
      },
      {
        text: "loss makers stopped or repriced, packs of two",
        accept: ["loss makers", "packs of two", "combo pack"],
        weight: 0.15,
      },
    ],
    avoid: ["When sales grow, the profit follows by itself."],
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
        accept: ["message with its study", "main side effect", "clinical study"],
        weight: 0.25,
        must: true,
      },
      {
        text: "asked clearly to try it on the next patients",
        accept: ["if he would try it", "next three such patients", "ask for the prescription"],
        weight: 0.2,
      },
      {
        text: "no gifts, notes after the call",
        accept: ["no gifts", "ucpmp", "write what he said"],
        weight: 0.15,
      },
    ],
    avoid: ["A small gift is the fastest way to a prescription."],
  },
];
