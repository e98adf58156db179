import type { Pool } from 'pg';
import { prepared } from '../database/prepared.ts';
import { positionOf, positionSql, unreachable, type Position } from '../database/replicas/position.ts';

/** The topics of `catalog_changes`. */
export type Topic = 'product' | 'family' | 'service' | 'list' | 'today' | 'search' | 'all';
export interface Change {
  topic: Topic;
  /** The id within the topic; 0 for `list`, `today`, `search` and `all`. */
  subject: number;
}
/** Drops what was computed from older data. */
export type ChangeHandler = (changes: readonly Change[]) => void;

interface Seen {
  snapshot: string;
  position: string | null;
  changes: [Topic, number][];
}

/**
 * Changes of transactions that were still running, or had not started, at the snapshot of the previous query. Unlike a
 * comparison of ids or times, this misses no transaction that commits late.
 */
const changesSince = prepared<Seen>(
  'changes-since',
  `select pg_current_snapshot()::text as snapshot, ${positionSql} as position, coalesce((
     select json_agg(json_build_array(topic, subject)) from (
       select distinct topic, subject from catalog_changes
       where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
     ) fresh
   ), '[]') as changes`,
);

/** Rows of `catalog_changes` are kept at least this long (ms). */
export const changesKeptMs = 600_000;
/** After a pause this long the rows in between may be deleted (ms). */
const longestPauseMs = changesKeptMs / 2;

/** The changes since a position. */
export interface ChangesSince {
  /** The position for the next query. */
  position: string;
  changes: readonly Change[];
}

const everything: readonly Change[] = [{ topic: 'all', subject: 0 }];

const changesOf = ({ changes }: Seen): Change[] => changes.map(([topic, subject]) => ({ topic, subject }));

/** Reports committed changes of the catalogue, including those made through other replicas. */
export class Changes {
  readonly #pool: Pool;
  readonly #handlers: ChangeHandler[] = [];
  #snapshot: string | undefined;
  #position: Position = unreachable;
  #seenAt = 0;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Calls `handle` with every change, synchronously before `caughtUp` resolves. */
  onChange(handle: ChangeHandler): void {
    this.#handlers.push(handle);
  }

  /**
   * A replica must have replayed the log up to here to show the reported changes. A cache filled from an older replica
   * would keep outdated values.
   */
  get position(): Position {
    return this.#position;
  }

  /** For clients that cache responses: the changes committed since a position, or everything without one. */
  async since(position: string | undefined): Promise<ChangesSince> {
    const [seen] = await changesSince(this.#pool, [position ?? null]);
    if (!seen) throw new Error('PostgreSQL returned no snapshot.');
    return { position: seen.snapshot, changes: position === undefined ? everything : changesOf(seen) };
  }

  /**
   * Resolves once every change committed before this call is reported. All callers that wait at the same time share
   * one query.
   */
  caughtUp(): Promise<void> {
    // A running query may have taken its snapshot before this call.
    this.#next ??= this.#after(this.#running);
    return this.#next;
  }

  async #after(running: Promise<void> | undefined): Promise<void> {
    await running?.catch(() => {});
    this.#running = this.#next;
    this.#next = undefined;
    try {
      await this.#catchUp();
    } finally {
      this.#running = undefined;
    }
  }

  async #catchUp(): Promise<void> {
    const at = Date.now();
    const since = at - this.#seenAt < longestPauseMs ? this.#snapshot : undefined;
    // A failed query may be followed by a failover to another server.
    this.#snapshot = undefined;
    const [seen] = await changesSince(this.#pool, [since ?? null]);
    if (!seen) throw new Error('PostgreSQL returned no snapshot.');
    // The names of categories and synonyms outlive most changes of everything.
    const unknown = [...everything, { topic: 'search', subject: 0 } as const];
    this.#report(since === undefined ? unknown : changesOf(seen), positionOf(seen.position));
    this.#snapshot = seen.snapshot;
    this.#seenAt = at;
  }

  #report(changes: readonly Change[], position: Position): void {
    if (changes.length === 0) return;
    this.#position = position;
    for (const handle of this.#handlers) handle(changes);
  }
}
