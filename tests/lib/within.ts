import type { Page } from "playwright-core";

/**
 * A step of a journey that has no limit of its own: a journey that stands still is to say where.
 * @throws where it takes longer than `ms`
 */
export async function within<T>(step: string, work: Promise<T>, ms = 15_000): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step}: not done after ${ms / 1_000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Between two looks, in milliseconds. */
const AGAIN_AFTER = 50;

/**
 * Looks at the page until `done` says yes. Page.waitForFunction is none: its limit does not hold while a load of the
 * page is on its way or its thread is busy, and it takes the promise of an async `done` for a yes.
 * @throws where it takes longer than `ms`
 */
export async function until(
  step: string,
  page: Page,
  done: () => boolean | Promise<boolean>,
  ms?: number,
): Promise<void> {
  let over = false;
  const look = async () => {
    // A load of the page takes the question away with the old page; the new one is asked again.
    while (!over && !(await page.evaluate(done).catch(() => false))) await page.waitForTimeout(AGAIN_AFTER);
  };
  try {
    await within(step, look(), ms);
  } finally {
    over = true;
  }
}
