import { assign, setup, type ErrorActorEvent } from "xstate";
import { actors } from "./actors.ts";
import {
  asked,
  attemptOf,
  begun,
  found,
  heard,
  moved,
  need,
  positionOf,
  questionOf,
  replaced,
  reportInput,
  resumed,
  textOf,
  ticked,
  typed,
  written,
} from "./changes.ts";
import { failureOf, isOffline, isRunning, retryInMs } from "./failure.ts";
import type { Context, Event, Input, Job } from "./types.ts";

/** The attempt's row is written again after this much time on a question; milliseconds. */
const KEEP_EVERY_MS = 15_000;
/** Then the server has had long enough to finish what it says it is working on. */
const MAX_TRIES = 60;

const errorOf = ({ event }: { event: ErrorActorEvent }): unknown => event.error;
const whyOf = ({ event }: { event: ErrorActorEvent }) => ({ why: event.error });

type HeardEvent = Extract<Event, { type: "HEARD" }>;

/**
 * What a component may ask for. `waiting`: something is at work or waited for; `offline`: for a network; `elsewhere`:
 * another tab answers, this one only shows; `free`: it does so no more.
 */
type Tag =
  | ("busy" | "choosing" | "unlisted" | "waiting" | "offline" | "failed")
  | ("answering" | "speaking" | "elsewhere" | "free");

/**
 * One interview from choosing a round to its report (DESIGN section 6). It holds nothing that the rows could not give
 * back: a new actor over the same rows goes to the same place, so that a reload needs no snapshot.
 */
