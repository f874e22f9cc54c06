import { page } from "../../../shell/page.tsx";

/** What is said of a round that is open or finished elsewhere, fetched apart: most have one tab and one device. */
export const Elsewhere = page(() => import("./Elsewhere.tsx"));
