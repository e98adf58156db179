/**
 * The embedded PostgreSQL with the demo shop in it, without the API: several programs of a benchmark share it.
 * VETKA_DATA_DIR=<folder> node --conditions=@vetka/source apps/demo/src/database.ts [--products 2000]
 * An empty database is migrated and filled; one with products is left unchanged. Prints `{"ready":true,"url":…}` and
 * stops on SIGTERM or when its parent exits.
 */
import { parseArgs } from 'node:util';
import { connect } from '@vetka/api/database';
import { startEmbeddedDatabase } from '@vetka/api/embedded-database';
import { migrateDatabase } from '@vetka/api/migrate';
import { isSeeded, seedDemo } from './seed.ts';

const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } } });
const directory = process.env.VETKA_DATA_DIR;
if (!directory) throw new Error('Set VETKA_DATA_DIR to the folder of the database.');

const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => resolve());
});
const database = await startEmbeddedDatabase({ directory: `${directory}/postgresql` });
try {
  await fill(database.url, Number(values.products));
  process.stdout.write(`${JSON.stringify({ ready: true, url: database.url })}\n`);
  await stopped;
} finally {
  await database.stop();
}
process.disconnect?.();

async function fill(url: string, products: number): Promise<void> {
  await migrateDatabase(url);
  const { db, pool } = connect(url, 1, (error) => console.error(error));
  try {
    if (await isSeeded(db)) return;
    const summary = await seedDemo(db, { products });
    // The planner has no statistics of a fresh table until autovacuum finds it.
    await pool.query('vacuum analyze');
    console.error(JSON.stringify(summary));
  } finally {
    await pool.end();
  }
}
