import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { migrateDatabase, OtherSchemaError } from '../src/platform/database/migrate.ts';
import { baselineFile } from './baselineFile.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

// In a process of its own: drizzle-kit adds methods to `Array.prototype`, which breaks the responses of the API.
test('the committed baseline matches the schema files', () => {
  const derived = path.join(inject('runDirectory'), 'baseline.sql');
  const program = path.join(import.meta.dirname, 'writeBaseline.ts');
  execFileSync(process.execPath, ['--conditions=@vetka/source', program, derived]);
  expect(readFileSync(baselineFile, 'utf8')).toBe(readFileSync(derived, 'utf8'));
});

test('migrating a migrated database changes nothing', async () => {
  await withDatabase(async ({ url }) => {
    await expect(migrateDatabase(url)).resolves.toBeUndefined();
  });
});

test('a database created from other migrations is refused and left unchanged', async () => {
  await withDatabase(async ({ url }) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`update drizzle.__drizzle_migrations set hash = 'of an earlier baseline' where created_at = 2`);
    await expect(migrateDatabase(url)).rejects.toThrow(OtherSchemaError);
    const { rows } = await client.query('select count(*)::int as applied from drizzle.__drizzle_migrations');
    expect(rows).toEqual([{ applied: 8 }]);
    await client.end();
  });
});

describe('the program that migrates', () => {
  const migrate = (env: Record<string, string>) =>
    spawnSync(
      process.execPath,
      ['--conditions=@vetka/source', path.resolve(import.meta.dirname, '../src/migrate.ts')],
      {
        env: { PATH: process.env.PATH, ...env },
        encoding: 'utf8',
      },
    );

  test('prepares an empty database, needs nothing but its address, and may run again', async () => {
    await withDatabase(async ({ url }) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('drop schema public, drizzle, graphile_worker cascade; create schema public');
      for (const run of ['first', 'second']) expect(migrate({ DATABASE_URL: url }).status, `the ${run} run`).toBe(0);
      const { rows } = await client.query('select count(*)::int as applied from drizzle.__drizzle_migrations');
      expect(rows).toEqual([{ applied: 8 }]);
      await client.query('select from products, graphile_worker._private_tasks');
      await client.end();
    });
  });

  test('fails without an address, and before a database of another version', async () => {
    expect(migrate({})).toMatchObject({ status: 1, stderr: expect.stringContaining('DATABASE_URL') });
    await withDatabase(async ({ url }) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(
        `update drizzle.__drizzle_migrations set hash = 'of an earlier baseline' where created_at = 2`,
      );
      await client.end();
      expect(migrate({ DATABASE_URL: url }).status).toBe(1);
    });
  });
});

async function withDatabase(work: (database: TestDatabase) => Promise<void>): Promise<void> {
  const database = await createTestDatabase(inject('adminUrl'), 'empty');
  try {
    await work(database);
  } finally {
    await database.drop();
  }
}
