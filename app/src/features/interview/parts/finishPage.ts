import { page } from "../../../shell/page.tsx";

/** What is asked before a round is finished with something missing, fetched apart: most finish with all answers. */
export const FinishDialog = page(() => import("./FinishDialog.tsx"));
