import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/connect.ts';
import { addressesOf, requisitesOf } from './belongings.ts';
import { personColumnList } from './columns.ts';

/** One kind of a person's rows in the copy of their data. */
export interface CopiedRows {
  name: string;
  title: string;
  rows: Record<string, unknown>[];
}

/** Rows that belong to a person through other tables. `person` is the person's id. */
const parts: { name: string; title: string; rows: (person: number) => SQL; omit: readonly string[] }[] = [
  {
    name: 'users',
    title: 'Профиль',
    rows: (person) => sql`select * from users where id = ${person}`,
    omit: ['password_hash'],
  },
  {
    name: 'order_services',
    title: 'Части заказов по магазинам',
    rows: (person) =>
      sql`select p.* from order_services p join orders o on o.id = p.order_id where o.user_id = ${person}`,
    omit: ['courier_id'],
  },
  {
    name: 'order_products',
    title: 'Купленное',
    rows: (person) => sql`select l.* from order_products l join order_services p on p.id = l.order_service_id
      join orders o on o.id = p.order_id where o.user_id = ${person}`,
    omit: [],
  },
  {
    name: 'cart_products',
    title: 'Товары в корзинах',
    rows: (person) => sql`select l.* from cart_products l join carts c on c.id = l.cart_id where c.user_id = ${person}`,
    omit: [],
  },
  {
    name: 'addresses',
    title: 'Адреса',
    rows: (person) => sql`select a.* from addresses a where a.id in (${addressesOf(person)})`,
    omit: [],
  },
  {
    name: 'legal_infos',
    title: 'Реквизиты',
    rows: (person) => sql`select l.* from legal_infos l where l.id in (${requisitesOf(person)})`,
    omit: [],
  },
];

async function read(db: Executor, rows: SQL, omit: readonly string[]): Promise<Record<string, unknown>[]> {
  const left = sql`array[${sql.join(
    ['', ...omit].map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`;
  const found = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(r) - ${left} as row from (${rows}) r`,
  );
  return found.rows.map(({ row }) => row);
}

/**
 * Everything stored about a person, and nothing about others: each table of `personColumns`, and the rows that belong
 * to them.
 */
export async function copyOf(db: Executor, person: number): Promise<CopiedRows[]> {
  const tables = personColumnList.flatMap(({ table, column, copy, omit = [] }) =>
    typeof copy === 'string'
      ? [
          {
            name: table,
            title: copy,
            omit,
            rows: () => sql`select * from ${sql.identifier(table)} t where t.${sql.identifier(column)} = ${person}`,
          },
        ]
      : [],
  );
  const copied: CopiedRows[] = [];
  for (const { name, title, rows, omit } of [...parts, ...tables]) {
    copied.push({ name, title, rows: await read(db, rows(person), omit) });
  }
  return copied;
}
