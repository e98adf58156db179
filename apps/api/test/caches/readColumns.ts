import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/connect.ts';
import type { AskedQuery } from '../queries.ts';

/** A column that cached answers contain. */
export interface ReadColumn extends Record<string, unknown> {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  /** The values that its constraint allows, if it lists them. */
  words: string[];
}

const list = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`;

/** Columns of the tables that the queries read, if they name the columns. Keys are left out: they never change. */
export async function readColumns(db: Database, asked: readonly AskedQuery[]): Promise<ReadColumn[]> {
  const texts = asked.map(({ text }) => text).join(' ');
  const named = [...texts.matchAll(/\b(?:from|join)\s+"?(\w+)/g)].map(([, name = '']) => name);
  const words = [...new Set(texts.match(/\w+/g))];
  const { rows } = await db.execute<ReadColumn>(sql`
    select c.relname as "table", a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
      coalesce((
        select array_agg(word[1]) from pg_constraint k,
          regexp_matches(pg_get_constraintdef(k.oid), '''([A-Za-z_]+)''::text', 'g') as word
        where k.contype = 'c' and k.conrelid = c.oid and k.conkey = array[a.attnum]
      ), '{}') as words
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'catalog_changes'
      and c.relname = any(${list(named)}) and a.attname = any(${list(words)})
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and t.typname <> 'tsvector'
      and not exists (
        select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey::int2[])
      )
    order by 1, a.attnum`);
  return rows;
}

/** Of a longer list of allowed values only the first ones are written. */
const mostWords = 4;

/** Other values of a column, those most likely to be accepted first. */
function otherValues({ name, type, isNullable, words }: ReadColumn): string[] {
  if (words.length > 0) return words.slice(0, mostWords).map((word) => `'${word}'`);
  const old = `"${name}"`;
  const number = [`coalesce(${old}, 900000) + 1`, `${old} - 1`, '3'];
  const byType: Record<string, string[]> = {
    bool: [`not ${old}`],
    int4: number,
    int8: number,
    numeric: number,
    float8: number,
    timestamptz: [`${old} - interval '40 days'`, 'now()'],
    date: [`${old} + 1`],
    time: [`${old} + interval '1 hour'`, `'12:00'`],
    text: [`coalesce(${old}, '') || 'я'`, `${old} || '7'`, `'+79161234567'`, `'#aabbcc'`],
    citext: [`${old} || 'x'`],
    _text: [`${old} || array['я']`],
  };
  return [...(byType[type] ?? []), ...(isNullable ? ['null'] : [])];
}

async function keyOf(db: Database, table: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select a.attname as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey::int2[])
    where i.indisprimary and i.indrelid = ${table}::regclass`);
  return rows.map(({ name }) => name);
}

/** Whether a statement has changed rows; a value that the database refuses changes none. */
async function hasWritten(db: Database, statement: SQL): Promise<boolean> {
  try {
    return ((await db.execute(statement)).rowCount ?? 0) > 0;
  } catch {
    return false;
  }
}

/**
 * Writes other values to all rows of a column, calls `check` after each, and restores the rows. The values are those
 * that a constraint lists, or else one that the database accepts.
 */
export async function writeColumn(db: Database, column: ReadColumn, check: (value: string) => Promise<void>) {
  const [table, name] = [sql.identifier(column.table), sql.identifier(column.name)];
  const { rows } = await db.execute(sql`select coalesce(jsonb_agg(to_jsonb(t)), '[]') as kept from ${table} t`);
  const kept = JSON.stringify(rows[0]?.kept);
  const key = await keyOf(db, column.table);
  const isSameRow = sql.raw(key.map((part) => `now_."${part}" = before."${part}"`).join(' and '));
  const restore = sql`
    update ${table} now_ set ${name} = before.${name}
    from jsonb_populate_recordset(null::${table}, ${kept}::jsonb) before where ${isSameRow}`;
  for (const value of otherValues(column)) {
    const other = sql.raw(value);
    if (!(await hasWritten(db, sql`update ${table} set ${name} = ${other} where ${name} is distinct from ${other}`)))
      continue;
    try {
      await check(value);
    } finally {
      await db.execute(restore);
    }
    if (column.words.length === 0) return;
  }
}
