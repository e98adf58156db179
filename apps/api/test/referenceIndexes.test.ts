import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personColumns } from '../src/platform/person/columns.ts';
import { startTestApp } from './app.ts';

const { db } = await startTestApp();

/** Tables whose rows are never deleted, so that nothing looks for references to them. */
const lasting = [
  'chat_messages',
  'chat_participants',
  'cities',
  'coupons',
  'delivery_options',
  'goods_changes',
  'order_products',
  'order_services',
  'refunds',
  'services',
  'stems',
  'subscription_holdings',
  'subscription_plans',
  'users',
];

/** Columns of a person are looked up when the account ends, if their rows are deleted or changed then. */
const isSearchedAtTheEnd = (name: string): boolean => {
  const end = personColumns[name]?.end;
  return end !== undefined && (end === 'delete' || 'set' in end);
};

test('a reference to rows that may be deleted has an index: each deletion looks for it', async () => {
  const { rows } = await db.execute<{ name: string; target: string }>(sql`
    select f.conrelid::regclass || '.' || a.attname as name, f.confrelid::regclass::text as target
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
    order by 1`);
  const missing = rows.filter(({ name, target }) => !lasting.includes(target) || isSearchedAtTheEnd(name));
  expect(missing).toEqual([]);
  const targets = [...new Set(rows.map(({ target }) => target))].toSorted();
  expect(lasting, 'no entry is out of date').toEqual(targets);
});

test('rows that last are not deleted with others', async () => {
  const { rows } = await db.execute<{ table: string; target: string }>(sql`
    select conrelid::regclass::text as table, confrelid::regclass::text as target
    from pg_constraint where contype = 'f' and confdeltype = 'c'`);
  const parents = rows.filter(({ table }) => lasting.includes(table)).map(({ target }) => target);
  // These last as well, and everything that refers to them has an index.
  const further = ['chat_rooms', 'orders'];
  expect(parents.filter((target) => ![...lasting, ...further].includes(target))).toEqual([]);
});
