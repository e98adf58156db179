import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Breaks the database connection at one statement of a run. */
export interface Crash {
  /** Whether `number` counts all statements or only commits, from the start of the run. */
  of: 'statement' | 'commit';
  number: number;
  /** `after`: PostgreSQL has executed the statement, but the reply is lost. */
  moment: 'before' | 'after';
}

/**
 * Whether and when the connection breaks at a statement.
 * @param commit the statement's number among commits, if it is one
 * @param statement its number among all statements
 */
export const crashOf = (
  crashes: readonly Crash[],
  commit: number | undefined,
  statement: number,
): Crash['moment'] | undefined =>
  crashes.find(({ of, number }) => number === (of === 'commit' ? commit : statement))?.moment;

/**
 * Ends the PostgreSQL process of a connection, and returns when it has ended. `pg_terminate_backend` can wait for that
 * itself, but looks only every 100 ms.
 */
export async function endServerProcess(probe: pg.Client, pid: number | undefined): Promise<void> {
  await probe.query('select pg_terminate_backend($1)', [pid]);
  const isThere = async () => (await probe.query('select from pg_stat_activity where pid = $1', [pid])).rowCount;
  while (await isThere()) await wait(1);
}

interface Chained {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Whether an error, or any of its causes, is a broken connection. */
export function isBroken(error: unknown): boolean {
  const { code, message, cause } = (error ?? {}) as Chained;
  if (
    code === '57P01' ||
    /connection (terminated|error)|terminating connection|not queryable|timeout exceeded when trying to connect/i.test(
      String(message),
    )
  )
    return true;
  return cause !== undefined && isBroken(cause);
}
