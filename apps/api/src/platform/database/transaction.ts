import type pg from 'pg';
import type { Database, Transaction } from './drizzle.ts';

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
 */
export function transactionsOf(pool: pg.Pool, db: Database): Begin {
  const session = sessionOf(db);
  return async <Result>(work: (tx: Transaction) => Promise<Result>, config?: Parameters<Begin>[1]): Promise<Result> => {
    const client = await pool.connect();
    let failure: { error: unknown } | undefined;
    const remembered = (tx: Transaction): Promise<Result> =>
      work(tx).catch((error: unknown) => {
        failure = { error };
        throw error;
      });
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
  };
}
