import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Shimmer } from "../../ui/Shimmer.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useWords } from "../../ui/words.ts";
import css from "./desk.module.css";
import { words } from "./deskWords.ts";
import type { Pages } from "./usePages.ts";

/** A sentence that something could not be read, and another try. */
export function LoadFailed({ say, again }: { say: string; again(): void }) {
  const w = useWords(words);
  const retry = (
    <Button kind="quiet" onClick={again}>
      {w.tryAgain}
    </Button>
  );
  return (
    <Notice tone="bad" action={retry}>
      {say}
    </Notice>
  );
}

/** The shape of a list that is being read. */
export function LoadingList({ rows = 4, height = "96px" }: { rows?: number; height?: string }) {
  const w = useWords(words);
  return (
    <div className={css.stack} role="status">
      <VisuallyHidden>{w.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, place) => (
        <Shimmer key={place} height={height} radius="var(--radius-l)" />
      ))}
    </div>
  );
}

/** A list that is read page by page: being read, failed, empty, or there with a way to the rest. */
export function PagedList<T>(props: {
  pages: Pages<T>;
  /** What stands there where nothing does. */
  empty: ReactNode;
  /** One entry, an `li` with its key. */
  children: (item: T) => ReactNode;
}) {
  const w = useWords(words);
  const { items, failure, busy, more, again } = props.pages;
  if (items === null) return failure === null ? <LoadingList /> : <LoadFailed say={failure} again={again} />;
  return (
    <>
      {failure !== null && <LoadFailed say={failure} again={more ?? again} />}
      {items.length === 0 ? props.empty : <ul className={css.list}>{items.map(props.children)}</ul>}
      {more && (
        <div className={css.actions}>
          <Button kind="quiet" busy={busy} onClick={more}>
            {w.more}
          </Button>
        </div>
      )}
    </>
  );
}
