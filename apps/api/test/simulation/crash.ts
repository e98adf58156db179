/** A connection that breaks at a statement, counted from the start of the run: any one, or those that commit. */
export interface Crash {
  of: 'statement' | 'commit';
  number: number;
  /** `after`: PostgreSQL has done it, but the program does not learn that. */
  moment: 'before' | 'after';
}

/** @param commit the number of the commit, if the statement is one */
export const crashOf = (
  crashes: readonly Crash[],
  commit: number | undefined,
  statement: number,
): Crash['moment'] | undefined =>
  crashes.find(({ of, number }) => number === (of === 'commit' ? commit : statement))?.moment;

interface Chained {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** An error caused by a broken connection, however it is wrapped. */
export function isBroken(error: unknown): boolean {
  const { code, message, cause } = (error ?? {}) as Chained;
  if (
    code === '57P01' ||
    /connection (terminated|error)|not queryable|timeout exceeded when trying to connect/i.test(String(message))
  )
    return true;
  return cause !== undefined && isBroken(cause);
}
