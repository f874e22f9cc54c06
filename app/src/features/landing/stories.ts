import type { Dictionary } from "#app/ui/words.ts";

/** What was said, by somebody in which role, from which city. */
export type Story = readonly [quote: string, role: string, city: string];

const en: readonly Story[] = [
  ["The fourth time I explained my project, it finally sounded like mine.", "Backend developer", "Pune"],
  ["I practised on the bus. My answers were there when I got home.", "Final-year student", "Nagpur"],
  ["It told me I never gave numbers. Now I always do.", "Data analyst", "Hyderabad"],
  ["HR rounds used to scare me. I had already answered the hard one.", "Support engineer", "Indore"],
  ["I saw which of my words got the points. That changed how I speak.", "Frontend developer", "Kochi"],
  ["Ten minutes every night for two weeks. My voice stopped shaking.", "Fresher", "Patna"],
  ["The questions were about my resume, so I could not hide.", "DevOps engineer", "Bengaluru"],
  ["English is my third language. Typing first, then speaking, helped.", "QA engineer", "Madurai"],
  ["After a career break, I needed to hear myself again.", "Product manager", "Mumbai"],
  ["The better answer under each question is what I revised from.", "Java developer", "Lucknow"],
  ["System design felt like a talk, not an exam.", "Senior engineer", "Gurugram"],
  ["I knew my weak spots before the interviewer did.", "Business analyst", "Jaipur"],
];

/** The twelve stories of the landing page. Illustrative: no person stands behind them. */
export const stories: Dictionary<readonly Story[]> = {
  en,
  hi: () => import("./stories.hi.ts").then((m) => m.hi),
};
