import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

/** Drizzle over a pool. */
export type Database = NodePgDatabase<typeof schema>;
/** Drizzle inside one transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Either: a repository works the same inside a transaction and outside of it. */
export type Executor = Database | Transaction;

export interface Connection {
  db: Database;
  pool: pg.Pool;
}

/** Similarity of words from which a typo is forgiven; PostgreSQL's own 0.6 misses «букит». */
const typoSimilarity = 0.45;

/** A pool of connections. Nothing is opened until the first query. `onError` hears of idle connections that died. */
export function connect(databaseUrl: string, max: number, onError: (error: Error) => void): Connection {
  const options = `-c pg_trgm.word_similarity_threshold=${typoSimilarity}`;
  const pool = new pg.Pool({ connectionString: databaseUrl, max, application_name: 'vetka-api', options });
  // Without a listener the death of an idle connection would end the process.
  pool.on('error', onError);
  return { pool, db: drizzle(pool, { schema, casing: 'snake_case' }) };
}
