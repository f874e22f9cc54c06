import { page } from "../../../shell/page.tsx";

/** Where a round is chosen, fetched apart: most people come with one. */
export const Choosing = page(() => import("./Choosing.tsx"));
