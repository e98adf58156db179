import type { CostProducts, SellAtCost, SoldAtCost } from '@vetka/domain/offer';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import { and, asc, count, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { productMedia } from '../../platform/database/schema/catalog-product.ts';
import { media } from '../../platform/database/schema/media.ts';
import { offerChanges } from '../../platform/database/schema/offer.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import { offerMessages } from './offer.messages.ts';
import type { Shop } from './offer.writing.ts';

const defaultTake = 24;

const kept = (serviceId: number) => and(eq(products.serviceId, serviceId), ne(products.status, 'ARCHIVED'));
const atCost = sql<boolean>`(${products.isSoldAtCost} and ${products.costPrice} is not null)`;
const firstPicture = sql`(
  select pm.media_id from ${productMedia} pm where pm.product_id = ${products.id} order by pm.position, pm.media_id limit 1
)`;

/** The goods of a shop that are not archived: those sold at cost, those that could be, then the others; two queries. */
export async function readCostGoods(
  db: Executor,
  serviceId: number,
  { page = 1, take = defaultTake }: PageQuery,
): Promise<CostProducts> {
  const rows = await db
    .select({ product: products, cover: shownMedia, isSoldAtCost: atCost })
    .from(products)
    .leftJoin(media, eq(media.id, firstPicture))
    .where(kept(serviceId))
    .orderBy(desc(atCost), sql`${products.costPrice} is null`, asc(products.title), asc(products.id))
    .limit(take)
    .offset((page - 1) * take);
  const [counted] = await db
    .select({ total: count(), soldAtCost: sql<number>`count(*) filter (where ${atCost})`.mapWith(Number) })
    .from(products)
    .where(kept(serviceId));
  return {
    data: rows.map(({ product: { id, title, price, costPrice }, cover, isSoldAtCost }) => ({
      id,
      title,
      mediaFile: optionalMediaFile(cover),
      price,
      costPrice,
      isSoldAtCost,
    })),
    meta: metaOf(page, take, counted?.total ?? 0),
    soldAtCost: counted?.soldAtCost ?? 0,
  };
}

/** The named goods, locked. @throws Refusal 404 for one of another shop */
async function lockGoods(tx: Transaction, { serviceId }: Shop, ids: readonly number[] | null) {
  const named = ids === null ? isNotNull(products.costPrice) : inArray(products.id, [...ids]);
  const rows = await tx
    .select()
    .from(products)
    .where(and(kept(serviceId), named))
    .orderBy(asc(products.id))
    .for('no key update');
  if (ids !== null && rows.length < ids.length) throw notFound('offer.unknown-product', offerMessages.unknownProduct);
  return rows;
}

/** Sells goods at cost to holders of a COST_PRICE plan, or no longer. @throws Refusal 404, 422 without a cost price */
export async function sellAtCost(tx: Transaction, shop: Shop, { ids, isSoldAtCost }: SellAtCost): Promise<SoldAtCost> {
  const rows = await lockGoods(tx, shop, ids);
  const costless = rows.find(({ costPrice }) => costPrice === null);
  if (isSoldAtCost && costless) throw invalid({ ids: offerMessages.noCostPrice(costless.title) });
  const changed = rows.filter((row) => row.isSoldAtCost !== isSoldAtCost).map(({ id }) => id);
  if (changed.length === 0) return { changed: 0 };
  await tx.update(products).set({ isSoldAtCost }).where(inArray(products.id, changed));
  const { serviceId, userId } = shop;
  const action = isSoldAtCost ? 'AT_COST' : 'NOT_AT_COST';
  await tx.insert(offerChanges).values(changed.map((productId) => ({ serviceId, userId, productId, action }) as const));
  return { changed: changed.length };
}
