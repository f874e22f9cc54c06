/** Sent by the app when the page is on the screen and answers to presses. */
export const ARRIVED = "arrived";

/** Whether #root has what the app itself has put there, or taken over. */
export const hasStarted = (root: HTMLElement): boolean =>
  root.childElementCount > 0 && root.dataset["prerendered"] === undefined;

/** Remembers the last button that was pressed until `pressAgain`: then somebody answers. */
function keepPress(root: HTMLElement): () => void {
  let pressed: HTMLButtonElement | null = null;
  function press({ target }: Event) {
    pressed?.removeAttribute("aria-busy");
    pressed = target instanceof Element ? target.closest("button") : null;
    pressed?.setAttribute("aria-busy", "true");
  }
  root.addEventListener("click", press, true);
  return function pressAgain() {
    root.removeEventListener("click", press, true);
    pressed?.removeAttribute("aria-busy");
    pressed?.click();
  };
}

/** The prerendered first screen stays until the app takes it over, or puts something else in its place. */
export function keepFirstScreen(root: HTMLElement) {
  const pressAgain = keepPress(root);
  function end() {
    removeEventListener(ARRIVED, end);
    replaced.disconnect();
    delete root.dataset["prerendered"];
    pressAgain();
  }
  const replaced = new MutationObserver(end);
  replaced.observe(root, { childList: true });
  addEventListener(ARRIVED, end);
}

/** For everybody to whom index.html has not shown it. */
export function dropFirstScreen(root: HTMLElement) {
  root.replaceChildren();
  delete root.dataset["prerendered"];
}

/** Runs `work` when the browser has painted; soon in any case, since a tab in the background paints nothing. */
export function afterPaint(work: () => void) {
  let done = false;
  function once() {
    if (done) return;
    done = true;
    work();
  }
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, document.hidden ? 0 : 1_000);
}
