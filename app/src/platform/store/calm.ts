/** Calls `work` at once, and again at most once in `ms` milliseconds, the last time after the last call. */
export function calm(work: () => void, ms: number): () => void {
  let resting = false;
  let wanted = false;
  function go() {
    resting = true;
    setTimeout(() => {
      resting = false;
      if (wanted) go();
    }, ms);
    wanted = false;
    work();
  }
  return () => {
    if (resting) wanted = true;
    else go();
  };
}
