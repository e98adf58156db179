const late = Symbol('late');

/** What came of work that was waited for no longer than allowed. The work itself goes on. */
type Waited<T> = { isLate: false; value: T } | { isLate: true };

/**
 * Waits for work, but not longer than `ms`.
 * @throws what the work throws in that time; a later failure is the business of whoever else holds the promise
 */
export async function waitUpTo<T>(ms: number, work: Promise<T>): Promise<Waited<T>> {
  let timer: NodeJS.Timeout | undefined;
  const clock = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  try {
    const first = await Promise.race([work, clock]);
    return first === late ? { isLate: true } : { isLate: false, value: first };
  } finally {
    clearTimeout(timer);
  }
}
