import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../src/platform/database/embedded/cluster.ts';
import { migrateDatabase } from '../src/platform/database/migrate.ts';
import { emptyTemplate } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server's own database. */
    adminUrl: string;
  }
}

/** One server for the whole run, with a migrated database that every test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'vetka-test-'));
  // Root runs the server as somebody else, who must be let in.
  await chmod(directory, 0o711);
  const cluster = await startCluster({ directory, isDurable: false });
  const admin = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  await admin.connect();
  await admin.query(`create database ${emptyTemplate}`);
  await admin.end();
  await migrateDatabase(cluster.urlOf(emptyTemplate));
  project.provide('adminUrl', cluster.urlOf('postgres'));
  return async () => {
    await cluster.stop();
    await rm(directory, { recursive: true, force: true });
    await rm(cluster.directory, { recursive: true, force: true });
  };
}
