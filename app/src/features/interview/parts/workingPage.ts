import { page } from "../../../shell/page.tsx";

/** What is shown while questions or a report are made, fetched apart: a round that is ready needs none of it. */
export const Working = page(() => import("./Working.tsx"));
