import type { EntryDraft } from "../entry.ts";

/** The craft of drivers: the vehicle and the road. */
export const driving: readonly EntryDraft[] = [
  {
    id: "driving-walk-round-vehicle",
    family: "general",
    topic: "the vehicle",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Before the engine starts",
    frames: [
      "What do you check on your vehicle in the morning before you start the engine, and what makes you refuse to drive?",
      "As {role}, what do you check on the vehicle each morning, and when do you refuse to drive it?",
      "At {employer}, what would you check on the vehicle each morning, and when would you refuse to take it out?",
    ],
    expected:
      "I walk once around it. Under it I look for oil, water or diesel drops. Tyres: pressure, cuts, a nail, the tread, all wheel nuts, and the spare. Then lamps, indicators, brake light, horn, wipers and mirrors. Under the bonnet I read engine oil, coolant when it is cold, brake fluid and the belts. I try the brake and the steering in the first ten metres. Papers, jack, triangle, first aid and the extinguisher are there. With a soft brake, a bald tyre or no brake light I do not go, because it is my life, too. I write it in the book and ring the office, even if the load is late.",
    points: [
      {
        text: "tyres and brakes",
        accept: [
          ...["tyres: pressure", "try the brake", "tyre pressure", "check the brakes", "check tyres"],
          ...["air in the tyres", "brake working", "check the stepney", "wheel nuts"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "oil, water and leaks",
        accept: [
          ...["engine oil", "oil, water or diesel drops", "check coolant", "check oil level"],
          ...["radiator water", "check for leakage", "brake oil", "engine oil and water", "check diesel"],
        ],
        weight: 0.2,
      },
      {
        text: "lamps, horn, wipers, mirrors",
        accept: [
          ...["lamps, indicators", "horn, wipers and mirrors", "headlight and indicator", "check the lights"],
          ...["brake light", "adjust mirrors", "check horn", "check the indicators", "wiper working"],
        ],
        weight: 0.2,
      },
      {
        text: "papers, triangle, first aid on board",
        accept: [
          ...["jack, triangle", "first aid and the extinguisher", "check the papers", "vehicle documents"],
          ...["fire extinguisher", "tool kit and jack", "first aid box", "papers in vehicle", "toolkit"],
        ],
        weight: 0.15,
      },
      {
        text: "unsafe: refused, written and told",
        accept: [
          ...["soft brake, a bald tyre", "ring the office", "inform the owner", "not drive if brake"],
          ...["inform the supervisor", "tell the manager", "brake problem then not"],
          ...["will not take the vehicle", "report the fault"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A driver who knows his vehicle needs no check.", "The brake can be seen to after the trip."],
  },
  {
    id: "driving-mileage-fell",
    family: "general",
    topic: "the vehicle",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "It drinks more diesel",
    frames: [
      "Your truck gave 4.5 kilometres for a litre and now gives 3.8. How do you find out why?",
      "As {role}, your vehicle suddenly gives fifteen percent less for a litre. How do you find out why?",
      "What if a vehicle of {employer} gives fifteen percent less for a litre? How do you find the reason?",
    ],
    expected:
      "First I measure properly, tank full to tank full over the same road and load, since one figure proves nothing. Then come the cheap things. Tyres with low pressure pull most, so I check them cold. I feel each wheel hub after a stop; a hot one means that the brake drags. I look at the air filter and at black smoke, which points to injectors or the pump. Leaks at the tank and pipes I look for with a cloth. Then my own foot: speed over 70, standing with the engine running and late braking. Heavier loads or a bad road may explain it as well. If all is fine, I speak with the owner about theft.",
    points: [
      {
        text: "measured tank full to tank full",
        accept: [
          ...["tank full to tank full", "over the same road", "full tank method", "check mileage again"],
          ...["full tank to full tank", "note the km", "measure the average", "calculate average"],
        ],
        weight: 0.2,
        must: true,
      },
      {
        text: "tyre pressure and dragging brakes",
        accept: [
          ...["low pressure pull", "brake drags", "air pressure", "check tyre air", "brake jam"],
          ...["low air in tyres", "wheel jam", "brake binding", "wheel alignment"],
        ],
        weight: 0.2,
      },
      {
        text: "filter, smoke, injectors",
        accept: [
          ...["air filter", "black smoke", "clean the filter", "injector cleaning", "service due"],
          ...["diesel filter", "nozzle and pump", "engine service", "engine tuning"],
        ],
        weight: 0.2,
      },
      {
        text: "own way of driving",
        accept: [
          ...["my own foot", "standing with the engine", "speed over", "driving style", "idling"],
          ...["over speed", "sudden braking", "engine running while waiting", "proper gear"],
          ...["rash driving", "ac use"],
        ],
        weight: 0.2,
      },
      {
        text: "leaks, load, road or theft",
        accept: [
          ...["leaks at the tank", "heavier loads", "diesel leakage", "fuel theft", "overload"],
          ...["traffic and road", "diesel theft", "bad road", "clutch slipping", "leakage of diesel"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Old engines lose that much every year.", "Low tyre pressure makes it roll softer and cheaper."],
  },
  {
    id: "driving-breakdown-at-night",
    family: "general",
    topic: "the vehicle",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Broken down on a highway",
    frames: [
      "Your vehicle breaks down at night on the left lane of a highway. What do you do in the first ten minutes?",
      "As {role}, you break down at night on a highway. What do you do in the first ten minutes, and what then?",
      "Suppose a vehicle of {employer} breaks down at night on the highway with you. What do you do first?",
    ],
    expected:
      "The danger is not the fault but the truck behind me. While it still rolls I bring it to the far left, off the road if I can, and put on the hazard lamps and the parking light. I get out on the left and put the triangle some fifty metres behind, on a fast road more. Passengers come out and stand behind the barrier, away from the vehicle. Then I ring the office and the highway helpline 1033, with the kilometre stone, the load and the fault. I mend only what I can do away from the traffic. I stay near the load and let no stranger help with the goods.",
    points: [
      {
        text: "off the road, to the left",
        accept: [
          ...["bring it to the far left", "off the road", "park on left side", "side of the road"],
          ...["take to the side", "extreme left", "shoulder of the road", "move to side"],
        ],
        weight: 0.2,
      },
      {
        text: "warned: hazard lamps and a triangle behind",
        accept: [
          ...["hazard lamps", "put the triangle", "hazard lights on", "warning triangle"],
          ...["reflective triangle", "parking lights", "put the indicator", "triangle behind vehicle"],
          ...["emergency light", "reflector behind"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "people out and away from traffic",
        accept: [
          ...["stand behind the barrier", "passengers come out", "passengers out safely"],
          ...["passengers on safe side", "away from the road", "make people stand aside"],
        ],
        weight: 0.15,
      },
      {
        text: "office and helpline rung, with the place",
        accept: [
          ...["ring the office", "helpline 1033", "call the owner", "call the mechanic", "inform the office"],
          ...["send my location", "toll helpline", "inform the company", "call for help", "share location"],
        ],
        weight: 0.2,
      },
      {
        text: "mended only where safe, load watched",
        accept: [
          ...["away from the traffic", "stay near the load", "check the fault", "small repair myself"],
          ...["not leave the vehicle", "guard the goods", "wait for mechanic"],
          ...["lock the vehicle", "not repair on road"],
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Stones around the vehicle are warning enough.",
      "People may sleep inside until the mechanic comes.",
    ],
  },
  {
    id: "driving-tyre-bursts",
    family: "general",
    topic: "on the road",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A tyre bursts at speed",
    frames: [
      "A front tyre bursts at eighty kilometres an hour. What do your hands and feet do, and what follows?",
      "As {role}, a front tyre bursts at eighty on the highway. What do your hands and feet do?",
      "What if a front tyre bursts at eighty with you at the wheel? What do you do, second by second?",
    ],
    expected:
      "The foot wants to brake hard, and that turns a vehicle over. So I do not brake. I hold the wheel with both hands, straight, against the pull, and take the foot off the accelerator slowly, not at once. The vehicle slows by itself, and I go down a gear when it is quiet. Only under about thirty I brake softly. I put on the indicator and hazard lamps, look in the mirror and let it roll to the left, onto firm flat ground, even if the rim is spoilt. Then triangle, handbrake, stones, jack on hard ground. Afterwards I find out why: low air, overload, old rubber or heat. I check the other tyres as well.",
    points: [
      {
        text: "no hard braking",
        accept: [
          ...["do not brake", "brake hard", "not apply brake", "no sudden brake", "not press the brake"],
          ...["avoid sudden braking", "brake slowly", "don't brake suddenly"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "wheel held straight with both hands",
        accept: [
          ...["hold the wheel with both", "against the pull", "hold steering tight"],
          ...["hold the steering straight", "control the steering", "steering firmly"],
          ...["grip the steering", "keep it straight"],
        ],
        weight: 0.25,
      },
      {
        text: "slowed by foot off, gear and then softly",
        accept: [
          ...["foot off the accelerator", "brake softly", "release accelerator", "leave the accelerator"],
          ...["slow down gradually", "down a gear", "reduce the speed slowly"],
          ...["lower the gear", "race slowly"],
        ],
        weight: 0.2,
      },
      {
        text: "to the left with lamps on",
        accept: [
          ...["roll to the left", "indicator and hazard", "take to left side", "hazard light"],
          ...["stop at the side", "park at safe place", "side me lagana", "look in the mirror"],
        ],
        weight: 0.1,
      },
      {
        text: "reason found: air, load, age",
        accept: [
          ...["low air, overload", "old rubber", "check other tyres", "check why it burst", "overloading"],
          ...["old tyre", "change the tyre", "tyre pressure in summer", "worn tyre", "over heating of tyre"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Full brake at once stops it safely.", "Steer sharply to the side to get off the road."],
  },
  {
    id: "driving-fog-and-rain",
    family: "general",
    topic: "on the road",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Fog in the early morning",
    frames: [
      "You drive in the early morning and come into thick fog. How do you drive on, and when do you stop?",
      "As {role}, you come into thick fog on the highway. How do you drive, and when do you stop?",
      "Suppose you drive for {employer} and come into thick fog on the highway. How do you drive, and when do you stop?",
    ],
    expected:
      "I must be able to stop within what I see, so if I see thirty metres I drive at thirty or less. Low beam and fog lamps are on, not the high beam, because it shines back from the fog like a wall. I follow the left edge line and not the tail lamp ahead. The distance is double or more. I wipe the glass and set the blower on it. No overtaking, no sudden brake, and a soft horn at bends. When I no longer see the edge, I go to a dhaba or pump, right off the road, and tell the office that I come later.",
    points: [
      {
        text: "speed by what can be seen",
        accept: [
          ...["at thirty or less", "drive slowly", "slow speed", "reduce the speed", "low speed"],
          ...["speed 20 to 30", "visibility is low"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "low beam and fog lamps, no high beam",
        accept: [
          ...["low beam", "fog lamps", "fog light on", "low beam light", "not use high beam", "dipper light"],
          ...["yellow light", "no high beam"],
        ],
        weight: 0.25,
      },
      {
        text: "edge line and distance",
        accept: [
          ...["left edge line", "distance is double", "maintain distance", "follow the white line"],
          ...["safe distance", "keep distance from front vehicle", "side line"],
        ],
        weight: 0.2,
      },
      {
        text: "no overtaking, glass clear",
        accept: [
          ...["no overtaking", "wipe the glass", "not overtake", "wiper and defogger"],
          ...["clean the windshield", "use the horn", "blower on glass", "window open"],
        ],
        weight: 0.1,
      },
      {
        text: "stopped far off the road, office told",
        accept: [
          ...["right off the road", "tell the office", "stop at dhaba", "park at petrol pump"],
          ...["wait till fog clears", "inform the office", "stop at safe place"],
          ...["inform the owner", "wait for some time"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["High beam shows more of the road in fog.", "Follow close behind a truck, he knows the way."],
  },
  {
    id: "driving-after-a-collision",
    family: "general",
    topic: "on the road",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A motorcycle has hit you",
    frames: [
      "A motorcycle runs into your vehicle and the rider lies on the road. What do you do, in order?",
      "As {role}, a motorcycle hits your vehicle and the rider is hurt. What do you do, in order?",
      "What if a motorcycle hits your vehicle on a trip for {employer}, and the rider is hurt? What do you do?",
    ],
    expected:
      "I stop, whoever is at fault, because driving away is a crime and may cost a life. Hazard lamps on, key out, triangle behind. I ring 112 or 108 with the place and go to him. I do not take the helmet off, since the neck may be broken; I press a clean cloth on what bleeds. If no ambulance comes I take him to the nearest hospital. When a crowd gets angry I drive to the police station and report from there. I take photos of both vehicles and the marks before anything is moved, and names of witnesses. I ring my office and the insurance the same day. I do not fight about guilt on the road.",
    points: [
      {
        text: "stops and helps the hurt",
        accept: [
          ...["i stop, whoever", "press a clean cloth", "help the injured", "stop the vehicle"],
          ...["take him to hospital", "nearest hospital", "give first aid"],
          ...["see the injured person", "help the rider"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "ambulance and police called",
        accept: [
          ...["ring 112 or 108", "call ambulance", "call the police", "call 108", "inform the police"],
          ...["police station", "dial 112", "call 112"],
        ],
        weight: 0.2,
      },
      {
        text: "place made safe",
        accept: [
          ...["triangle behind", "hazard lamps on", "hazard light on", "park at side", "stop the traffic"],
          ...["warn other vehicles", "put the reflector", "engine off"],
        ],
        weight: 0.15,
      },
      {
        text: "photos, witnesses, numbers",
        accept: [
          ...["photos of both vehicles", "names of witnesses", "take photos", "number plate"],
          ...["take the video", "witness name", "note the vehicle number", "dash cam", "take pictures"],
        ],
        weight: 0.2,
      },
      {
        text: "office and insurance told, no quarrel",
        accept: [
          ...["ring my office", "the insurance the same day", "inform the owner", "call my boss"],
          ...["inform insurance company", "not fight", "tell the company", "not argue"],
          ...["inform my office", "insurance claim"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A guilty rider needs no help from me.", "I pull the helmet off at once."],
  },
];
