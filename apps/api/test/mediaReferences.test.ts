import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from './app.ts';

const { db } = await startTestApp();

/**
 * All columns of JSON, and what protects the files that they reference: files referenced only in JSON are removed as
 * unused. A new column needs an entry; if it references files, also a table with a foreign key that is written with it.
 */
const jsonColumns: Record<string, 'no files' | { keptBy: string }> = {
  'article_versions.body': { keptBy: 'article_media' },
  'articles.body': { keptBy: 'article_media' },
  'audit_entries.changes': 'no files',
  // For a day; the files stay for a month.
  'category_removals.kept': 'no files',
  'cities.translations': 'no files',
  'delivery_changes.after': 'no files',
  'delivery_changes.before': 'no files',
  'facet_value_removals.kept': 'no files',
  'fiscal_receipts.lines': 'no files',
  'goods_import_rows.cells': 'no files',
  'goods_import_rows.problems': 'no files',
  'goods_imports.columns': 'no files',
  'goods_imports.headings': 'no files',
  'idempotency_keys.response': 'no files',
  'media.source': 'no files',
  'moderation_cases.hidden_state': 'no files',
  'notice_settings.choices': 'no files',
  'offer_changes.lines': 'no files',
  'order_substitutions.options': { keptBy: 'order_substitution_media' },
  'payment_notifications.payload': 'no files',
  'payments.receipt': 'no files',
  'promotion_versions.terms': 'no files',
  'subscription_holdings.terms': 'no files',
  'subscription_plans.perks': 'no files',
};

test('each JSON column has an entry that says what protects the files it references', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('json', 'jsonb') order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(jsonColumns));
  const { rows: keepers } = await db.execute<{ table: string }>(sql`
    select conrelid::regclass::text as table from pg_constraint where contype = 'f' and confrelid = 'media'::regclass`);
  const tables = keepers.map(({ table }) => table);
  const needed = Object.values(jsonColumns).flatMap((entry) => (entry === 'no files' ? [] : [entry.keptBy]));
  expect(tables).toEqual(expect.arrayContaining(needed));
});

test('each column that is named after a file has a foreign key and an index', async () => {
  const { rows } = await db.execute<{ name: string; isKey: boolean; hasIndex: boolean }>(sql`
    select c.relname || '.' || a.attname as name,
      exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any(f.conkey)) as "isKey",
      exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum) as "hasIndex"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attname ~ '(media|picture|image|photo|file)(_file)?_id$'
    order by 1`);
  expect(rows.length).toBeGreaterThan(20);
  // The pictures of a post's products are found by their post.
  const wanted = rows.filter(({ name }) => name !== 'content_tags.media_id');
  expect(wanted.filter(({ isKey, hasIndex }) => !isKey || !hasIndex)).toEqual([]);
});
