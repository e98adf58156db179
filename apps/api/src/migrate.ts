import { ConfigError } from './platform/config.ts';
import { migrateDatabase } from './platform/database/migrate.ts';

/**
 * Migrates the database of `DATABASE_URL`, before the programs of a new version start, and gives the account of
 * `DATABASE_PROGRAM_URL` its rights; see docs/operations.md.
 */
async function run(): Promise<void> {
  const url = process.env.DATABASE_URL?.trim();
  if (!url) throw new ConfigError(['DATABASE_URL: нужна база, которую обновлять']);
  await migrateDatabase(url, { programUrl: process.env.DATABASE_PROGRAM_URL?.trim() || undefined });
  console.log('The database is migrated.');
}

run().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
