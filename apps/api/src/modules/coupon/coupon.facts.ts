import { dayIn, weekdayOf } from '@vetka/domain/date';
import type { CouponGoods, CouponTerms } from '@vetka/domain/coupon';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { mainCategoryOf } from '../../platform/main-category.ts';

const ints = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`;

/** The rules of a coupon whose facts must be read. */
export interface ReadRules extends Pick<CouponTerms, 'weekdays' | 'firstOrder'> {
  id: number;
  categoryIds: readonly number[];
  productIds: readonly number[];
}

/** The use of a coupon: the person and the sub-cart. */
export interface CouponPlace {
  /** Null: a guest, who has no orders. */
  userId: number | null;
  serviceId: number;
  productIds: readonly number[];
  /** The order that is being placed: it is not an earlier one. */
  orderServiceId?: number;
}

/** The facts that the rules of a coupon need. */
export interface CouponFacts extends Pick<CouponGoods, 'weekday' | 'isFirst'> {
  /** Products that the coupon is for. */
  suits: (productId: number) => boolean;
}

const isForSome = ({ categoryIds, productIds }: ReadRules): boolean => categoryIds.length > 0 || productIds.length > 0;
const mustRead = (rules: ReadRules): boolean =>
  isForSome(rules) || rules.weekdays.length > 0 || rules.firstOrder !== null;

/** Products of the coupon among those of the place: named ones, and those whose main category is its own or below it. */
const suitable = (rules: ReadRules, { productIds }: CouponPlace) => sql`
  select coalesce(array_agg(p.id), '{}') from products p
  where p.id = any(${ints(productIds)}) and (p.id = any(${ints(rules.productIds)}) or ${mainCategoryOf(sql`p.id`)} in (
    with recursive below as (
      select unnest(${ints(rules.categoryIds)}) as id
      union select child.id from categories child join below on child.parent_id = below.id
    ) select id from below
  ))`;

/** Whether the person has an order that was not cancelled; those waiting for payment count. */
const hasOrdered = ({ userId, orderServiceId = 0 }: CouponPlace, inShop: SQL) => sql`exists (
  select from orders o join order_services os on os.order_id = o.id
  where o.user_id = ${userId}::int and os.cancelled_at is null and ${inShop}
    and o.id is distinct from (select order_id from order_services where id = ${orderServiceId}::int))`;

interface Read extends Record<string, unknown> {
  timeZone: string;
  suitable: number[];
  inShop: boolean;
  anywhere: boolean;
}

const everything: CouponFacts = { weekday: 1, isFirst: { SHOP: true, MARKETPLACE: true }, suits: () => true };

/** Reads what the rules of a coupon need: nothing for most coupons, otherwise one query. */
export async function readFacts(db: Executor, rules: ReadRules, place: CouponPlace): Promise<CouponFacts> {
  if (!mustRead(rules)) return everything;
  const { rows } = await db.execute<Read>(sql`
    select c.time_zone as "timeZone", (${suitable(rules, place)}) as suitable,
      ${hasOrdered(place, sql`os.service_id = s.id`)} as "inShop", ${hasOrdered(place, sql`true`)} as anywhere
    from services s join cities c on c.id = s.city_id where s.id = ${place.serviceId}`);
  const [read] = rows;
  if (!read) return everything;
  const found = new Set(read.suitable);
  return {
    weekday: weekdayOf(dayIn(read.timeZone)),
    isFirst: { SHOP: !read.inShop, MARKETPLACE: !read.anywhere },
    suits: isForSome(rules) ? (productId) => found.has(productId) : () => true,
  };
}
