import type { EntryDraft } from "../entry.ts";

/** Selling online: paid ads, and what can be measured of them. */
export const salesAds: readonly EntryDraft[] = [
  {
    id: "sales-online-lead-cost-doubled",
    family: "sales",
    topic: "paid ads",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Cost per lead has doubled",
    frames: [
      "The cost of a lead from your online ads has doubled in three weeks. How do you find the reason?",
      "You list {skill}. A lead cost 200 rupees last month and costs 400 now. Where do you look, in which order?",
      "Suppose the online ads of {employer} cost twice as much for each lead as last month. How do you find out why?",
    ],
    expected:
      "First I fill the form myself, because a tag that broke looks just like fewer leads. Then I split the cost into its parts: price of a thousand views, share of clicks, and visitors who fill the form. If views cost more, it is season or competition. If clicks fall, people have seen the same picture too often, so I bring three new ones. If the clicks are fine and the forms fall, I look at the page, its speed and what changed there. I compare by device, place, audience and search words, as one bad part often eats half of the money. I change one thing at a time, and I ask sales whether the leads are worth it.",
    points: [
      {
        text: "counting checked: tag and form work",
        accept: [
          ...["tag that broke", "fill the form myself", "check the tracking", "pixel not working"],
          ...["conversion tracking", "check the form", "test the form"],
          ...["check tag manager", "lead form working"],
        ],
        weight: 0.2,
      },
      {
        text: "parted into price of views, clicks and forms",
        accept: [
          ...["price of a thousand views", "share of clicks", "cpm and ctr", "check ctr"],
          ...["click through rate", "conversion rate", "cpc increased", "check cpm", "cost per click"],
          ...["which step is low", "landing page conversion"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "tired pictures or audience renewed",
        accept: [
          ...["bring three new", "ad fatigue", "creative fatigue", "change the creatives", "new creatives"],
          ...["refresh the ads", "frequency is high", "audience saturation"],
        ],
        weight: 0.2,
      },
      {
        text: "compared by device, place and search words",
        accept: [
          ...["compare by device", "one bad part", "search terms report", "check audience wise"],
          ...["location wise", "negative keywords", "placement wise", "device wise"],
          ...["age and gender", "pause the bad ones"],
        ],
        weight: 0.2,
      },
      {
        text: "one change at a time, quality asked of sales",
        accept: [
          ...["ask sales", "lead quality", "feedback from sales team", "test for a week"],
          ...["a/b testing", "wait for the data"],
        ],
        weight: 0.1,
      },
    ],
    avoid: ["A bigger budget brings the cost down.", "Change everything at once to be quick."],
  },
  {
    id: "sales-online-first-search-ads",
    family: "sales",
    topic: "paid ads",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "First search ads, small budget",
    frames: [
      "A dentist gives you 500 rupees a day for search ads. How do you set up the first campaign?",
      "You list {skill}. A small clinic gives you 500 rupees a day for search ads. What do you set up first?",
      "Suppose a small shop asks you for its first search ads with 500 rupees a day. What do you set up, and what do you leave?",
    ],
    expected:
      "I ask first what a new patient is worth and which treatment he wants to fill, because 500 rupees cannot advertise everything. I take one, within five kilometres and his opening hours. Then I choose ten to twenty words that people type when they want to come, such as root canal near me, and exclude words like free, course, job and salary. The ads name the area and the price, with a call button. They lead to a page on just that treatment, not to the home page. Before the first rupee I set up counting of calls and forms. I read the real search words each second day, cut what costs and brings nobody, and judge by booked patients.",
    points: [
      {
        text: "aim and worth of a customer asked first",
        accept: [
          ...["what a new patient is worth", "which treatment", "ask the goal", "understand the business"],
          ...["what is the objective", "target audience", "know the services", "patient value"],
        ],
        weight: 0.15,
      },
      {
        text: "words of people who want to buy, others excluded",
        accept: [
          ...["ten to twenty words", "exclude words", "negative keywords", "keyword research"],
          ...["phrase match", "exact match keywords", "high intent keywords", "near me keywords"],
          ...["keyword planner", "relevant keywords"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "small area and hours",
        accept: [
          ...["within five kilometres", "opening hours", "location targeting", "target nearby area"],
          ...["radius targeting", "ad schedule", "5 km radius", "local area only", "clinic timing"],
        ],
        weight: 0.2,
      },
      {
        text: "ad and page on just that offer, call button",
        accept: [
          ...["call button", "page on just that treatment", "landing page", "call extension", "ad copy"],
          ...["separate landing page", "call only ads", "ad extensions", "good headlines"],
        ],
        weight: 0.2,
      },
      {
        text: "calls and forms counted, words read and cut",
        accept: [
          ...["counting of calls and forms", "real search words", "conversion tracking", "search terms"],
          ...["track the calls", "check search term report", "monitor daily", "pause costly keywords"],
          ...["call tracking", "judge by booked"],
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "Broad words with much traffic bring most patients.",
      "The home page is the best page for each ad.",
    ],
  },
  {
    id: "sales-online-numbers-disagree",
    family: "sales",
    topic: "digital measurement",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Three figures for one sale",
    frames: [
      "The ad platform shows 120 sales, the analytics tool 70, the shop itself 60. Which is true, and why do they differ?",
      "You list {skill}. The ad account counts 120 sales and the shop 60. Which is right, and what do you report?",
      "Suppose the ads of {employer} claim 120 sales and its shop shows only 60. Which is right, and what do you report?",
    ],
    expected:
      "The money in the shop is the truth, so I start from its 60 orders. The ad platform counts a sale if somebody clicked its ad within its window, say seven days, and two platforms claim the same buyer. The analytics tool misses those who refuse cookies or change from phone to laptop. Then I look for mistakes: a tag that fires twice when the thank-you page is loaded again, or cash on delivery orders that came back. I tag all links in one way. In the report stands one figure, from the shop, with the platform's beside it to compare ads. And once I switch a region off for two weeks, since only that shows what ads really add.",
    points: [
      {
        text: "orders of the shop are the truth",
        accept: [
          ...["money in the shop is the truth", "60 orders", "backend data is correct", "shop data"],
          ...["actual orders", "crm data", "backend orders", "payment gateway"],
          ...["real sales from shop", "match with the order id"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "each platform counts by its own window and claims the same buyer",
        accept: [
          ...["within its window", "claim the same buyer", "attribution window", "attribution model"],
          ...["view through conversion", "7 day click", "different attribution", "last click"],
          ...["each platform takes credit", "click and view"],
        ],
        weight: 0.25,
      },
      {
        text: "what counting misses: cookies, change of device",
        accept: [
          ...["refuse cookies", "phone to laptop", "cookie blocked", "cross device", "ad blocker"],
          ...["ios privacy", "cookies consent", "different device"],
        ],
        weight: 0.15,
      },
      {
        text: "mistakes looked for: double tag, returned orders",
        accept: [
          ...["tag that fires twice", "cash on delivery orders", "duplicate conversions", "double counting"],
          ...["tag firing twice", "cancelled orders", "cod returns", "test orders"],
          ...["time zone difference", "tracking code twice"],
        ],
        weight: 0.2,
      },
      {
        text: "one figure reported, true effect tested",
        accept: [
          ...["switch a region off", "single source of truth", "utm tags", "holdout test", "utm parameters"],
          ...["report from backend", "one source for report", "incrementality"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["The highest figure is the best for the report.", "The figures of all platforms are added up."],
  },
  {
    id: "sales-online-page-test",
    family: "sales",
    topic: "digital measurement",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Testing a page fairly",
    frames: [
      "Visitors come to your page but few fill the form. How do you test a better page, and when do you believe the result?",
      "You list {skill}. How do you test two versions of a page fairly, and when do you trust the winner?",
      "Suppose many visit a page of {employer} and few fill its form. How do you test a better one fairly?",
    ],
    expected:
      "I look before I guess: recordings, where people stop, and five calls with those who did not fill it. From that comes one reason, for example that the price is hidden and the form has nine fields. I write down before the start what I change, which figure decides and how many visitors I need, mostly some thousands for each version. Both run at the same time, half and half by chance, because no week is like the last. I let it run at least two full weeks and do not stop on the day when it looks good, since early winners are often luck. I check phone and desktop apart, and whether the leads are as good.",
    points: [
      {
        text: "reason looked for first",
        accept: [
          ...["look before i guess", "where people stop", "heatmap", "session recordings"],
          ...["check the bounce rate", "see user behaviour", "find where they drop", "hotjar"],
          ...["user feedback", "form is too long"],
        ],
        weight: 0.2,
      },
      {
        text: "one change, figure that decides fixed before",
        accept: [
          ...["what i change, which figure decides", "one variable at a time", "hypothesis first"],
          ...["only headline changed", "decide the metric"],
        ],
        weight: 0.2,
      },
      {
        text: "both at the same time, by chance",
        accept: [
          ...["run at the same time", "a/b test", "split test", "50 50 traffic", "ab testing"],
          ...["split the traffic", "randomly divided", "two versions at same time", "equal traffic"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "enough visitors and time before it is believed",
        accept: [
          ...["how many visitors i need", "two full weeks", "early winners", "statistical significance"],
          ...["sample size", "run for two weeks", "95 percent confidence"],
          ...["minimum traffic", "not stop early"],
        ],
        weight: 0.25,
      },
      {
        text: "quality of what comes is looked at",
        accept: [
          ...["leads are as good", "phone and desktop apart", "lead quality", "check mobile separately"],
          ...["quality of leads", "device wise result", "real customers", "check with sales"],
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "The better one on the first day wins.",
      "New page this week against the old page last week is a fair test.",
    ],
  },
];
