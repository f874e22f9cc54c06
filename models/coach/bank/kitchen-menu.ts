import type { EntryDraft } from "../entry.ts";

/** The craft of cooks: guests and menus. */
export const kitchenMenu: readonly EntryDraft[] = [
  {
    id: "kitchen-dish-sent-back",
    family: "general",
    topic: "guests and menu",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A dish that comes back",
    frames: [
      'A guest sends back a biryani as "dry and cold". The waiter says that she always complains. What do you do?',
      "As {role}, a guest sends a dish back, and the waiter says that she always complains. What do you do?",
      "At {employer}, a guest sends back a dish as dry and cold. What do you do in the next ten minutes?",
    ],
    expected:
      "I taste it before I have an opinion, because half of the time the guest is right. I do not warm up the same plate. A fresh one is made at once and while she waits she gets something small. I bring it myself if I can, say that I am sorry, and ask what she would like different. The manager decides about the bill. Then I find the cause: it stood at the pass for twelve minutes. I show it to the cook quietly after service. If it comes back often, the recipe changes.",
    points: [
      {
        text: "tasted first, without an opinion",
        accept: [
          ...["taste it before", "guest is right", "taste the dish", "check the food"],
          ...["check the dish myself", "check temperature", "check the complaint"],
        ],
        weight: 0.2,
      },
      {
        text: "fresh one, quickly, and not the same warmed",
        accept: [
          ...["warm up the same plate", "make a new dish", "replace the dish", "prepare again"],
          ...["give fresh biryani", "cook it again", "on priority"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "sorry, and asked what she wants",
        accept: [
          ...["say that i am sorry", "apologise to guest", "ask the guest preference", "listen to the guest"],
          ...["sorry to the guest", "meet the guest", "talk politely"],
        ],
        weight: 0.2,
      },
      {
        text: "something meanwhile, bill by the manager",
        accept: [
          ...["manager decides", "complimentary dessert", "complimentary drink", "take it off bill"],
          ...["give a discount", "inform the manager", "offer a starter"],
        ],
        weight: 0.15,
      },
      {
        text: "cause found, cook shown",
        accept: [
          ...["stood at the pass", "show it to the cook", "find the reason", "tell the cook"],
          ...["train the cook", "why it was cold", "correct the recipe", "talk to the team"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["A guest who complains often is wrong.", "Two minutes in the microwave are enough."],
  },
  {
    id: "kitchen-new-menu-twelve",
    family: "general",
    topic: "guests and menu",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Twelve new dishes",
    frames: [
      "You are asked for twelve new dishes for the monsoon menu. How do you get from the idea to the plate?",
      "As {role}, you must bring twelve new dishes onto the menu. How do you get from the idea to the plate?",
      "Suppose {employer} wants twelve new dishes for the season. How do you choose, test and launch them?",
    ],
    expected:
      "I look at what goes out first: the sales of each dish and its margin, and take off what earns little. Then I ask who our guests are and what waiters hear. Season decides, since corn, mushrooms or local greens are cheap and good then. Each dish must fit our stoves and people, because four from the tandoor stop a Saturday. I like dishes that share a gravy or a base, so that little is thrown away. I cook each three times, with cost and weight on a card, and let ten people taste without names. Then cooks learn them with a photo, waiters taste and learn one sentence. After a month I drop the three weakest.",
    points: [
      {
        text: "sales and margin of the old dishes first",
        accept: [
          ...["sales of each dish", "popular dishes", "check the sales", "feedback of old menu"],
          ...["slow moving dishes", "menu engineering", "which dishes sell", "dishes that earn well"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "season and local goods",
        accept: [
          ...["season decides", "cheap and good then", "seasonal vegetables", "local ingredients"],
          ...["seasonal ingredients", "availability of ingredients", "available in market", "fresh seasonal"],
        ],
        weight: 0.2,
      },
      {
        text: "fits stoves, people and stock",
        accept: [
          ...["fit our stoves", "share a gravy", "kitchen equipment", "skill of the staff", "staff can make"],
          ...["preparation time", "common ingredients", "use same ingredients", "less wastage"],
        ],
        weight: 0.2,
      },
      {
        text: "trial cooked and costed before",
        accept: [
          ...["let ten people taste", "cost and weight on a card", "food trial", "trial and tasting"],
          ...["food tasting", "costing of dish", "trial run", "take feedback in trial"],
        ],
        weight: 0.2,
      },
      {
        text: "team taught, weak ones dropped",
        accept: [
          ...["cooks learn them", "drop the three weakest", "train the staff on new dishes"],
          ...["brief the service team", "review after a month", "remove which not sell"],
          ...["training of new dishes", "monitor the sales"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["A long menu brings more guests.", "If I like a dish, the guests will."],
  },
];
