import type { CatalogQuery } from '@vetka/domain/catalog';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';

export interface ListWindow {
  page: number;
  take: number;
}

/** The ids of one page in order, and the total count, in one query. */
export async function findIds(
  db: Executor,
  where: SQL,
  order: SQL,
  { page, take }: ListWindow,
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    select
      array(
        select products.id from products where ${where} order by ${order} limit ${take} offset ${(page - 1) * take}
      ) as ids,
      (select count(*)::int from products where ${where}) as total
  `);
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 };
}

/** The page number and page size of a list (24 by default). */
export const windowOf = ({ page = 1, take = 24 }: Pick<CatalogQuery, 'page' | 'take'>): ListWindow => ({ page, take });