export const interviewMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input, tags: "" as Tag },
  actors,
  actions: {
    /** Gives the text on screen to the store, which tells by KEPT or LOST. */
    write: () => {},
    /** The same of the answer that was spoken; the sound of its last piece can go when that is down. */
    writeHeard: (...given: [unknown, HeardEvent]) => void given,
    /** Notes the time spent within the event, where the row may come too late. */
    noteSpent: () => {},
    /** Has the store write what waits. */
    flush: () => {},
    show: assign(({ context }, to: number) => moved(context, to)),
    showNext: assign(({ context }) => moved(context, positionOf(context) + 1)),
    showPrevious: assign(({ context }) => moved(context, positionOf(context) - 1)),
    kept: assign(({ context }) => ({ save: { ...context.save, state: "kept" as const } })),
    lost: assign(({ context }) => ({ save: { ...context.save, state: "lost" as const } })),
    /** Remembers the choice on this device. */
    keepMuted: () => {},
    startJob: assign(({ context }, job: Job) => ({ job, since: context.now, tries: 0, failure: null })),
    fail: assign(({ context }, { why, at }: { why: unknown; at?: "read" }) => ({
      failure: failureOf(why, at ?? context.job),
    })),
    willRetry: assign(({ context }, why: unknown) => ({
      tries: context.tries + 1,
      retryInMs: retryInMs(why),
    })),
  },
  guards: {
    isReport: ({ context }) => context.job === "report",
    isMuted: ({ context }) => context.muted,
    isOffline: (_, why: unknown) => isOffline(why),
    isRunning: ({ context }, why: unknown) => isRunning(why) && context.tries < MAX_TRIES,
    isNewest: ({ context }, seq: number) => seq === context.save.seq,
    canGoOn: ({ context }) => positionOf(context) + 1 < context.questions.length,
    canGoBack: ({ context }) => positionOf(context) > 0,
    canMove: ({ context }, to: number) =>
      to >= 0 && to < context.questions.length && to !== context.attempt?.position,
  },
  delays: { retry: ({ context }) => context.retryInMs },
}).createMachine({
  id: "interview",
  context: ({ input }) => ({
    ...input,
    companies: [],
    open: [],
    attempt: null,
    questions: [],
    answers: [],
    dictated: [],
    followUps: [],
    save: { seq: 0, state: "untouched", asked: false },
    box: 0,
    since: input.now,
    keptAt: input.now,
    timeOverSeen: false,
    job: "prepare",
    tries: 0,
    retryInMs: 0,
    failure: null,
  }),
  initial: "resuming",
  invoke: { id: "clock", src: "clock" },
  on: {
    TICK: { actions: assign(({ event }) => ({ now: event.now })) },
    // Also when answering is over: the text was on its way.
    KEPT: { guard: { type: "isNewest", params: ({ event }) => event.seq }, actions: "kept" },
    LOST: { guard: { type: "isNewest", params: ({ event }) => event.seq }, actions: "lost" },
  },
  states: {
    resuming: {
      tags: "busy",
      invoke: {
        id: "readRows",
        src: "readRows",
        input: ({ context: { userId, choice, known, openedAt } }) => ({ userId, choice, known, openedAt }),
        onDone: [
          {
            guard: ({ event }) => event.output.place === "choosing",
            target: "choosing",
            actions: assign(({ event }) => resumed(event.output)),
          },
          {
            guard: ({ event }) => event.output.place === "preparing",
            target: "preparing",
            actions: [assign(({ event }) => resumed(event.output)), { type: "startJob", params: "prepare" }],
          },
          {
            guard: ({ event }) => event.output.place === "answering",
            target: "answering",
            actions: assign(({ event }) => resumed(event.output)),
          },
          {
            guard: ({ event }) => event.output.place === "finishing",
            target: "reporting",
            actions: [assign(({ event }) => resumed(event.output)), { type: "startJob", params: "report" }],
          },
          { target: "done", actions: assign(({ event }) => resumed(event.output)) },
        ],
        onError: {
          target: "failed",
          actions: { type: "fail", params: ({ event }) => ({ why: event.error, at: "read" }) },
        },
      },
    },

    choosing: {
      tags: "choosing",
      initial: "loading",
      on: {
        CHOOSE: {
          target: "resuming",
          actions: assign(({ context, event }) => ({
            choice: event.choice,
            known: false,
            openedAt: context.now,
          })),
        },
      },
      states: {
        loading: {
          tags: "busy",
          invoke: {
            id: "listCompanies",
            src: "listCompanies",
            onDone: { target: "listed", actions: assign(({ event }) => ({ companies: event.output })) },
            onError: "unlisted",
          },
        },
        listed: {},
        unlisted: { tags: "unlisted", on: { TRY_AGAIN: "loading" } },
      },
    },

    preparing: {
      tags: ["busy", "waiting"],
      invoke: {
        id: "prepare",
        src: "prepare",
        input: ({ context }) => ({
          userId: context.userId,
          choice: need(context.choice, "round"),
          known: context.known,
        }),
        onDone: { target: "answering", actions: assign(({ event }) => found(event.output)) },
        onError: [
          { guard: { type: "isOffline", params: errorOf }, target: "waitingForNetwork" },
          {
            guard: { type: "isRunning", params: errorOf },
            target: "pausing",
            actions: { type: "willRetry", params: errorOf },
          },
          { target: "failed", actions: { type: "fail", params: whyOf } },
        ],
      },
    },

    answering: {
      tags: "answering",
      type: "parallel",
      entry: assign(({ context }) => ({ attempt: begun(attemptOf(context), context.now) })),
      invoke: {
        id: "keepTurn",
        src: "keepTurn",
        input: ({ context }) => ({ attemptId: attemptOf(context).attemptId }),
      },
      on: {
        TICK: [
          {
            guard: ({ context, event }) => event.now - context.keptAt >= KEEP_EVERY_MS,
            target: ".keeping.writing",
            actions: assign(({ context, event }) => ticked(context, event.now)),
          },
          { actions: assign(({ context, event }) => ticked(context, event.now)) },
        ],
        TYPE: { actions: [assign(({ context, event }) => typed(context, event.text)), "write"] },
        HEARD: {
          actions: [
            assign(({ context, event }) => heard(context, event)),
            { type: "writeHeard", params: ({ event }) => event },
          ],
        },
        ASKED: { actions: [assign(({ context, event }) => asked(context, event.followUp)), "write"] },
        KEEP_MINE: { actions: [assign(({ context }) => typed(context, textOf(context))), "write"] },
        REPLACE: { actions: [assign(({ context, event }) => replaced(context, event.text)), "write"] },
        NEXT: {
          guard: "canGoOn",
          target: [".voice.deciding", ".keeping.writing"],
          actions: "showNext",
        },
        PREVIOUS: {
          guard: "canGoBack",
          target: [".voice.deciding", ".keeping.writing"],
          actions: "showPrevious",
        },
        GO: {
          guard: { type: "canMove", params: ({ event }) => event.index },
          target: [".voice.deciding", ".keeping.writing"],
          actions: { type: "show", params: ({ event }) => event.index },
        },
        SAVE: {
          target: ".keeping.writing",
          actions: assign(({ context }) => ({ save: { ...context.save, asked: true } })),
        },
        LEAVING: {
          target: ".keeping.writing",
          actions: [assign(({ context, event }) => ticked(context, event.now)), "noteSpent"],
        },
        TIME_SEEN: { actions: assign({ timeOverSeen: true }) },
        FINISH: { target: "finishing", actions: { type: "startJob", params: "report" } },
        TURN_LOST: { target: "elsewhere", actions: "flush" },
      },
      states: {
        voice: {
          initial: "deciding",
          on: {
            MUTE: {
              target: ".silent",
              actions: [assign(({ context }) => ({ muted: !context.muted })), "keepMuted"],
            },
            REPLAY: ".speaking",
            HUSH: ".silent",
          },
          states: {
            deciding: { always: [{ guard: "isMuted", target: "silent" }, { target: "speaking" }] },
            silent: {},
            speaking: {
              tags: "speaking",
              invoke: {
                id: "speak",
                src: "speak",
                input: ({ context, event }) => ({
                  text: (event.type === "REPLAY" && event.say) || questionOf(context),
                }),
                onDone: "silent",
                // The text is on the screen: a voice that fails is only a silent one.
                onError: "silent",
              },
            },
          },
        },
        keeping: {
          initial: "writing",
          states: {
            writing: {
              entry: assign(({ context }) => ({ keptAt: context.now })),
              invoke: {
                id: "keepPosition",
                src: "keepPosition",
                input: ({ context }) => ({ attempt: attemptOf(context) }),
                onDone: {
                  target: "written",
                  actions: assign(({ context }) => ({ save: written(context.save) })),
                },
                onError: {
                  target: "written",
                  actions: "lost",
                },
              },
            },
            written: {},
          },
        },
      },
    },

    /** Another tab answers the attempt: this one shows it and writes nothing. */
    elsewhere: {
      tags: ["answering", "elsewhere"],
      on: {
        NEXT: { guard: "canGoOn", actions: "showNext" },
        PREVIOUS: { guard: "canGoBack", actions: "showPrevious" },
        GO: {
          guard: { type: "canMove", params: ({ event }) => event.index },
          actions: { type: "show", params: ({ event }) => event.index },
        },
        TAKE_OVER: "takingOver",
      },
      initial: "taken",
      states: {
        taken: {
          invoke: {
            id: "awaitTurn",
            src: "awaitTurn",
            input: ({ context }) => ({ attemptId: attemptOf(context).attemptId }),
          },
          on: { TURN_FREE: "free" },
        },
        /** Not by itself: a page that nobody looks at must not begin to read aloud. */
        free: { tags: "free" },
      },
    },

    /** The rows are read only then: the other tab has written until now. */
    takingOver: {
      tags: "busy",
      invoke: {
        id: "takeOver",
        src: "takeOver",
        input: ({ context }) => ({ attemptId: attemptOf(context).attemptId }),
        onDone: "resuming",
        onError: {
          target: "failed",
          actions: { type: "fail", params: ({ event }) => ({ why: event.error, at: "read" }) },
        },
      },
    },

    finishing: {
      tags: ["busy", "waiting"],
      invoke: {
        id: "keepFinishing",
        src: "keepFinishing",
        input: ({ context }) => reportInput(context),
        onDone: { target: "reporting", actions: assign(({ event }) => ({ attempt: event.output })) },
        onError: {
          target: "failed",
          actions: { type: "fail", params: whyOf },
        },
      },
    },

    reporting: {
      tags: ["busy", "waiting"],
      invoke: {
        id: "requestReport",
        src: "requestReport",
        input: ({ context }) => reportInput(context),
        onDone: "done",
        onError: [
          { guard: { type: "isOffline", params: errorOf }, target: "waitingForNetwork" },
          {
            guard: { type: "isRunning", params: errorOf },
            target: "pausing",
            actions: { type: "willRetry", params: errorOf },
          },
          { target: "failed", actions: { type: "fail", params: whyOf } },
        ],
      },
    },

    /** The server is still at work on the same request. */
    pausing: {
      tags: ["busy", "waiting"],
      after: { retry: [{ guard: "isReport", target: "reporting" }, { target: "preparing" }] },
    },

    waitingForNetwork: {
      tags: ["waiting", "offline"],
      invoke: { id: "network", src: "network" },
      on: {
        ONLINE: [{ guard: "isReport", target: "reporting" }, { target: "preparing" }],
        BACK: { guard: "isReport", target: "reopening" },
      },
    },

    failed: {
      tags: "failed",
      on: {
        TRY_AGAIN: [
          { guard: ({ context }) => context.failure?.at === "read", target: "resuming" },
          {
            guard: ({ context }) => context.job === "report" && context.attempt?.phase === "finishing",
            target: "reporting",
            actions: { type: "startJob", params: "report" },
          },
          { guard: "isReport", target: "finishing", actions: { type: "startJob", params: "report" } },
          { target: "preparing", actions: { type: "startJob", params: "prepare" } },
        ],
        BACK: { guard: "isReport", target: "reopening" },
      },
    },

    reopening: {
      tags: "busy",
      invoke: {
        id: "reopen",
        src: "reopen",
        input: ({ context }) => ({ attempt: attemptOf(context) }),
        onDone: {
          target: "answering",
          actions: assign(({ event }) => ({ attempt: event.output, failure: null })),
        },
        onError: {
          target: "failed",
          actions: { type: "fail", params: whyOf },
        },
      },
    },

    done: { type: "final" },
  },
});
