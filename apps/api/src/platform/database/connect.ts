import { drizzle } from 'drizzle-orm/node-postgres';
import { isTracing } from '@vetka/tracing';
import pg from 'pg';
import type { Database } from './drizzle.ts';
import { gathering } from './gathered.ts';
import * as schema from './schema/index.ts';
import { Replicas, type ReplicaOptions } from './replicas/replicas.ts';
import type { Repetition } from './repeat.ts';
import { traceStatements } from './traced.ts';
import { transactionsOf } from './transaction.ts';

export type { Database, Executor, Transaction } from './drizzle.ts';

export interface Connection {
  /** Reads like `reader`, and writes on the primary. */
  db: Database;
  /** The primary. */
  pool: pg.Pool;
  /** Reads on replicas within `replicas.reading`; elsewhere, and without replicas, on the primary. */
  reader: pg.Pool;
  replicas: Replicas | undefined;
  /** Retried transactions, by the SQLSTATE that rolled them back. */
  repeats: ReadonlyMap<string, number>;
}

/**
 * The word similarity from which the name of a shop or the title of an article matches a search; the cost of reading any
 * page from an SSD: PostgreSQL's default is that of a spinning disk and prefers reading whole tables; and no compilation
 * of statements (decision 341), which takes seconds where it is installed, and our statements milliseconds.
 */
const settings = '-c pg_trgm.word_similarity_threshold=0.5 -c random_page_cost=1.1 -c jit=off';

/**
 * How long a query waits for a connection, if the pool is exhausted or the server does not respond (ms).
 * A request that waits longer is answered with 503.
 */
const connectionTimeoutMs = 10_000;

/**
 * A pool of connections; the first query opens the first one. `onError` is called for every connection that breaks,
 * idle or in use. The query that was using it is rejected as well. `pause` waits before an undone transaction is repeated.
 */
export function connect(
  databaseUrl: string,
  max: number,
  onError: (error: Error) => void,
  replicaOptions: ReplicaOptions = { urls: [] },
  pause?: Repetition['pause'],
): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    application_name: 'vetka-api',
    options: settings,
    connectionTimeoutMillis: connectionTimeoutMs,
    // Without probes, a server that vanishes without closing the connection is never noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // An `error` event without a listener ends the process. The pool listens to idle clients only.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  if (isTracing()) pool.on('connect', traceStatements);
  const replicas = replicaOptions.urls.length > 0 ? new Replicas(pool, replicaOptions, onError) : undefined;
  const reader = replicas?.routed() ?? pool;
  const db = drizzle(gathering(reader), { schema, casing: 'snake_case' });
  const repeats = new Map<string, number>();
  const onRepeat = (state: string) => void repeats.set(state, (repeats.get(state) ?? 0) + 1);
  const begin = transactionsOf(pool, db, { onRepeat, ...(pause && { pause }) });
  // A transaction's reads outside of it must not be older than its own.
  db.transaction = replicas ? (work, config) => replicas.onPrimary(() => begin(work, config)) : begin;
  return { pool, db, reader, replicas, repeats };
}
