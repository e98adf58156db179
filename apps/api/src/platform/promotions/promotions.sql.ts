import { sql } from 'drizzle-orm';
import { mainCategorySql } from '../main-category.ts';

/** A promotion `promo` runs at this moment. */
export const isRunning = sql.raw('(promo.is_active and promo.starts_at <= now() and promo.ends_at > now())');

/** A consent `c` counts for a promotion `promo`. */
export const isValidConsent = sql.raw(
  '(c.promotion_id = promo.id and c.left_at is null and c.version >= promo.consent_from)',
);

/** A consent `c` covers a product `p`. */
export const isChosen = sql.raw('(c.product_ids is null or p.id = any(c.product_ids))');

/** The main category of a product `p` is one of a promotion `promo`, or below it. */
export const suitsPromotion = sql.raw(`(promo.category_ids = '{}' or ${mainCategorySql('p.id')} in (
  with recursive below as (
    select unnest(promo.category_ids) as id
    union select child.id from categories child join below on child.parent_id = below.id
  ) select id from below
))`);

/** The price of a product `p` without promotions and without «Сегодня дешевле», of its recipe `r` and its promotion `pp`. */
export const ownPrice = sql.raw(`(
  case when r.fresh_price = coalesce(pp.regular_price, p.price) then r.regular_price
    else coalesce(pp.regular_price, p.price) end
)`);

/** The name of the promotion by which the price of a product is lowered; null for none. `product` is its alias. */
export const promotionNameSql = (product: string): string => `(
  select promo.name from promotion_prices pp join promotions promo on promo.id = pp.promotion_id
  where pp.product_id = ${product}.id and pp.price = ${product}.price
)`;
