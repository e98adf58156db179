import { fullName } from '@vetka/domain/account';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import {
  promotionLimits,
  promotionPrice,
  type PromotionConsent,
  type PromotionProducts,
  type ShopPromotion,
} from '@vetka/domain/promotion';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { promotionConsents, promotions } from '../../platform/database/schema/promotion.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { mediaJson, optionalMediaFile, type ShownMedia } from '../../platform/media-file.ts';
import { ownPrice, suitsPromotion } from '../../platform/promotions/promotions.sql.ts';
import { aboutOf, categoryNames } from './promotion.figures.ts';
import { promotionMessages } from './promotion.messages.ts';
import { findPromotion } from './promotion.writing.ts';

const defaultTake = 24;

/** Products `p` of a shop that suit a promotion `promo` and are not archived. */
const suitable = (serviceId: number) =>
  sql`p.service_id = ${serviceId} and p.status <> 'ARCHIVED' and ${suitsPromotion}`;

const selectForShop = (db: Executor, serviceId: number) =>
  db
    .select({
      row: promotions,
      categories: categoryNames,
      goods: sql<number>`(
        select count(*)::int from products p, promotions promo where promo.id = promotions.id and ${suitable(serviceId)})`,
      consent: promotionConsents,
      person: users,
    })
    .from(promotions)
    .leftJoin(
      promotionConsents,
      and(
        eq(promotionConsents.promotionId, promotions.id),
        eq(promotionConsents.serviceId, serviceId),
        isNull(promotionConsents.leftAt),
      ),
    )
    .leftJoin(users, eq(users.id, promotionConsents.userId))
    .$dynamic();
type Selected = Awaited<ReturnType<typeof selectForShop>>[number];

const consentOf = ({ row, consent, person }: Selected): PromotionConsent | null =>
  consent && {
    version: consent.version,
    isValid: consent.version >= row.consentFrom,
    productIds: consent.productIds,
    by: person ? fullName(person) || person.nickname : '',
    givenAt: consent.givenAt.toISOString(),
  };

const ofShop = (selected: Selected): ShopPromotion => ({
  ...aboutOf(selected.row, selected.categories),
  goods: selected.goods,
  consent: consentOf(selected),
});

/** Promotions that have neither ended nor been stopped, the earliest end first; one query. */
export async function readForShop(db: Executor, serviceId: number): Promise<ShopPromotion[]> {
  const rows = await selectForShop(db, serviceId)
    .where(sql`${promotions.isActive} and ${promotions.endsAt} > now()`)
    .orderBy(asc(promotions.endsAt), asc(promotions.id))
    .limit(promotionLimits.shown);
  return rows.map(ofShop);
}

/** @throws Refusal 404 */
export async function readOneForShop(db: Executor, serviceId: number, id: number): Promise<ShopPromotion> {
  const [row] = await selectForShop(db, serviceId).where(eq(promotions.id, id));
  if (!row) throw notFound('promotion.unknown', promotionMessages.unknown);
  return ofShop(row);
}

interface Suitable extends Record<string, unknown> {
  id: number;
  title: string;
  cover: ShownMedia | null;
  price: number;
  costPrice: number | null;
  total: number;
}

const findSuitable = (db: Executor, serviceId: number, id: number, take: number, skip: number) =>
  db.execute<Suitable>(sql`
    select p.id, p.title, ${ownPrice} as price, p.cost_price as "costPrice", count(*) over ()::int as total,
      (select ${sql.raw(mediaJson('m'))} from product_media pm join media m on m.id = pm.media_id
        where pm.product_id = p.id order by pm.position, pm.media_id limit 1) as cover
    from promotions promo, products p
    left join stem_recipes r on r.product_id = p.id
    left join promotion_prices pp on pp.product_id = p.id
    where promo.id = ${id} and ${suitable(serviceId)}
    order by p.sold_count desc, p.id limit ${take} offset ${skip}`);

/** The products of a shop that suit a promotion, best sellers first. @throws Refusal 404 */
export async function readSuitable(
  db: Executor,
  serviceId: number,
  id: number,
  { page = 1, take = defaultTake }: PageQuery,
): Promise<PromotionProducts> {
  const terms = await findPromotion(db, id);
  const { rows } = await findSuitable(db, serviceId, id, take, (page - 1) * take);
  return {
    data: rows.map(({ id: productId, title, cover, price, costPrice }) => ({
      id: productId,
      title,
      mediaFile: optionalMediaFile(cover),
      price,
      promotionPrice: promotionPrice(price, costPrice, terms),
    })),
    meta: metaOf(page, take, rows[0]?.total ?? 0),
  };
}

/** How many of the listed products suit a promotion. */
export async function countSuitable(
  db: Executor,
  serviceId: number,
  id: number,
  ids: readonly number[] | null,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from promotions promo, products p
    where promo.id = ${id} and ${suitable(serviceId)}
      and (${ids === null} or p.id = any(${sql.param(ids && [...ids])}::int[]))`);
  return rows[0]?.total ?? 0;
}
