import type pg from 'pg';

/** A statement on its way to PostgreSQL. */
export interface Flight {
  pid: number;
  label: string;
  isBlocked: boolean;
}

/** A statement that waits for its turn. */
export interface Statement {
  pid: number;
  sql: string;
}

/** The server processes of these statements that wait for a lock. */
export async function findBlocked(probe: pg.Client, flights: readonly Flight[]): Promise<ReadonlySet<number>> {
  const { rows } = await probe.query<{ pid: number }>(
    'select pid from unnest($1::int[]) as pid where cardinality(pg_blocking_pids(pid)) > 0',
    [flights.map(({ pid }) => pid)],
  );
  return new Set(rows.map(({ pid }) => pid));
}

/** The table whose rows a statement locks, and may wait for. */
function lockedTable(sql: string): string | undefined {
  const found = /^(?:update|delete from|insert into) (\w+)|^select (\w+) for (?!.*\bskip\b)/.exec(sql);
  return found?.[1] ?? found?.[2];
}

/**
 * Several transactions that wait for one changed row are woken by PostgreSQL in an unpredictable order. To keep a run
 * reproducible, only one of them is sent, and the others come later.
 */
export class WaitingForRows {
  /** For each open transaction, the tables in which it has locked rows. */
  readonly #locked = new Map<number, Set<string>>();

  /** A statement has been executed. */
  executed({ pid, sql }: Statement): void {
    const table = lockedTable(sql);
    if (/^begin/i.test(sql)) this.#locked.set(pid, new Set());
    else if (/^(?:commit|rollback)$/i.test(sql)) this.#locked.delete(pid);
    else if (table !== undefined) this.#locked.get(pid)?.add(table);
  }

  /** Whether a transaction is open in a server process: it keeps its locks until its end. */
  isOpen(pid: number): boolean {
    return this.#locked.has(pid);
  }

  /** Whether a statement may have to wait behind a waiting one. */
  wouldQueue({ pid, sql }: Statement, flights: Iterable<Flight>): boolean {
    const table = lockedTable(sql);
    if (table === undefined || this.#locked.get(pid)?.has(table)) return false;
    return [...flights].some(({ label }) => lockedTable(label) === table);
  }
}
