import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { migrateDatabase, NotMigratedError, requireMigrated } from './migrate.ts';

const { url, programUrl, drop } = await createTestDatabase(inject('adminUrl'), 'empty');
const owner = new pg.Client({ connectionString: url });
const program = new pg.Client({ connectionString: programUrl });
for (const client of [owner, program]) await client.connect();

afterAll(async () => {
  for (const client of [owner, program]) await client.end();
  await drop();
});

/** That these rights suffice is shown by all other tests: the programs run with this account there. */
describe('the account of the programs', () => {
  test.each([
    'create table notes (id int)',
    'create schema notes',
    'alter table products add column note text',
    'alter table products disable trigger all',
    'drop table products',
    'create index on products (title)',
    'truncate products',
    'create role another',
    'update audit_entries set reason = null',
    'delete from ledger_entries',
    'delete from drizzle.__drizzle_migrations',
    'delete from graphile_worker.migrations',
  ])('may not «%s»', async (statement) => {
    // 42501: insufficient privilege; ownership is reported with the same code.
    await expect(program.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('has rights on every table, so that a new one is not forgotten', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and c.relkind in ('r', 'p')
         and not has_table_privilege($1, c.oid, 'select, insert')`,
      [program.user],
    );
    expect(rows).toEqual([]);
  });

  test('is created by the migration, which may run again, and is never the owner', async () => {
    const role = `programs_${randomBytes(4).toString('hex')}`;
    const own = new URL(url);
    own.username = role;
    for (let run = 0; run < 2; run += 1) {
      await expect(migrateDatabase(url, { programUrl: own.href })).resolves.toBeUndefined();
    }
    const client = new pg.Client({ connectionString: own.href });
    await client.connect();
    await client.query('select from products, graphile_worker._private_jobs');
    await client.end();
    await owner.query(`drop owned by ${role}; drop role ${role}`);
    await expect(migrateDatabase(url, { programUrl: url })).rejects.toThrow('must not own the tables');
  });
});

test('a program that may not migrate waits for the migration', async () => {
  await expect(requireMigrated(programUrl)).resolves.toBeUndefined();
  await owner.query('create table kept as select * from drizzle.__drizzle_migrations');
  await owner.query('delete from drizzle.__drizzle_migrations where created_at = 7');
  await expect(requireMigrated(programUrl)).rejects.toThrow(NotMigratedError);
  await owner.query(
    'insert into drizzle.__drizzle_migrations select * from kept where created_at = 7; drop table kept',
  );
});
