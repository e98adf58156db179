import type { CouponKind } from '@vetka/domain/coupon';
import { promotionPrice } from '@vetka/domain/promotion';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/connect.ts';
import { isChosen, isRunning, isValidConsent, ownPrice, suitsPromotion } from './promotions.sql.ts';

const ints = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`;

/** Restores the prices of locked products without promotions. A price that was set otherwise in the meantime stays. */
export async function endPromotionPrices(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    with ended as (delete from promotion_prices where product_id = any(${ints(ids)}) returning *)
    update products set price = ended.regular_price, old_price = ended.regular_old_price
    from ended where products.id = ended.product_id and products.price = ended.price`);
}

/**
 * Notes the own prices of locked products that are or were on sale and are not sold in a promotion now. Called before and
 * after each change of a price, so none that a buyer has seen is missing. Prices of a year ago matter to no promotion.
 */
export const noteOwnPrices = (tx: Executor, ids: readonly number[]) =>
  tx.execute(sql`
    with forgotten as (
      delete from promotion_own_prices
      where product_id = any(${ints(ids)}) and seen_at < now() - interval '1 year'
    )
    insert into promotion_own_prices (product_id, price)
    select p.id, ${ownPrice} from products p
    left join stem_recipes r on r.product_id = p.id left join promotion_prices pp on pp.product_id = p.id
    where p.id = any(${ints(ids)}) and (p.published_at is not null or p.status = 'PUBLISHED')
    on conflict (product_id, price) do update set seen_at = excluded.seen_at`);

/** The lowest own price of a product `p` in the last 30 days, and since its shop has agreed by a consent `c`. */
const lowestOwnPrice = sql`(
  select min(seen.price) from promotion_own_prices seen
  where seen.product_id = p.id and seen.seen_at >= least(c.given_at, now() - interval '30 days'))`;

interface Candidate {
  id: number;
  price: number;
  oldPrice: number | null;
  ownPrice: number;
  /** Null for a product that was never on sale. */
  lowestOwnPrice: number | null;
  costPrice: number | null;
  promotionId: number;
  kind: CouponKind;
  value: number;
  maxDiscount: number | null;
  platformPercent: number;
}

async function findCandidates(tx: Executor, ids: readonly number[]): Promise<Candidate[]> {
  const { rows } = await tx.execute<Candidate & Record<string, unknown>>(sql`
    select p.id, p.price, p.old_price as "oldPrice", ${ownPrice} as "ownPrice", ${lowestOwnPrice} as "lowestOwnPrice",
      p.cost_price as "costPrice", promo.id as "promotionId", promo.kind, promo.value, promo.max_discount as "maxDiscount",
      promo.platform_percent as "platformPercent"
    from products p
    join promotion_consents c on c.service_id = p.service_id and ${isChosen}
    join promotions promo on ${isValidConsent} and ${isRunning}
    left join stem_recipes r on r.product_id = p.id
    left join promotion_prices pp on pp.product_id = p.id
    where p.id = any(${ints(ids)}) and p.status <> 'ARCHIVED' and ${suitsPromotion}
    order by p.id, promo.id`);
  return rows;
}

interface Lowered extends Candidate {
  lowered: number;
  sharedDiscount: number;
}

/** The discount that the marketplace shares: a price raised for the promotion does not raise it. */
function sharedDiscountOf(row: Candidate, lowered: number): number {
  const from = Math.min(row.ownPrice, row.lowestOwnPrice ?? row.ownPrice);
  return Math.max(0, Math.min(row.price - lowered, from - promotionPrice(from, row.costPrice, row)));
}

/** The lowest price of each product, if lower than its current one. */
function lowestOf(candidates: readonly Candidate[]): Lowered[] {
  const lowest = new Map<number, Lowered>();
  for (const each of candidates) {
    const lowered = promotionPrice(each.ownPrice, each.costPrice, each);
    if (lowered < (lowest.get(each.id)?.lowered ?? each.price)) {
      lowest.set(each.id, { ...each, lowered, sharedDiscount: sharedDiscountOf(each, lowered) });
    }
  }
  return [...lowest.values()];
}

async function writeLowered(tx: Executor, rows: readonly Lowered[]): Promise<void> {
  if (rows.length === 0) return;
  const column = (pick: (row: Lowered) => number) => ints(rows.map(pick));
  await tx.execute(sql`
    with lowered as (
      select * from unnest(${column(({ id }) => id)}, ${column(({ promotionId }) => promotionId)},
        ${column(({ lowered }) => lowered)}, ${column((row) => row.ownPrice)}, ${column((row) => row.platformPercent)},
        ${column((row) => row.sharedDiscount)})
        as each(product_id, promotion_id, price, own_price, platform_percent, shared_discount)
    ), kept as (
      insert into promotion_prices (product_id, promotion_id, price, regular_price, regular_old_price, platform_percent,
        shared_discount)
      select l.product_id, l.promotion_id, l.price, p.price, p.old_price, l.platform_percent, l.shared_discount
      from lowered l join products p on p.id = l.product_id
    )
    update products set price = lowered.price, old_price = lowered.own_price
    from lowered where products.id = lowered.product_id`);
}

/**
 * Lowers the prices of locked products without a promotion to those of the best running promotion to which their shop
 * has agreed. Discounts do not add up, neither with other promotions nor with «Сегодня дешевле»: the lowest price
 * counts.
 */
export async function startPromotionPrices(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await writeLowered(tx, lowestOf(await findCandidates(tx, ids)));
}
