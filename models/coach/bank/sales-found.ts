import type { EntryDraft } from "../entry.ts";

/** Selling online: being found, and what people say of it. */
export const salesFound: readonly EntryDraft[] = [
  {
    id: "sales-online-traffic-after-redesign",
    family: "sales",
    topic: "search ranking",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Visitors lost after a new site",
    frames: [
      "A company launched its new website, and visitors from search fell by half. How do you find and mend the reason?",
      "You list {skill}. After a new website the visitors from search fell by half. What do you check, in order?",
      "What if {employer} gets a new website and half of the visitors from search are gone? What do you check first?",
    ],
    expected:
      "I look at when and where it fell: all pages or some. In Search Console I read which pages are indexed. The most common reason is that addresses changed and the old ones lead nowhere, so I take the old list of the best hundred pages and give each a permanent redirect to its new page, not all to the home page. Next I look for a noindex tag or a robots file that came along from the test site, because one line hides the whole site. Then I compare titles, headings and text, and links between pages. Speed on a phone comes after. I send a new sitemap, and tell the owner that it takes weeks.",
    points: [
      {
        text: "which pages and words fell",
        accept: [
          ...["which pages are indexed", "search console", "google search console", "check the analytics"],
          ...["which pages lost", "check which keywords"],
        ],
        weight: 0.15,
      },
      {
        text: "old addresses redirected to their new pages",
        accept: [
          ...["permanent redirect", "old ones lead nowhere", "301 redirect", "redirect old urls"],
          ...["url changed", "broken links", "404 errors", "redirection of old pages", "old url to new url"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "hidden from search by mistake",
        accept: [
          ...["noindex tag", "robots file", "robots.txt", "noindex", "blocked by robots"],
          ...["pages not indexed", "indexing issue", "check indexing"],
        ],
        weight: 0.2,
      },
      {
        text: "titles, text and inner links compared",
        accept: [
          ...["titles, headings and text", "links between pages", "meta titles changed", "content removed"],
          ...["title and description", "internal linking", "content is missing", "heading tags", "meta tags"],
        ],
        weight: 0.2,
      },
      {
        text: "speed, sitemap, and time",
        accept: [
          ...["speed on a phone", "new sitemap", "takes weeks", "page speed", "submit sitemap"],
          ...["core web vitals", "mobile friendly", "takes some time", "sitemap in console"],
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Buying a thousand links brings the visitors back.",
      "All old addresses should lead to the home page.",
    ],
  },
  {
    id: "sales-online-found-nearby",
    family: "sales",
    topic: "search ranking",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Found by people nearby",
    frames: [
      "A sweet shop wants to be found by people nearby who search on the phone. What do you do without paying for ads?",
      "You list {skill}. How do you bring a small shop up in the map results of its area, without paid ads?",
      "Suppose a small shop in your town wants to be found on the map by people nearby. What do you do, without ads?",
    ],
    expected:
      "I start with its business profile on the map, because that is what people see before any website. I claim and verify it, choose the right main category, and write name, address, phone and hours exactly as on the signboard. The same stands everywhere else, since different numbers make search doubt. I add real photos, the price list, and news before each festival. Then reviews: the cashier asks each happy customer, and we answer every one, also the bad, within a day. Nobody is paid for a review. The website has a page with the area in its title. Each month I look at calls, requests for directions and searches.",
    points: [
      {
        text: "business profile claimed and complete",
        accept: [
          ...["business profile on the map", "claim and verify", "google my business"],
          ...["google business profile", "gmb listing", "verify the listing", "right category"],
          ...["google maps listing", "complete the profile", "create google listing"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "same name, address and phone everywhere",
        accept: [
          ...["exactly as on the signboard", "different numbers", "same name address", "nap consistency"],
          ...["name address phone", "justdial listing", "local directories"],
          ...["same details everywhere", "local citations"],
        ],
        weight: 0.15,
      },
      {
        text: "real photos and news",
        accept: [
          ...["real photos", "news before each festival", "upload photos", "post offers", "photos of shop"],
          ...["regular posts", "post updates", "menu and photos", "good pictures"],
        ],
        weight: 0.15,
      },
      {
        text: "honest reviews asked for and answered",
        accept: [
          ...["asks each happy customer", "ask for reviews", "reply to reviews", "customer reviews"],
          ...["google reviews", "good ratings", "collect reviews"],
          ...["answer bad reviews", "qr code for review"],
        ],
        weight: 0.25,
      },
      {
        text: "page with the area, calls and visits watched",
        accept: [
          ...["area in its title", "requests for directions", "local keywords", "website with location"],
          ...["near me keywords", "check insights", "location page", "track the calls", "city name in title"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Paid reviews are the quickest way up.", "Writing the town ten times into the name helps."],
  },
  {
    id: "sales-online-month-of-posts",
    family: "sales",
    topic: "social content",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A month of posts",
    frames: [
      "How do you plan a month of social media posts for a small furniture brand, and how do you know if they worked?",
      "You list {skill}. Plan a month of posts for a small brand; what do you post, how often, and what do you measure?",
      "Suppose {employer} asks you for next month's social media posts. How do you plan them, and how do you judge them?",
    ],
    expected:
      "I begin with who buys and what they ask, because a post that answers a real question is shared. I collect questions from the sales people. Then I fix three or four themes: how it is made, ideas for small rooms, customers' homes with their consent, and only one in five posts that sells. I put them into a calendar with festival days, owner, picture and text, two weeks ahead. Three good posts in a week are better than daily filling. One shoot gives material for the month, mostly short videos with text. We answer comments the same day. I judge by saves, shares, messages and enquiries and less by likes, and drop the weakest theme.",
    points: [
      {
        text: "begins with the buyer and his questions",
        accept: [
          ...["who buys and what they ask", "questions from the sales people", "target audience"],
          ...["know the audience", "understand the customer", "audience research", "customer questions"],
          ...["buyer persona", "what customers want", "competitor research"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "a few themes, little selling",
        accept: [
          ...["three or four themes", "one in five posts", "content pillars", "educational posts"],
          ...["mix of content", "not only promotional", "reels and carousels", "content buckets"],
          ...["behind the scenes", "theme wise"],
        ],
        weight: 0.2,
      },
      {
        text: "calendar ahead with festivals and owners",
        accept: [
          ...["put them into a calendar", "two weeks ahead", "content calendar", "festival posts"],
          ...["plan in advance", "schedule the posts", "monthly calendar", "posting schedule"],
          ...["special days", "approval before posting"],
        ],
        weight: 0.2,
      },
      {
        text: "good material, few posts, comments answered",
        accept: [
          ...["one shoot", "answer comments", "short videos", "reply to comments", "quality content"],
          ...["engage with followers", "good visuals", "best time to post", "respond to messages"],
        ],
        weight: 0.15,
      },
      {
        text: "judged by saves, messages and enquiries",
        accept: [
          ...["saves, shares, messages", "enquiries and less by likes", "engagement rate"],
          ...["reach and engagement", "insights of the page", "leads from posts", "check the insights"],
          ...["number of enquiries", "website clicks", "track the metrics"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["More posts a day always bring more customers.", "Bought followers make a brand trusted."],
  },
  {
    id: "sales-online-angry-comment",
    family: "sales",
    topic: "social content",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A complaint seen by thousands",
    frames: [
      "A customer's angry post about your brand is shared a thousand times overnight. What do you do in the first three hours?",
      "You work as {role}, and an angry post about your brand spreads overnight. What do you do in the first three hours?",
      "Suppose an angry post about {employer} is shared a thousand times overnight. What do you do in the first three hours?",
    ],
    expected:
      "I find out whether it is true. Order number, delivery and what our people said to him are on my table in half an hour, and my manager and the service head know. All planned posts stop. Then we answer under his post, short and in our own name: sorry that this happened, we are on it, and by when he hears. I call him, away from the public, and we put it right, not against his silence. I do not delete the comments, except abuse, and nobody of us argues. If we were wrong we say it openly, with what is changed, because people forgive that. Later I look how the first complaint was missed.",
    points: [
      {
        text: "facts found, seniors told",
        accept: [
          ...["order number, delivery", "manager and the service head", "check the facts"],
          ...["verify the complaint", "inform the manager", "inform seniors", "find what happened"],
          ...["check with the team", "escalate to management"],
        ],
        weight: 0.2,
      },
      {
        text: "quick, short and polite public answer",
        accept: [
          ...["answer under his post", "sorry that this happened", "reply politely", "apologise publicly"],
          ...["acknowledge the issue", "respond quickly", "public apology", "reply within an hour"],
          ...["comment an apology", "polite public reply"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "talk to him in private and put it right",
        accept: [
          ...["call him, away from the public", "put it right", "direct message"],
          ...["talk to customer personally", "dm the customer", "solve the issue", "refund or replacement"],
          ...["call the customer", "take it offline", "move to inbox"],
        ],
        weight: 0.2,
      },
      {
        text: "nothing deleted, no quarrel, other posts stopped",
        accept: [
          ...["planned posts stop", "nobody of us argues", "not delete the comment", "do not argue"],
          ...["pause scheduled posts", "stop all ads", "not fight with people"],
        ],
        weight: 0.2,
      },
      {
        text: "told openly what changed; learned for later",
        accept: [
          ...["first complaint was missed", "explain the action taken", "post the update"],
          ...["improve the process", "share the resolution", "clarification post"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Deleting the post's comments ends the matter.", "Our fans should attack the customer."],
  },
];
