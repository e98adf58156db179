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

/** The table whose rows a statement locks, and may wait for. */
function lockedTable(sql: string): string | undefined {
  const found = /^(?:update|delete from|insert into) (\w+)|^select (\w+) for (?!.*\bskip\b)/.exec(sql);
  return found?.[1] ?? found?.[2];
}

/**
 * Several transactions that wait for one row, which is changed meanwhile, are woken by PostgreSQL in an order of its own.
 * So that a run can be repeated, only one of them is sent, and the others come later.
 */
export class WaitingForRows {
  /** Of each open transaction, the tables of which it has locked rows. */
  readonly #locked = new Map<number, Set<string>>();

  /** A statement has been executed. */
  executed({ pid, sql }: Statement): void {
    const table = lockedTable(sql);
    if (/^begin/i.test(sql)) this.#locked.set(pid, new Set());
    else if (/^(?:commit|rollback)$/i.test(sql)) this.#locked.delete(pid);
    else if (table !== undefined) this.#locked.get(pid)?.add(table);
  }

  /** Whether a statement may have to wait behind one that waits already. */
  wouldQueue({ pid, sql }: Statement, flights: Iterable<Flight>): boolean {
    const table = lockedTable(sql);
    if (table === undefined || this.#locked.get(pid)?.has(table)) return false;
    return [...flights].some(({ label }) => lockedTable(label) === table);
  }
}
