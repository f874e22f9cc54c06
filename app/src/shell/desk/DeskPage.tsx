import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Notice } from "../../ui/Notice.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { useDocumentTitle } from "../../ui/useDocumentTitle.ts";
import { useWords } from "../../ui/words.ts";
import { useIsAway } from "../useSync.ts";
import css from "./desk.module.css";
import { words } from "./deskWords.ts";
import { Tabs } from "./Tabs.tsx";

const PAGES = ["overview", "companies", "pricing", "redemptions", "people", "audit"] as const;

const pathOf = (page: (typeof PAGES)[number]) => (page === "overview" ? "/admin" : `/admin/${page}`);

/** The pages of the admin's desk, one beside the other. */
function DeskMenu() {
  const w = useWords(words);
  const { pathname } = useLocation();
  const tabs = PAGES.map((value) => ({ value, label: w[value], to: pathOf(value) }));
  const current = PAGES.find((page) => pathOf(page) === pathname.replace(/\/$/, "")) ?? null;
  return <Tabs kind="pages" label={w.menu} current={current} tabs={tabs} />;
}

/** A page of the admin's desk: heading, menu, what cannot be done without a network, and its content. */
export function DeskPage({ title, children }: { title: string; children: ReactNode }) {
  const w = useWords(words);
  const away = useIsAway();
  useDocumentTitle(title);
  return (
    <div className={css.page}>
      <PageHead kicker={w.kicker} title={title} />
      <DeskMenu />
      {away && <Notice tone="warn">{w.away}</Notice>}
      {children}
    </div>
  );
}
