import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { endPromotionPrices, noteOwnPrices, startPromotionPrices } from '../../platform/promotions/promotionPrices.ts';
import { soldState, type SoldFrom, type SoldState } from './stem.sold.ts';
import { ints } from './stem.sql.ts';

interface Found extends SoldFrom {
  id: number;
}

/** A batch of a recipe's main stem expires within the hours of the shop's rule. Of a recipe `r` and its `rules`. */
export const expiresSoon = sql.raw(`exists (
  select from stem_batches b
  where b.stem_id = (
      select part.stem_id from stem_recipe_parts part where part.product_id = r.product_id order by part.position limit 1
    ) and b.remaining > 0 and b.expires_at > now() and b.expires_at <= now() + rules.fresh_hours * interval '1 hour'
)`);

async function findStates(tx: Executor, ids: readonly number[]): Promise<Found[]> {
  const { rows } = await tx.execute<Found & Record<string, unknown>>(sql`
    select p.id, made.pieces, coalesce(rules.when_out, 'SOLD_OUT') as rule, r.hidden_at is not null as "isHidden",
      p.status, p.stock, p.is_stock_tracked as "isTracked", p.price, p.old_price as "oldPrice",
      p.cost_price as "costPrice", r.regular_price as "regularPrice", r.regular_old_price as "regularOldPrice",
      r.fresh_price as "freshPrice", case when ${expiresSoon} then rules.fresh_percent end as percent
    from stem_recipes r join products p on p.id = r.product_id
    left join stem_rules rules on rules.service_id = r.service_id,
    lateral (
      select coalesce(min(coalesce((
        select sum(b.remaining) from stem_batches b where b.stem_id = part.stem_id and b.remaining > 0
      ), 0)::int / part.quantity), 0) as pieces
      from stem_recipe_parts part where part.product_id = r.product_id
    ) made
    where r.product_id = any(${ints(ids)}) order by p.id`);
  return rows;
}

const isSame = (found: Found, next: SoldState): boolean =>
  (Object.keys(next) as (keyof SoldState)[]).every((key) => found[key] === next[key]);

async function write(tx: Executor, id: number, next: SoldState): Promise<void> {
  await tx.execute(sql`
    update products set stock = ${next.stock}, is_stock_tracked = ${next.isTracked}, status = ${next.status},
      price = ${next.price}, old_price = ${next.oldPrice}
    where id = ${id}`);
  await tx.execute(sql`
    update stem_recipes set hidden_at = case when ${next.isHidden} then coalesce(hidden_at, now()) end,
      regular_price = ${next.regularPrice}, regular_old_price = ${next.regularOldPrice}, fresh_price = ${next.freshPrice}
    where product_id = ${id}`);
}

/**
 * Brings the stock of products with recipes, their prices and whether they are shown, in line with their stems, and the
 * prices of all in line with promotions. The products must be locked.
 */
export async function refreshProducts(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await endPromotionPrices(tx, ids);
  for (const found of await findStates(tx, ids)) {
    const next = soldState(found);
    if (!isSame(found, next)) await write(tx, found.id, next);
  }
  await noteOwnPrices(tx, ids);
  await startPromotionPrices(tx, ids);
}

/** Returns to locked products of a shop their own prices, so that they can be edited. `refreshProducts` follows. */
export async function restorePrices(tx: Executor, serviceId: number, ids: readonly number[]): Promise<void> {
  await endPromotionPrices(tx, ids);
  const own = sql`stem_recipes.product_id = any(${ints(ids)}) and stem_recipes.service_id = ${serviceId}`;
  await tx.execute(sql`
    update products set price = regular_price, old_price = regular_old_price from stem_recipes
    where products.id = stem_recipes.product_id and products.price = fresh_price and ${own}`);
  await tx.execute(sql`
    update stem_recipes set regular_price = null, regular_old_price = null, fresh_price = null
    where fresh_price is not null and ${own}`);
  await noteOwnPrices(tx, ids);
}
