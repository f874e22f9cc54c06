import { Navigate } from "react-router-dom";
import { Link } from "../ui/Link.tsx";
import { Chip } from "../ui/Chip.tsx";
import { useWords } from "../ui/words.ts";
import { Bar } from "./Bar.tsx";
import { words } from "./barWords.ts";
import css from "./Navbar.module.css";
import { NetworkBadge } from "./NetworkBadge.tsx";
import { PageMenu } from "./PageMenu.tsx";
import { PublicBar } from "./PublicBar.tsx";
import { hasToken } from "./signedInBefore.ts";
import { useAuth } from "./useAuth.ts";
import { usePorts } from "./usePorts.ts";

/** The bar of somebody who is signed in. */
export default function Navbar() {
  const w = useWords(words);
  const { auth } = usePorts();
  const { user, loading } = useAuth();
  if (!user && loading) return null;
  // With a token but no profile (no network yet) a public page stays; without one it was a sign-out or a 401, which
  // leads to the root path (SPEC section 2).
  if (!user) return hasToken() ? <PublicBar /> : <Navigate to="/" replace />;
  const logout = () => {
    // What this person has typed on public pages is not for the next one. Answers have their own store and stay.
    sessionStorage.clear();
    void auth.logout();
  };
  return (
    <Bar home="/dashboard" line>
      <NetworkBadge />
      <Link to="/rewards" className={css.link}>
        <Chip tone="sun">{w.reward}</Chip>
      </Link>
      <PageMenu />
      <button type="button" className={css.logout} onClick={logout}>
        {w.logout}
      </button>
    </Bar>
  );
}
