const late = Symbol('late');

/** The result of work with a time limit. Late work continues. */
type Waited<T> = { isLate: false; value: T } | { isLate: true };

/**
 * Waits for work for at most `ms`.
 * @throws what the work throws within that time; a later failure must be handled by another holder of the promise
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
