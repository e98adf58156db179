import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { connect, type Transaction } from './connect.ts';

const database = await createTestDatabase(inject('adminUrl'), 'empty');
const { db, pool, repeats } = connect(database.url, 8, () => {});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

await db.execute(sql`create table shelf (id int primary key, stock int not null)`);
await db.execute(sql`create function fail() returns trigger language plpgsql as $$
  begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
beforeEach(async () => {
  await db.execute(sql`truncate shelf`);
  await db.execute(sql`insert into shelf values (1, 10), (2, 10)`);
});

const stock = async () => (await db.execute<{ stock: number }>(sql`select stock from shelf order by id`)).rows;
const take = (tx: Transaction, id: number) => tx.execute(sql`update shelf set stock = stock - 1 where id = ${id}`);
const repeated = (state: string) => repeats.get(state) ?? 0;

/** Fulfilled for everybody once `count` have arrived; later ones do not wait. */
function meeting(count: number) {
  let arrive = () => {};
  const met = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= count) arrive();
    return met;
  };
}

test('two transactions that lock rows in opposite order both succeed', async () => {
  const before = repeated('40P01');
  const meet = meeting(2);
  const takeBoth = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await take(tx, first);
      await meet();
      await take(tx, second);
    });
  await Promise.all([takeBoth(1, 2), takeBoth(2, 1)]);
  expect(await stock()).toEqual([{ stock: 8 }, { stock: 8 }]);
  expect(repeated('40P01')).toBeGreaterThan(before);
});

test('serializable transactions that read what the other writes run as if one after the other', async () => {
  const before = repeated('40001');
  const meet = meeting(2);
  // Takes one only while both shelves are full together: of two at once, the second must see the first.
  const takeIfFull = (id: number) =>
    db.transaction(
      async (tx) => {
        const { rows } = await tx.execute<{ sum: number }>(sql`select sum(stock)::int as sum from shelf`);
        await meet();
        if (rows[0]?.sum === 20) await take(tx, id);
        return rows[0]?.sum;
      },
      { isolationLevel: 'serializable' },
    );
  expect(new Set(await Promise.all([takeIfFull(1), takeIfFull(2)]))).toEqual(new Set([19, 20]));
  expect(repeated('40001')).toBeGreaterThan(before);
});

test('a transaction whose connection an administrator ends is retried on another one, and counts once', async () => {
  let attempts = 0;
  await db.transaction(async (tx) => {
    attempts += 1;
    await take(tx, 1);
    if (attempts === 1) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    await take(tx, 2);
  });
  expect(attempts).toBe(2);
  expect(await stock()).toEqual([{ stock: 9 }, { stock: 9 }]);
});

test('a commit without an answer is not retried: it may have happened', async () => {
  await db.execute(sql`create constraint trigger cut after update on shelf
    deferrable initially deferred for each row execute function fail()`);
  let attempts = 0;
  const asked = db.transaction(async (tx) => {
    attempts += 1;
    await take(tx, 1);
  });
  await expect(asked).rejects.toThrow('Failed query');
  await db.execute(sql`drop trigger cut on shelf`);
  expect(attempts).toBe(1);
});

test('a transaction that is rolled back every time ends with the error after four attempts', async () => {
  let attempts = 0;
  const asked = db.transaction(async (tx) => {
    attempts += 1;
    await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
  });
  await expect(asked).rejects.toMatchObject({ cause: { code: '40001' } });
  expect(attempts).toBe(4);
});

test.each([
  ['a failure of its own', 'sold out', () => Promise.reject(new Error('sold out'))],
  ['a broken constraint', 'Failed query', (tx: Transaction) => tx.execute(sql`insert into shelf values (1, 1)`)],
])('%s is not retried', async (_name, message, fail) => {
  let attempts = 0;
  const asked = db.transaction(async (tx) => {
    attempts += 1;
    await fail(tx);
  });
  await expect(asked).rejects.toThrow(message);
  expect(attempts).toBe(1);
});
