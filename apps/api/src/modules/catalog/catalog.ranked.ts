import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { favoritesAmong, type FoundIds, type ListWindow, type OwnWindow } from './catalog.repository.ts';

/** Search results are counted and paged up to this number. */
const maxRanked = 2400;

interface Ranked {
  matches: SQL;
  /** Conditions from the most relevant products to all that match, over words and sellers. */
  tiers: readonly SQL[];
}

const byPopularity = sql`products.popularity desc, products.id desc`;

/**
 * The page of a search that finds fewer than 2,400 products, which the index of words lists within milliseconds. Null
 * for a more common search.
 */
async function findAmongAll(
  db: Executor,
  where: SQL,
  { matches, tiers }: Ranked,
  { page, take, userId = null }: OwnWindow,
): Promise<FoundIds | null> {
  const ranks = tiers.map((tier, rank) => sql`when ${tier} then ${sql.raw(String(rank))}`);
  const { rows } = await db.execute<FoundIds & Record<string, unknown>>(sql`
    with matching as materialized (
      select products.id, products.popularity, products.search, products.service_id
      from products where ${where} and ${matches} limit ${maxRanked}
    ), found as materialized (
      select
        (select count(*)::int from matching) as total,
        case when (select count(*) from matching) < ${maxRanked} then array(
          select products.id from matching products order by case ${sql.join(ranks, sql` `)} end, ${byPopularity}
          limit ${take} offset ${(page - 1) * take}
        ) end as ids
    )
    select found.*, ${favoritesAmong(userId)} as favorites from found
  `);
  const [found] = rows;
  return found && found.total < maxRanked ? found : null;
}

/** Relevance is compared among this many of the most popular products; at least 2.4 % of all match a common search. */
const popularWindow = 5000;

/**
 * The page of a common search: what matches best among the most popular products, then all other matches by popularity.
 * A condition that few products meet would otherwise be looked for in the whole catalogue.
 */
async function findAmongPopular(
  db: Executor,
  where: SQL,
  { matches, tiers }: Ranked,
  { page, take }: ListWindow,
): Promise<number[]> {
  const [start, end] = [(page - 1) * take, Math.min(page * take, maxRanked)];
  const popular = sql`(
    select * from products where products.status = 'PUBLISHED' order by ${byPopularity} limit ${popularWindow}
  ) products`;
  const ids: number[] = [];
  const add = async (source: SQL, condition: SQL): Promise<void> => {
    if (ids.length >= end) return;
    const { rows } = await db.execute<{ id: number }>(sql`
      select products.id from ${source} where ${where} and ${condition} and products.id <> all(${sql.param(ids)}::int[])
      order by ${byPopularity} limit ${end - ids.length}
    `);
    ids.push(...rows.map(({ id }) => id));
  };
  for (const tier of tiers) await add(popular, tier);
  await add(sql`products`, matches);
  return ids.slice(start);
}

/**
 * Search results by relevance: products of the first condition by popularity, then those of the next. The total stops at
 * 2,400, because counting half the catalogue takes longer than finding the page.
 */
export async function findRanked(db: Executor, where: SQL, ranked: Ranked, window: OwnWindow): Promise<FoundIds> {
  const found = await findAmongAll(db, where, ranked, window);
  return found ?? { ids: await findAmongPopular(db, where, ranked, window), total: maxRanked };
}
