import { Suspense, useEffect, useRef } from "react";
import { setLanguage, useLanguage } from "../ui/language.ts";
import { Link } from "../ui/Link.tsx";
import { Segments } from "../ui/Segments.tsx";
import { setTheme, useTheme } from "../ui/theme.ts";
import { useWords } from "../ui/words.ts";
import { words } from "./barWords.ts";
import css from "./PageMenu.module.css";
import { practiceWords } from "./practiceWords.ts";
import { Quiet } from "./Quiet.tsx";
import { hasToken } from "./signedInBefore.ts";
import { useAuth } from "./useAuth.ts";

/** Each language in its own name, whatever the page speaks. */
const LANGUAGES = [
  { value: "en", label: "English", lang: "en" },
  { value: "hi", label: "हिन्दी", lang: "hi" },
] as const;

/** The way to the admin's desk, for those who may go it. */
function DeskLink({ onGo }: { onGo(): void }) {
  const w = useWords(words);
  if (useAuth().user?.role !== "admin") return null;
  return (
    <Link to="/admin" className={css.all} onClick={onGo}>
      {w.desk}
    </Link>
  );
}

/** The way to the practice deck. */
function PracticeLink({ onGo }: { onGo(): void }) {
  const w = useWords(practiceWords);
  return (
    <Link to="/practice" className={css.all} onClick={onGo}>
      {w.practise}
    </Link>
  );
}

/** A native popover with the language and the colours of the page, and the way to all settings; it comes open. */
export default function PageChoices({ id }: { id: string }) {
  const w = useWords(words);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.showPopover?.(), []);
  const themes = (["system", "light", "dark"] as const).map((value) => ({ value, label: w[value] }));
  return (
    <div ref={menu} id={id} popover="auto" className={css.menu}>
      <Segments label={w.language} value={useLanguage()} options={LANGUAGES} onChange={setLanguage} />
      <Segments label={w.colours} value={useTheme()} options={themes} onChange={setTheme} />
      {hasToken() && (
        <>
          <PracticeLink onGo={() => menu.current?.hidePopover?.()} />
          <Link to="/settings" className={css.all} onClick={() => menu.current?.hidePopover?.()}>
            {w.settings}
          </Link>
          <Suspense fallback={null}>
            <Quiet>
              <DeskLink onGo={() => menu.current?.hidePopover?.()} />
            </Quiet>
          </Suspense>
        </>
      )}
    </div>
  );
}
