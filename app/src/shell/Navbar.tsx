import { Suspense, useEffect } from "react";
import { Navigate } from "react-router-dom";
import { useWords } from "../ui/words.ts";
import { Bar } from "./Bar.tsx";
import { words } from "./barWords.ts";
import css from "./Navbar.module.css";
import { NetworkBadge } from "./NetworkBadge.tsx";
import { page } from "./page.tsx";
import { PageMenu } from "./PageMenu.tsx";
import { PublicBar } from "./PublicBar.tsx";
import { Quiet } from "./Quiet.tsx";
import { RewardLink } from "./RewardLink.tsx";
import { hasToken } from "./signedInBefore.ts";
import { useLater } from "./useLater.ts";
import { useAuth } from "./useAuth.ts";
import { useSignOut } from "./useSignOut.ts";

/** Fetched for the few who sign out with something that is not uploaded, or without a network. */
const SignOutDialog = page(() => import("./SignOutDialog.tsx"));

/** What the app says of itself waits until the page stands, in milliseconds. */
const NOTICES_AFTER = 1_500;

/** Fetched late: nobody waits for it. */
function LateNotices() {
  const [Notices, fetchNotices] = useLater(() => import("./AppNotices.tsx"));
  const [Ready, fetchReady] = useLater(() => import("./ReportReady.tsx"));
  useEffect(() => {
    const timer = setTimeout(() => {
      fetchNotices();
      fetchReady();
    }, NOTICES_AFTER);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each bar
  }, []);
  return (
    <Suspense fallback={null}>
      <Quiet>{Notices && <Notices />}</Quiet>
      <Quiet>{Ready && <Ready />}</Quiet>
    </Suspense>
  );
}

/** The bar of somebody who is signed in. */
export default function Navbar() {
  const w = useWords(words);
  const { user, loading } = useAuth();
  const { busy, question, ask, signOut, cancel } = useSignOut();
  if (!user && loading) return null;
  // With a token but no profile (no network yet) a public page stays; without one it was a sign-out or a 401, which
  // leads to the root path (SPEC section 2).
  if (!user) return hasToken() ? <PublicBar /> : <Navigate to="/" replace />;
  return (
    <>
      <Bar home="/dashboard" line>
        <span className={css.status}>
          <NetworkBadge />
        </span>
        <RewardLink key={user.userId} userId={user.userId} after={NOTICES_AFTER} />
        <PageMenu />
        <button type="button" className={css.logout} aria-busy={busy || undefined} onClick={ask}>
          {w.logout}
        </button>
      </Bar>
      <Suspense fallback={null}>
        {question && (
          <SignOutDialog
            userId={user.userId}
            {...question}
            onSignOut={() => void signOut()}
            onCancel={cancel}
          />
        )}
      </Suspense>
      <LateNotices />
    </>
  );
}
