import { Suspense, useEffect } from "react";
import { Chip } from "../ui/Chip.tsx";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../ui/words.ts";
import { words } from "./barWords.ts";
import css from "./Navbar.module.css";
import { Quiet } from "./Quiet.tsx";
import { useLater } from "./useLater.ts";

/**
 * The way to the rewards. The balance is read when the page stands.
 * @param props `after`: milliseconds until then
 */
export function RewardLink({ userId, after }: { userId: string; after: number }) {
  const w = useWords(words);
  const [Balance, fetch] = useLater(() => import("./RewardBalance.tsx"));
  useEffect(() => {
    const timer = setTimeout(fetch, after);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each bar
  }, []);
  return (
    <Link to="/rewards" className={css.link}>
      <Chip tone="sun">
        {w.reward}
        <Quiet>
          <Suspense fallback={null}>{Balance && <Balance userId={userId} />}</Suspense>
        </Quiet>
      </Chip>
    </Link>
  );
}
