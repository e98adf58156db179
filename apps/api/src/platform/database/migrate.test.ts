import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { addMigration } from '../../../test/scale/version.ts';
import { packageRoot } from '../package-root.ts';
import { migrateDatabase } from './migrate.ts';

const { url, drop } = await createTestDatabase(inject('adminUrl'), 'empty');
const open = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};
const [report, shopper] = [await open(), await open()];
afterAll(async () => {
  await Promise.all([report.end(), shopper.end()]);
  await drop();
});

/** Longer than a migration waits for a table. */
const reportMs = 4000;

/** Duration of each read made by a shopper while the work runs (ms). */
async function readsUntil(work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const progress = { isOver: false };
  void work.finally(() => void (progress.isOver = true));
  while (!progress.isOver) {
    const since = performance.now();
    await shopper.query('select count(*) from orders');
    times.push(performance.now() - since);
    await pause(20);
  }
  return times;
}

test('a migration waits for a long report, and the shop does not wait behind it', { timeout: 60_000 }, async () => {
  const migrations = mkdtempSync(path.join(inject('runDirectory'), 'migrations-'));
  cpSync(path.join(packageRoot, 'migrations'), migrations, { recursive: true });
  addMigration(migrations, [`ALTER TABLE "orders" ADD COLUMN "next_version" text DEFAULT 'kept' NOT NULL;`]);
  await report.query('begin; select count(*) from orders');
  const reported = pause(reportMs).then(() => report.query('commit'));
  const [times] = await Promise.all([
    readsUntil(migrateDatabase(url, { folder: migrations })),
    reported,
    migrateDatabase(url, { folder: migrations }),
  ]);
  expect(Math.max(...times)).toBeLessThan(reportMs - 1000);
  const { rows } = await shopper.query(`select 1 from information_schema.columns where column_name = 'next_version'`);
  expect(rows).toHaveLength(1);
});
