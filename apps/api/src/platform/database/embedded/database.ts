import pg from 'pg';
import { startCluster, type ClusterOptions } from './cluster.ts';

/** The embedded database of this program. */
export interface EmbeddedDatabase {
  url: string;
  /** Stops the server and keeps the data. */
  stop: () => Promise<void>;
}

const databaseName = 'vetka';

async function createIfMissing(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  // The query in progress reports a broken connection; an `error` event without a listener would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

/** Starts the embedded PostgreSQL with an empty database, or with existing data. */
export async function startEmbeddedDatabase(options: ClusterOptions): Promise<EmbeddedDatabase> {
  const cluster = await startCluster(options);
  await createIfMissing(cluster.urlOf('postgres'));
  return { url: cluster.urlOf(databaseName), stop: cluster.stop };
}
