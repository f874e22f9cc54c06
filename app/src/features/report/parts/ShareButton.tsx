import { useState } from "react";
import type { Report } from "#models/entities/report.ts";
import { useAuth } from "../../../shell/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import type * as part from "../share/ShareDialog.tsx";
import { words } from "../words.ts";
import css from "./ScoreCard.module.css";

/** Opens what shares the report, which is fetched with the press. */
export function ShareButton({ report }: { report: Report }) {
  const w = useWords(words);
  const { user } = useAuth();
  const [share, setShare] = useState<typeof part | "fetching" | "absent" | null>(null);
  const [open, setOpen] = useState(false);
  async function press() {
    setOpen(true);
    if (share !== null && share !== "absent") return;
    setShare("fetching");
    setShare(await import("../share/ShareDialog.tsx").catch(() => "absent" as const));
  }
  return (
    <>
      <Button kind="quiet" busy={share === "fetching"} onClick={() => void press()}>
        {w.share}
      </Button>
      {share === "absent" && (
        <p role="status" className={css.said}>
          {w.shareAbsent}
        </p>
      )}
      {user && share !== null && typeof share === "object" && (
        <share.ShareDialog report={report} userId={user.userId} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
