import { page } from "../../../shell/page.tsx";

/** The screen for what did not work, fetched apart: most people never see it. */
export const Failed = page(() => import("./Failed.tsx"));
