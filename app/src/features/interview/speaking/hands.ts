import { listen } from "./listen.ts";

/** Whoever has not typed for so long has paused; milliseconds. */
const PAUSE_MS = 1_000;

type Place = EventTarget | null;

/**
 * What a person is doing in the boxes of the page: a piece that comes between two letters would tear their word apart.
 * @param onRest nobody is in the middle of a word any more
 */
export function makeHands(onRest: () => void) {
  /** Where an input method is in the middle of a word. */
  let composing: Place = null;
  let typing: Place = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function rest() {
    clearTimeout(pause);
    typing = null;
    onRest();
  }
  function type({ target }: Event) {
    clearTimeout(pause);
    typing = target;
    pause = setTimeout(rest, PAUSE_MS);
  }
  const listeners = {
    compositionstart: ({ target }: Event) => void (composing = target),
    compositionend(event: Event) {
      composing = null;
      type(event);
    },
    input: type,
    focusout({ target }: Event) {
      if (target !== typing) return;
      clearTimeout(pause);
      // The focus is still on its way.
      pause = setTimeout(rest);
    },
    // The page may not come back.
    visibilitychange: () => document.visibilityState === "hidden" && rest(),
    pagehide: rest,
  };

  return {
    isBusy: (box: EventTarget) => box === composing || box === typing,
    /** Waits for no letter any more. */
    rest,
    /** Looks at all boxes, until what it returns is called. */
    watch() {
      const end = listen(listeners);
      return () => {
        end();
        clearTimeout(pause);
        [composing, typing] = [null, null];
      };
    },
  };
}
