/**
 * Does `work` for every item, at most `lanes` at a time. After a failure nothing new is begun, and what is on its way
 * is waited for.
 * @throws the first failure
 */
export async function inLanes<T>(lanes: number, items: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = [...items];
  const failures: unknown[] = [];
  async function lane() {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item);
      } catch (why) {
        failures.push(why);
        waiting.length = 0;
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failures.length > 0) throw failures[0];
}
