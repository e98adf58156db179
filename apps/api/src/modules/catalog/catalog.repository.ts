import type { CatalogQuery } from '@vetka/domain/catalog';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';

export interface ListWindow {
  page: number;
  take: number;
}

/** The window of a list, as a person sees it. */
export interface OwnWindow extends ListWindow {
  userId?: number | null;
}

export interface FoundIds {
  ids: number[];
  total: number;
  /** Those that the person marked. */
  favorites?: number[];
}

/** Those of `found.ids` that a person marked; a guest marks none. */
export const favoritesAmong = (userId: number | null): SQL =>
  userId === null
    ? sql`array[]::int[]`
    : sql`array(select product_id from product_favorites where user_id = ${userId} and product_id = any(found.ids))`;

/** The ids of one page in order, the total count, and the person's favourites on the page, in one query. */
export async function findIds(
  db: Executor,
  where: SQL,
  order: SQL,
  { page, take, userId = null }: OwnWindow,
): Promise<FoundIds> {
  const { rows } = await db.execute<FoundIds & Record<string, unknown>>(sql`
    with found as materialized (
      select
        array(
          select products.id from products where ${where} order by ${order} limit ${take} offset ${(page - 1) * take}
        ) as ids,
        (select count(*)::int from products where ${where}) as total
    )
    select found.*, ${favoritesAmong(userId)} as favorites from found
  `);
  return rows[0] ?? { ids: [], total: 0 };
}

/** The page number and page size of a list (24 by default). */
export const windowOf = ({ page = 1, take = 24 }: Pick<CatalogQuery, 'page' | 'take'>): ListWindow => ({ page, take });
