/**
 * A step of a journey that has no limit of its own: a journey that stands still is to say where.
 * @throws where it takes longer than 15 seconds
 */
export async function within<T>(step: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step}: not done after 15 s`)), 15_000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
