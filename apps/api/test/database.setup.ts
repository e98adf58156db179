import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster, type Cluster } from '../src/platform/database/embedded/cluster.ts';
import { migrateDatabase } from '../src/platform/database/migrate.ts';
import { emptyTemplate, programUrlOf } from './database.ts';
import { removeLeftovers, runPrefix } from './leftovers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server's admin database. */
    adminUrl: string;
    /** Folder of this run, removed at its end. */
    runDirectory: string;
  }
}

async function makeTemplate(cluster: Cluster): Promise<void> {
  const admin = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  await admin.connect();
  await admin.query(`create database ${emptyTemplate}`);
  await admin.end();
  const url = cluster.urlOf(emptyTemplate);
  await migrateDatabase(url, { programUrl: programUrlOf(url) });
}

/** Starts one server for the whole run, with a migrated template that every test file gets a copy of. */
export default async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  await removeLeftovers();
  const directory = await mkdtemp(await runPrefix());
  // Under root the server runs as another account, which needs access.
  await chmod(directory, 0o711);
  const cluster = await startCluster({ directory, isDurable: false });
  // When stopped by a signal, the runner calls `process.exit` without waiting for the teardown below.
  const abandon = () => {
    cluster.abandon();
    for (const folder of [directory, cluster.directory])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', abandon);
  await makeTemplate(cluster);
  project.provide('adminUrl', cluster.urlOf('postgres'));
  project.provide('runDirectory', directory);
  return async () => {
    await cluster.stop();
    for (const folder of [directory, cluster.directory]) await rm(folder, { recursive: true, force: true });
    process.off('exit', abandon);
  };
}
