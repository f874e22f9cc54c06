import { Link } from "../../ui/Link.tsx";
import css from "./Tabs.module.css";

/** Links to the parts of a page, or to pages that belong together, side by side; on a narrow screen they, or their words, wrap. */
export function Tabs<T extends string>(props: {
  label: string;
  current: T | null;
  tabs: readonly { value: T; label: string; to: string }[];
  /** `pages` stands above a page, `parts` within it. */
  kind?: "pages" | "parts";
}) {
  const { label, current, tabs, kind = "parts" } = props;
  return (
    <nav aria-label={label} className={`${css.tabs} ${css[kind]}`}>
      <ul className={css.row}>
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link to={tab.to} className={css.tab} aria-current={tab.value === current ? "page" : undefined}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
