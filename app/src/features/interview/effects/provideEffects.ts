/* eslint-disable no-console -- a fault to look into; the person is told in words */
import { fromCallback, fromPromise } from "xstate";
import { listCompanies } from "#models/contract/companies.ts";
import { Problem } from "#models/contract/problem.ts";
import type { AttemptRow } from "../../../rows.ts";
import type { Ports } from "../../../ports.ts";
import { positionOf } from "../logic/changes.ts";
import { interviewMachine } from "../logic/interviewMachine.ts";
import type { Context, Event, PrepareInput, ReadInput, ReportInput } from "../logic/types.ts";
import { keepFinishing, keepPosition, reopen } from "./finish.ts";
import { keepMuted } from "./muted.ts";
import { prepare } from "./prepare.ts";
import { readRows } from "./readRows.ts";
import { dropSound } from "./sound.ts";
import { noteSpent } from "./spent.ts";

const TICK_MS = 1_000;
/** A browser that never tells of its network again is asked this often. */
const TRY_MS = 10_000;

const clock = (ports: Ports) =>
  fromCallback<Event>(({ sendBack }) => {
    const tick = () => sendBack({ type: "TICK", now: ports.clock.now() });
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  });

const network = (ports: Ports) =>
  fromCallback<Event>(({ sendBack }) => {
    const go = () => sendBack({ type: "ONLINE" });
    const unsubscribe = ports.network.subscribe(() => ports.network.online() && go());
    const timer = setInterval(go, TRY_MS);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  });

const keepTurn = ({ turns }: Ports) =>
  fromCallback<Event, { attemptId: string }>(({ sendBack, input }) =>
    turns.keep(input.attemptId, () => sendBack({ type: "TURN_LOST" })),
  );

const awaitTurn = ({ turns }: Ports) =>
  fromCallback<Event, { attemptId: string }>(({ sendBack, input }) =>
    turns.whenFree(input.attemptId, () => sendBack({ type: "TURN_FREE" })),
  );

type Told = { send(event: Event): void; getSnapshot(): { status: string } };

/**
 * Gives the text of an answer to the store within the event that changed it.
 * @param onDown called when it is down
 */
function write(ports: Ports, context: Context, index: number, self: Told, onDown = () => {}) {
  const { store, device } = ports;
  const { attempt, questions, answers, save } = context;
  const questionId = questions[index]?.questionId;
  if (!attempt || questionId === undefined) return;
  const { userId, companyId, roundId, attemptId } = attempt;
  // The page may have been left when the text is down.
  const tell = (type: "KEPT" | "LOST") => {
    const isShown = index === positionOf(context);
    if (isShown && self.getSnapshot().status === "active") self.send({ type, seq: save.seq });
  };
  const dictated = context.dictated[index];
  const followUp = context.followUps[index];
  const ids = { userId, companyId, roundId, index, attemptId, questionId };
  const own = { ...(dictated && { dictated }), ...(followUp && { followUp }) };
  const answer = { ...ids, text: answers[index] ?? "", ...own };
  try {
    const onKept = () => {
      tell("KEPT");
      onDown();
      // Now there is something that the browser should not clear by itself.
      void device.persistOnce();
    };
    store.answers.type(answer, { onKept, onLost: () => tell("LOST") });
  } catch (why) {
    // An action that throws would end the interview, with the text still on the screen.
    console.error("The answer could not be given to the store", why);
    tell("LOST");
  }
}

/** What asks for the report, fetched when a round is finished; where it cannot be, it is waited for with the network. */
const reporting = () =>
  import("./requestReport.ts").catch((cause: unknown) => {
    throw new Problem("offline", "A part of the page could not be fetched.", { cause });
  });

type OfAttempt = { attempt: AttemptRow };

/** The interview machine in the outside world that `ports` is. */
export function provideEffects(ports: Ports) {
  return interviewMachine.provide({
    actors: {
      clock: clock(ports),
      network: network(ports),
      keepTurn: keepTurn(ports),
      awaitTurn: awaitTurn(ports),
      takeOver: fromPromise(({ input }: { input: { attemptId: string } }) =>
        ports.turns.takeOver(input.attemptId),
      ),
      readRows: fromPromise(({ input }: { input: ReadInput }) => readRows(ports, input)),
      listCompanies: fromPromise(async () => (await ports.api.call(listCompanies, {})).companies),
      // Not aborted when the page is left: questions that arrive later are waiting when it comes back.
      prepare: fromPromise(({ input }: { input: PrepareInput }) => prepare(ports, input)),
      keepPosition: fromPromise(({ input }: { input: OfAttempt }) => keepPosition(ports, input.attempt)),
      speak: fromPromise(({ input, signal }: { input: { text: string }; signal: AbortSignal }) =>
        ports.voice.say(input.text, signal),
      ),
      keepFinishing: fromPromise(({ input }: { input: ReportInput }) => keepFinishing(ports, input)),
      requestReport: fromPromise(async ({ input }: { input: ReportInput }) =>
        (await reporting()).requestReport(ports, input),
      ),
      reopen: fromPromise(({ input }: { input: OfAttempt }) => reopen(ports, input.attempt)),
    },
    actions: {
      write: ({ context, self }) => write(ports, context, positionOf(context), self),
      writeHeard: ({ context, self }, { index, dictated }) =>
        write(ports, context, index, self, () => dropSound(ports, context.userId, dictated.heard)),
      noteSpent: ({ context }) => context.attempt && noteSpent(context.attempt),
      // Whoever typed is told by LOST.
      flush: () => void ports.store.answers.flush().catch(() => {}),
      keepMuted: ({ context }) => keepMuted(context.muted),
    },
  });
}
