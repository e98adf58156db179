import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { jobKinds } from '@vetka/domain/moderation';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { packageRoot } from '../package-root.ts';
import { stateOf } from './repeat.ts';
import { grantRights } from './rights.ts';

const ownMigrations = path.join(packageRoot, 'migrations');
/** Migrations report nothing but their errors, which are thrown. */
const logger = new Logger(() => () => {});
/** An arbitrary lock id shared by all copies of the program. */
const migrationLock = 7_301_406;
/**
 * How long a migration waits for a table in use, and the pauses between its attempts (ms). Later statements on the
 * table queue behind the migration, so a long report would block the shop; the pauses let them run.
 */
const lockPatience = { timeoutMs: 1000, pauseMs: 1000, tries: 300 };
/** The codes of a lock time-out and of a deadlock with a transaction of the shop. Both roll the migration back. */
const undone = new Set(['55P03', '40P01']);

export interface MigrationOptions {
  folder?: string;
  /** The address with the account of the programs, if another account owns the tables: it gets its rights. */
  programUrl?: string | undefined;
}

/**
 * Migrates the database. Copies that start at the same time wait for each other.
 * @throws {OtherSchemaError} when the database was created from migrations that this version does not contain
 */
export async function migrateDatabase(
  databaseUrl: string,
  { folder = ownMigrations, programUrl }: MigrationOptions = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // The query in progress reports a broken connection; an `error` event without a listener would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseOtherSchema(client, folder);
    await migrateTables(client, folder);
    await migrateJobs(client, databaseUrl);
    if (programUrl !== undefined) await grantRights(client, programUrl);
  } finally {
    await client.end();
  }
}

/**
 * For a program whose account may not migrate.
 * @throws {NotMigratedError} until the program that migrates has run
 * @throws {OtherSchemaError} as `migrateDatabase`
 */
export async function requireMigrated(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const missing = await refuseOtherSchema(client, ownMigrations);
    if (missing > 0) throw new NotMigratedError();
  } finally {
    await client.end();
  }
}

/** All new migrations run in one transaction: one that could not lock a table has changed nothing and is retried. */
async function migrateTables(client: pg.Client, migrationsFolder: string): Promise<void> {
  await client.query(`set lock_timeout = ${lockPatience.timeoutMs}`);
  for (let left = lockPatience.tries; ; left -= 1) {
    try {
      await migrate(drizzle(client), { migrationsFolder });
      break;
    } catch (error) {
      if (left === 1 || !undone.has(stateOf(error) ?? '')) throw error;
    }
    await pause(lockPatience.pauseMs);
  }
  await client.query('reset lock_timeout');
}

/**
 * The schema of graphile-worker, and the names of our jobs: otherwise the first transaction that enqueues a job of a
 * kind would block others until it ends.
 */
async function migrateJobs(client: pg.Client, connectionString: string): Promise<void> {
  await runMigrations({ connectionString, maxPoolSize: 1, logger });
  await client.query(
    'insert into graphile_worker._private_tasks (identifier) select unnest($1::text[]) on conflict do nothing',
    [jobKinds],
  );
}

/** The database contains migrations unknown to this version; running the rest would damage or miss tables. */
export class OtherSchemaError extends Error {
  constructor() {
    super(
      'This database was created by another, unreleased version of the schema and cannot be migrated. ' +
        'For demo data run `npm run demo:reset`, then start again; otherwise use an empty database.',
    );
  }
}

export class NotMigratedError extends Error {
  constructor() {
    super('The database is not migrated to this version yet: run `node apps/api/dist/migrate.js` first.');
  }
}

/** @returns the number of migrations that were not applied yet */
async function refuseOtherSchema(client: pg.Client, migrationsFolder: string): Promise<number> {
  const { rows: found } = await client.query<{ journal: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as journal`,
  );
  const ours = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  if (!found[0]?.journal) return ours.size;
  const { rows: applied } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  if (applied.some(({ hash }) => !ours.has(hash))) throw new OtherSchemaError();
  return ours.size - applied.length;
}
