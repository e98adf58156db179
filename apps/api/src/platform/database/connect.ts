import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './drizzle.ts';
import * as schema from './schema/index.ts';
import { transactionsOf } from './transaction.ts';

export type { Database, Executor, Transaction } from './drizzle.ts';

export interface Connection {
  db: Database;
  pool: pg.Pool;
}

/** Word similarity from which a typo is tolerated. PostgreSQL's default of 0.6 misses «букит». */
const typoSimilarity = 0.45;

/**
 * How long a query waits for a connection, if the pool is exhausted or the server does not respond (ms).
 * A request that waits longer is answered with 503.
 */
const connectionTimeoutMs = 10_000;

/**
 * A pool of connections; the first query opens the first one. `onError` is called for every connection that breaks,
 * idle or in use. The query that was using it is rejected as well.
 */
export function connect(databaseUrl: string, max: number, onError: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    application_name: 'vetka-api',
    options: `-c pg_trgm.word_similarity_threshold=${typoSimilarity}`,
    connectionTimeoutMillis: connectionTimeoutMs,
    // Without probes, a server that vanishes without closing the connection is never noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // An `error` event without a listener ends the process. The pool listens to idle clients only.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  db.transaction = transactionsOf(pool, db);
  return { pool, db };
}
