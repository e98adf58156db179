import { promotionStateOf, type ManagedPromotion, type ManagedPromotions } from '@vetka/domain/promotion';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import { count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { promotions } from '../../platform/database/schema/promotion.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { promotionMessages } from './promotion.messages.ts';
import { termsOf, type PromotionRow } from './promotion.terms.ts';

const defaultTake = 24;

const ofPaidOrders = sql`
  from order_promotions d join order_products op on op.id = d.order_product_id
  join order_services os on os.id = op.order_service_id join orders o on o.id = os.order_id
  where d.promotion_id = promotions.id and o.paid_at is not null and os.cancelled_at is null`;
const consents = (condition: ReturnType<typeof sql>) => sql<number>`(
  select count(*)::int from promotion_consents c
  where c.promotion_id = promotions.id and c.left_at is null and ${condition})`;

/** Names of the categories, in the order of the ids. */
export const categoryNames = sql<string[]>`(
  select coalesce(json_agg(c.name order by array_position(promotions.category_ids, c.id)), '[]')
  from categories c where c.id = any(promotions.category_ids))`;

const selectManaged = (db: Executor) =>
  db
    .select({
      row: promotions,
      categories: categoryNames,
      shops: consents(sql`c.version >= promotions.consent_from`),
      shopsToAsk: consents(sql`c.version < promotions.consent_from`),
      orders: sql`(select count(distinct os.id) ${ofPaidOrders})`.mapWith(Number),
      discount: sql`(select coalesce(sum(d.amount), 0) ${ofPaidOrders})`.mapWith(Number),
      platformPays: sql`(select coalesce(sum(d.platform_amount), 0) ${ofPaidOrders})`.mapWith(Number),
    })
    .from(promotions)
    .$dynamic();
type Selected = Awaited<ReturnType<typeof selectManaged>>[number];

/** The public data of a promotion. */
export const aboutOf = (row: PromotionRow, names: string[]) => ({
  id: row.id,
  ...termsOf(row),
  version: row.version,
  state: promotionStateOf(row, new Date()),
  categories: names,
});

const managed = ({ row, categories, ...figures }: Selected): ManagedPromotion => ({
  ...aboutOf(row, categories),
  isActive: row.isActive,
  ...figures,
});

/** All promotions, the newest first; two queries. */
export async function readManaged(
  db: Executor,
  { page = 1, take = defaultTake }: PageQuery,
): Promise<ManagedPromotions> {
  const rows = await selectManaged(db)
    .orderBy(desc(promotions.id))
    .limit(take)
    .offset((page - 1) * take);
  const [counted] = await db.select({ total: count() }).from(promotions);
  return { data: rows.map(managed), meta: metaOf(page, take, counted?.total ?? 0) };
}

/** @throws Refusal 404 */
export async function readOneManaged(db: Executor, id: number): Promise<ManagedPromotion> {
  const [row] = await selectManaged(db).where(eq(promotions.id, id));
  if (!row) throw notFound('promotion.unknown', promotionMessages.unknown);
  return managed(row);
}
