import type pg from 'pg';
import type { Database, Transaction } from './drizzle.ts';
import { repeatUndone, type Repetition } from './repeat.ts';

type Begin = Database['transaction'];
type Session = { transaction: Begin };

/** An internal field of Drizzle's database: the session that sends its queries through `client`. */
const sessionOf = (db: Database): Session => (db as unknown as { session: Session }).session;

/** The same session over one connection, in which a transaction neither takes a client from the pool nor returns it. */
const overOne = (session: Session, client: pg.PoolClient): Session =>
  Object.create(session, { client: { value: client } }) as Session;

/**
 * `db.transaction` for connections that may break at any moment. Drizzle's own (0.45) never returns the client to the
 * pool when `begin` fails, so every outage would shrink the pool. When `rollback` fails on the broken connection, it
 * throws that failure instead of the one that caused the rollback.
 * A transaction that PostgreSQL has rolled back is retried, so its work must change nothing but the database. Effects
 * that must follow the commit run after it.
 */
export function transactionsOf(pool: pg.Pool, db: Database, repetition: Repetition): Begin {
  const session = sessionOf(db);
  async function attempt<Result>(
    work: (tx: Transaction) => Promise<Result>,
    config: Parameters<Begin>[1],
    progress: { isCommitting: boolean },
  ): Promise<Result> {
    const client = await pool.connect();
    let failure: { error: unknown } | undefined;
    const remembered = async (tx: Transaction): Promise<Result> => {
      try {
        const result = await work(tx);
        progress.isCommitting = true;
        return result;
      } catch (error) {
        failure = { error };
        throw error;
      }
    };
    let isReusable = true;
    try {
      return await overOne(session, client).transaction(remembered, config);
    } catch (error) {
      // `begin`, `commit` or `rollback` failed: the state of this connection is unknown.
      isReusable = failure?.error === error;
      throw failure ? failure.error : error;
    } finally {
      client.release(!isReusable);
    }
  }
  return (work, config) => repeatUndone((progress) => attempt(work, config, progress), repetition);
}
