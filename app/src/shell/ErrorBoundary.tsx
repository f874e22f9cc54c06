import { Component, Suspense, type ReactNode } from "react";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { useWords } from "../ui/words.ts";
import { NotFetched } from "./fetchOnce.ts";
import { startFresh } from "./freshStart.ts";
import css from "./pages.module.css";
import { words } from "./words.ts";

/** With a network a fresh page is the surest cure; without one it would only show the browser's own error. */
function startAgain(reset: () => void) {
  if (navigator.onLine) location.reload();
  else reset();
}

function Broken({ error, reset }: { error: Error; reset: () => void }) {
  const w = useWords(words);
  const away = error instanceof NotFetched;
  return (
    <div className={css.page} role="alert">
      <h1>{away ? w.awayTitle : w.brokenTitle}</h1>
      <p>{away ? w.away : w.broken}</p>
      <Button onClick={() => startAgain(reset)}>{w.tryAgain}</Button>
      {/* "/" leads on to the dashboard for somebody who is signed in. */}
      <ButtonLink kind="plain" to="/">
        {w.home}
      </ButtonLink>
    </div>
  );
}

/** Catches what a page throws while it renders: a sentence and a way on, never a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  /** The failure is on the screen now, so the next attempt may be a new one. */
  override componentDidCatch(error: unknown) {
    if (!(error instanceof NotFetched)) return;
    error.forget();
    void startFresh();
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Suspense fallback={null}>
        <Broken error={error} reset={() => this.setState({ error: null })} />
      </Suspense>
    );
  }
}
