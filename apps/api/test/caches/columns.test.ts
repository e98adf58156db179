import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../app.ts';
import { createCopies } from './copies.ts';
import { readColumns, writeColumn } from './readColumns.ts';
import { openShownShop } from './shownShop.ts';

const api = await startTestApp();
await api.app.jobs.stop();
const { pages } = await openShownShop(api);

const copies = createCopies([api]);

// The first search loads the words of the catalogue, which are reloaded by themselves.
await copies.cold(pages);
const columns = await readColumns(api.db, await api.queries.during(() => copies.cold(pages)));
const tables = [...new Set(columns.map(({ table }) => table))];
const seen = new Set<string>();

test.each(tables)('a change of any column of %s is visible at once wherever it is shown', async (table) => {
  for (const column of columns.filter((each) => each.table === table)) {
    const before = JSON.stringify((await copies.keep(pages))[0]);
    await writeColumn(api.db, column, async (value) => {
      const { kept, cold } = await copies.keptAndCold(pages);
      expect([column.name, value, ...kept]).toEqual([column.name, value, cold]);
      if (JSON.stringify(cold) !== before) seen.add(`${table}.${column.name}`);
    });
  }
});

test('the pages show the values of the columns', () => {
  const shown = ['price', 'old_price', 'stock', 'is_stock_tracked', 'status', 'title'].map(
    (name) => `products.${name}`,
  );
  expect([...shown, 'services.name', 'services.status', 'media.key'].filter((name) => !seen.has(name))).toEqual([]);
  expect(seen).toContain('stem_recipes.fresh_price');
});

/** Rows that may be added or removed without a change, each with the reason. */
const unnoticed: Record<string, string> = {
  'addresses insert': 'shown once a shop refers to it',
  'addresses delete': 'a shop refers to it until then',
  'cities insert': 'shown once a shop refers to it',
  'cities delete': 'a shop refers to it until then',
  'legal_infos insert': 'shown once a shop refers to it',
  'legal_infos delete': 'a shop refers to it until then',
  'media insert': 'shown once a product or a shop refers to it',
  'media delete': 'a product or a shop refers to it until then',
  'order_services delete': 'orders are never deleted',
  'search_words insert': 'a search for an unknown word asks for new ones',
  'search_words update': 'words never change',
  'search_words delete': 'words stay when their product goes',
};

test('added and removed rows are recorded, too', async () => {
  const { rows } = await api.db.execute<{ name: string }>(sql`
    select c.relname || ' ' || event as name from pg_class c, unnest(array['insert', 'update', 'delete']) as event
    where c.oid = any(${sql.param(tables)}::regclass[]) and not exists (
      select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'catalog_changes_' || event
    )`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(unnoticed).toSorted());
});
