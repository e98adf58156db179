import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import type { Executor } from './connect.ts';
import { together } from './together.ts';

const api = await startTestApp();

/** Two reads, and how many of them run at the same time at most. */
async function readTwo(db: Executor) {
  let running = 0;
  let most = 0;
  const read = (value: number) => async () => {
    most = Math.max(most, ++running);
    const { rows } = await db.execute<{ value: number }>(sql`select ${value}::int as value`);
    running--;
    return rows[0]?.value;
  };
  return { found: await together(db, read(1), read(2)), most };
}

test('reads are made at the same time, as one statement', async () => {
  const asked = await api.queries.during(async () => {
    expect(await readTwo(api.db)).toEqual({ found: [1, 2], most: 2 });
  });
  expect(asked).toHaveLength(1);
});

test('reads of a transaction are made one after another', async () => {
  expect(await api.db.transaction(readTwo)).toEqual({ found: [1, 2], most: 1 });
});
