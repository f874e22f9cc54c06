import type { EntryDraft } from "../entry.ts";

/** The craft of cooks: costs, service, and food that is safe. */
export const kitchen: readonly EntryDraft[] = [
  {
    id: "kitchen-food-cost-rose",
    family: "general",
    topic: "kitchen costs",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Food cost that rose",
    frames: [
      "The food cost of your kitchen rose from 31 to 36 percent in two months. How do you find the reason?",
      "As {role}, how do you find out why the food cost rose from 31 to 36 percent, and how do you bring it down?",
      "Suppose the food cost at {employer} rose by five percent in two months. How do you find the reason?",
    ],
    expected:
      "First I check the figure, opening stock plus purchases less closing stock, because a wrong count makes half of such scares. Then I go from the door to the plate. I compare the prices of the ten dearest goods with two months ago and weigh what is delivered. I watch portions for three days with a scale. The bin tells the rest, so everything thrown away is weighed and written with its reason. I look at staff meals, free dishes without a bill, and what leaves by the back door. Last I see which dishes sell now, since dear ones raise the share without anybody's fault.",
    points: [
      {
        text: "figure checked: stock counted",
        accept: [
          ...["opening stock plus purchases", "wrong count", "check the stock", "closing stock"],
          ...["physical stock", "inventory count", "stock taking", "verify the calculation"],
        ],
        weight: 0.15,
      },
      {
        text: "purchase prices and weights",
        accept: [
          ...["prices of the ten dearest", "weigh what is delivered", "check purchase rate", "vendor rates"],
          ...["price increase", "compare the rates", "check the supplier", "weight at receiving"],
          ...["market price", "other vendors"],
        ],
        weight: 0.2,
      },
      {
        text: "portions held against the recipe",
        accept: [
          ...["watch portions", "with a scale", "portion control", "standard recipe", "recipe card"],
          ...["portion size", "over portioning", "weigh the portion"],
          ...["standard portion", "measure ingredients"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "waste weighed and its reason written",
        accept: [
          ...["thrown away is weighed", "the bin tells", "wastage register", "check the wastage"],
          ...["food waste", "control wastage", "waste log", "spoilage"],
          ...["reduce the wastage", "expired items"],
        ],
        weight: 0.2,
      },
      {
        text: "staff meals, free dishes, theft, mix of sales",
        accept: [
          ...["staff meals", "free dishes", "pilferage", "theft in store", "complimentary food"],
          ...["which dishes sell", "menu mix", "staff food", "stealing"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Smaller plates for the guests are the first cure.", "Cheaper oil solves it at once."],
  },
  {
    id: "kitchen-price-of-a-dish",
    family: "general",
    topic: "kitchen costs",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "What a dish must cost",
    frames: [
      "How do you work out what a new dish costs the kitchen, and the price on the menu?",
      "As {role}, how do you work out what a plate of a new dish costs, and what it must sell for?",
      "At {employer}, how would you work out the cost of one plate of a new dish, and its price?",
    ],
    expected:
      "I cook it once as it will be served and weigh everything, also oil, spices and garnish. For each I take the cost of what is usable: a kilo of chicken with bone gives perhaps 700 grams, so the real price is higher than the bill. All together, divided by the plates that come out, is the cost of one plate. Say it is 75 rupees. If the house wants a food cost of thirty percent, the price is about 250 before tax. Then I compare with what places nearby ask. It goes on a recipe card with a photo and weights, and I reckon it anew when a main price moves.",
    points: [
      {
        text: "everything weighed, also small things",
        accept: [
          ...["weigh everything", "spices and garnish", "list all ingredients", "cost of each ingredient"],
          ...["quantity of each", "recipe costing", "standard recipe"],
          ...["weigh the ingredients", "raw material cost"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "cost of what is usable after cleaning",
        accept: [
          ...["cost of what is usable", "with bone gives", "yield percentage", "after cleaning and cutting"],
          ...["trimming loss", "peeling wastage", "yield test", "wastage of vegetables", "net weight"],
        ],
        weight: 0.2,
      },
      {
        text: "divided by portions",
        accept: [
          ...["plates that come out", "cost of one plate", "cost per portion", "divide by portions"],
          ...["per plate cost", "number of portions", "per portion"],
        ],
        weight: 0.15,
      },
      {
        text: "price from the wanted share of food cost",
        accept: [
          ...["food cost of thirty", "price is about 250", "food cost percentage", "30 percent food cost"],
          ...["3 times of cost", "divide by food cost", "margin and overheads"],
          ...["add labour and gas", "selling price"],
        ],
        weight: 0.25,
      },
      {
        text: "compared with others, written on a card",
        accept: [
          ...["places nearby ask", "recipe card", "check competitor price", "compare with other restaurants"],
          ...["other hotels price", "update when rates change"],
          ...["market price of dish", "what guest will pay"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["The bill of the shopping divided by two is the price.", "Waste of peeling does not count."],
  },
  {
    id: "kitchen-ready-before-service",
    family: "general",
    topic: "kitchen work",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Ready before the guests come",
    frames: [
      "How do you get your section ready for an evening of 120 guests? What is done by which hour?",
      "As {role}, how do you get a kitchen section ready for 120 guests, and what is done by which hour?",
      "At {employer}, how would you get your section ready for 120 guests in the evening, hour by hour?",
    ],
    expected:
      "I begin with the paper and not the knife: bookings, set menus, what sold last Friday and what is left in the fridge, because otherwise I cut for nobody. That gives a list with amounts and names. What takes long goes first, stocks, gravies and dough, then cutting, and garnish and fresh things last, so that they do not dry. What was made yesterday is used before, with its date on the box. By five I taste each gravy myself. By six the section stands, with pans, spoons, cloths and filled boxes. Gas, fridge temperature and the grill are checked. At half past six we speak for five minutes about what is off and what is to sell.",
    points: [
      {
        text: "amounts from bookings and earlier sales",
        accept: [
          ...["bookings, set menus", "check the reservations", "expected covers", "function prospectus"],
          ...["check the order", "previous sales", "how many guests", "forecast of guests"],
        ],
        weight: 0.2,
      },
      {
        text: "list and order: long things first",
        accept: [
          ...["what takes long goes first", "list with amounts", "mise en place"],
          ...["prepare the gravies first", "cutting and chopping", "preparation list", "prep list"],
          ...["marination first", "base gravy ready"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "what is there is used first, with dates",
        accept: [
          ...["with its date on the box", "made yesterday", "fifo", "old stock first", "label with date"],
          ...["check the fridge", "check leftover", "date label"],
        ],
        weight: 0.2,
      },
      {
        text: "tasted, section set, machines checked",
        accept: [
          ...["taste each gravy", "fridge temperature", "taste the food", "check the taste"],
          ...["set the section", "check equipment", "check the gas", "tools in place"],
          ...["clean the station", "check burners"],
        ],
        weight: 0.2,
      },
      {
        text: "short talk with the team",
        accept: [
          ...["we speak for five minutes", "briefing", "brief the team", "team briefing", "assign the work"],
          ...["duty to each", "divide the work", "unavailable items"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Everything is cut fresh once the order is there.", "Yesterday's boxes go behind the new ones."],
  },
  {
    id: "kitchen-forty-orders-hang",
    family: "general",
    topic: "kitchen work",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Forty orders and a cook short",
    frames: [
      "It is Saturday, forty orders hang, one cook has gone home ill and guests complain. How do you get through?",
      "As {role}, forty orders hang and one cook is missing. How do you get the kitchen through the evening?",
      "What if forty orders hang at {employer} on a Saturday and one cook is ill? How do you get through?",
    ],
    expected:
      "One voice calls, and that is mine. I stop for ten seconds and read all tickets, put equal dishes together, so that six butter chickens go in one pan, and let what takes long start now. The table that has waited longest goes first, whole, because half a table served is still angry. I move the best all-round cook to the empty section and a helper to plating. With the manager I take two slow dishes off for an hour, and let the waiters say an honest time and bring soup. What is raw is not sent out; each plate passes my eyes.",
    points: [
      {
        text: "one person calls and reads the orders",
        accept: [
          ...["one voice calls", "read all tickets", "one person calls the order", "aboyeur"],
          ...["communicate clearly", "kot wise", "check all kots", "stay calm", "chef calls the order"],
        ],
        weight: 0.2,
      },
      {
        text: "equal dishes together, longest waiting first",
        accept: [
          ...["put equal dishes together", "waited longest", "same items together", "club the orders"],
          ...["batch cooking", "priority to old orders", "combine same dishes"],
          ...["oldest kot first", "group the orders"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "people moved to where it sticks",
        accept: [
          ...["best all-round cook", "helper to plating", "shift one cook", "cover the section"],
          ...["divide the work", "call extra staff", "help the section", "move staff", "call off duty staff"],
        ],
        weight: 0.2,
      },
      {
        text: "guests told, slow dishes off",
        accept: [
          ...["two slow dishes", "honest time", "inform the service", "inform the captain"],
          ...["tell the guest waiting time", "limited menu", "stop slow items", "complimentary starter"],
          ...["inform the manager", "inform guests about delay"],
        ],
        weight: 0.2,
      },
      {
        text: "quality still checked",
        accept: [
          ...["each plate passes", "what is raw", "check every plate", "no compromise on quality"],
          ...["check before sending", "taste before", "quality check"],
          ...["not undercooked", "final check at pass"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Plates that are nearly done can go out.", "Everyone cooks what he likes first."],
  },
  {
    id: "kitchen-gravy-cooled-down",
    family: "general",
    topic: "food safety",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Cooling a big pot",
    frames: [
      "You have cooked forty litres of gravy for tomorrow. How do you cool, keep and reheat it safely?",
      "As {role}, how do you cool, keep and reheat a large pot of gravy, so that nobody falls ill?",
      "At {employer}, forty litres of gravy are cooked for tomorrow. How do you cool, keep and reheat them?",
    ],
    expected:
      "Between 5 and 60 degrees germs double in minutes, so food must pass that quickly in both directions. A full pot stays warm inside all night. I divide the gravy into shallow steel trays, two or three inches deep, stand them in ice water and stir. It should be under 21 degrees within two hours and under 5 within four more; I measure in the middle and write it down. Then it is covered, with name, date and hour on the lid, and goes into the fridge above raw meat. Next day I take only what I need and bring it to at least 75 degrees inside, boiling right through, once. What was warmed and is left is thrown away.",
    points: [
      {
        text: "why: germs grow between cold and hot",
        accept: [
          ...["between 5 and 60", "germs double", "danger zone", "bacteria grow", "food poisoning"],
          ...["5 to 60 degree", "bacteria multiply", "temperature danger"],
        ],
        weight: 0.15,
      },
      {
        text: "cooled fast in shallow trays or ice",
        accept: [
          ...["shallow steel trays", "ice water", "small containers", "cool quickly", "blast chiller"],
          ...["ice bath", "divide in small portions", "within two hours", "flat trays", "rapid cooling"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "covered, dated, above raw food",
        accept: [
          ...["name, date and hour", "above raw meat", "label and date", "cover the food", "date label"],
          ...["store in fridge", "covered with lid", "separate from raw", "day dot", "raw below"],
        ],
        weight: 0.2,
      },
      {
        text: "reheated right through, only once",
        accept: [
          ...["at least 75", "boiling right through", "reheat only once", "reheat till boiling"],
          ...["not reheat again", "75 degree core", "boil it properly"],
          ...["heat properly", "only required quantity"],
        ],
        weight: 0.2,
      },
      {
        text: "measured and written, rest thrown away",
        accept: [
          ...["measure in the middle", "left is thrown away", "temperature record", "probe thermometer"],
          ...["note the temperature", "food thermometer", "discard the leftover"],
          ...["throw the balance", "temperature log"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["The pot cools best overnight on the stove.", "Food that smells good is safe."],
  },
  {
    id: "kitchen-nut-allergy-guest",
    family: "general",
    topic: "food safety",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A guest with an allergy",
    frames: [
      "A guest says that nuts can kill her, and orders a curry. What happens from the table to the plate?",
      "As {role}, a guest with a deadly nut allergy orders a curry. What do you do from the order to the plate?",
      "What if a guest of {employer} says that nuts can kill her, and orders a curry? What do you do?",
    ],
    expected:
      "The waiter writes it in red on the order and tells me in person, and I speak to the guest myself: which nuts, also traces? Then I read, and do not rely on memory: our white gravy is cashew, and packed sauces may have it. If I cannot be sure I say so and offer something simple that I can cook from the start. For that I take a clean pan, board, spoon and fresh oil, because a ladle from the other pot is enough to kill. One cook does it alone, away from the nut dishes. The plate goes alone, brought by the one who took the order. If she feels unwell we ring 108.",
    points: [
      {
        text: "order marked, kitchen told in person",
        accept: [
          ...["writes it in red", "tells me in person", "inform the chef", "mention on kot"],
          ...["write on the order", "allergy on kot", "tell the kitchen"],
          ...["highlight the order", "inform all staff"],
        ],
        weight: 0.2,
      },
      {
        text: "each ingredient read, not guessed",
        accept: [
          ...["our white gravy is cashew", "read, and do not rely", "check ingredients", "read the label"],
          ...["ingredients of gravy", "check cashew in gravy", "allergen chart"],
          ...["check the sauce label", "check the masala"],
        ],
        weight: 0.2,
      },
      {
        text: "clean pan, board and spoon, cooked apart",
        accept: [
          ...["clean pan, board", "away from the nut dishes", "separate utensils", "cook separately"],
          ...["separate pan", "avoid cross contamination", "clean utensils", "fresh oil"],
          ...["change the gloves", "separate chopping board", "wash hands and utensils"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "open with the guest, another dish offered",
        accept: [
          ...["speak to the guest", "offer something simple", "suggest another dish", "ask the guest"],
          ...["tell the guest honestly", "which nuts", "alternative dish"],
          ...["nut free dish", "talk to the guest"],
        ],
        weight: 0.15,
      },
      {
        text: "plate goes alone, help known",
        accept: [
          ...["ring 108", "serve separately", "call ambulance", "serve personally", "confirm at the table"],
          ...["double check before serving", "emergency number", "first aid"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Picking the nuts out makes the curry safe.", "Small traces do no harm to anybody."],
  },
];
