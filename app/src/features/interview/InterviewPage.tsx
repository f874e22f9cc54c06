import { Suspense, useCallback, useEffect, useMemo } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { createActor } from "xstate";
import { useAuth } from "../../shell/useAuth.ts";
import { useComeBack } from "../../shell/useComeBack.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { useDocumentTitle } from "../../ui/useDocumentTitle.ts";
import { useWords } from "../../ui/words.ts";
import { readMuted } from "./effects/muted.ts";
import { provideEffects } from "./effects/provideEffects.ts";
import { isOnlyTyped } from "./logic/isOnlyTyped.ts";
import { openedWith, stateFor } from "./logic/navigation.ts";
import type { Choice, Event } from "./logic/types.ts";
import { Answering } from "./parts/Answering.tsx";
import { Choosing } from "./parts/choosingPage.ts";
import { Failed } from "./parts/failedPage.ts";
import { Opening } from "./parts/Opening.tsx";
import { Working } from "./parts/workingPage.ts";
import { useActor } from "./useActor.ts";
import { useLeaving } from "./useLeaving.ts";
import { words } from "./words.ts";

/** Writes into the browser's history what this entry is about: a reload or a way back finds it there. */
function useMark(userId: string) {
  const navigate = useNavigate();
  return useCallback(
    (choice: Choice, openedAt: number) =>
      void navigate("/audio-interview", { replace: true, state: stateFor(choice, { userId, openedAt }) }),
    [navigate, userId],
  );
}

function useInterview(userId: string) {
  const ports = usePorts();
  const { state } = useLocation();
  const mark = useMark(userId);
  const [snapshot, actor] = useActor(() => {
    const now = ports.clock.now();
    const { openedAt, ...opened } = openedWith(state, userId);
    const input = { userId, ...opened, openedAt: openedAt ?? now, muted: readMuted(), now };
    return createActor(provideEffects(ports), { input });
  }, isOnlyTyped);
  const { choice, openedAt } = snapshot.context;
  useEffect(() => {
    if (choice) mark(choice, openedAt);
  }, [choice, openedAt, mark]);
  useLeaving(actor);
  useComeBack(
    userId,
    useMemo(() => choice && stateFor(choice, { userId, openedAt }), [choice, userId, openedAt]),
  );
  return [snapshot, actor] as const;
}

function Interview({ userId }: { userId: string }) {
  const w = useWords(words);
  const [snapshot, actor] = useInterview(userId);
  const { context } = snapshot;
  const room = useMemo(
    () => ({ context: () => actor.getSnapshot().context, send: (event: Event) => actor.send(event) }),
    [actor],
  );
  // A fault in the machine itself: the error boundary has a sentence and a way on, and the rows are all there.
  if (snapshot.status === "error") throw snapshot.error;
  useDocumentTitle(context.choice?.round.title ?? w.title);
  if (snapshot.hasTag("answering")) {
    const here = { speaking: snapshot.hasTag("speaking"), elsewhere: snapshot.hasTag("elsewhere") };
    return <Answering context={context} {...here} free={snapshot.hasTag("free")} room={room} />;
  }
  const [opening, send] = [<Opening choice={context.choice} />, actor.send];
  if (snapshot.hasTag("failed")) {
    return (
      <Suspense fallback={opening}>
        <Failed context={context} send={send} />
      </Suspense>
    );
  }
  if (snapshot.hasTag("choosing")) {
    const here = { failed: snapshot.hasTag("unlisted"), loading: snapshot.hasTag("busy") };
    return (
      <Suspense fallback={opening}>
        <Choosing context={context} {...here} send={send} />
      </Suspense>
    );
  }
  if (snapshot.hasTag("waiting")) {
    return (
      <Suspense fallback={opening}>
        <Working context={context} offline={snapshot.hasTag("offline")} send={send} />
      </Suspense>
    );
  }
  if (snapshot.status === "done" && context.choice) {
    const { companyId, round } = context.choice;
    return <Navigate to={`/report/${companyId}/${round.roundId}`} replace />;
  }
  return opening;
}

/** /audio-interview: the interview itself (SPEC section 2). */
export default function InterviewPage() {
  const { user } = useAuth();
  return user && <Interview key={user.userId} userId={user.userId} />;
}
