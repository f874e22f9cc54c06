import { Suspense, useEffect } from "react";
import type { User } from "#models/entities/user.ts";
import { Quiet } from "../../../shell/Quiet.tsx";
import { useLater } from "../../../shell/useLater.ts";

/** The dashboard is read first, in milliseconds. */
const AFTER = 1_500;

/**
 * Fetches the question who invited a person when the dashboard stands; nothing where that is known.
 * @param props `quiet`: something else is going on
 */
export function LateReferring(props: { user: User; stands: boolean; quiet: boolean }) {
  const [Dialog, fetch] = useLater(() => import("./ReferrerDialog.tsx"));
  const due = props.stands && props.user.referredBy === null;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(fetch, AFTER);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is due
  }, [due]);
  return (
    <Quiet>
      <Suspense fallback={null}>{due && Dialog && <Dialog user={props.user} quiet={props.quiet} />}</Suspense>
    </Quiet>
  );
}
