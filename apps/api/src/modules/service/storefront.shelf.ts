import { storefrontLimits, type ArrangeShelf, type Shelf } from '@vetka/domain/storefront';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { media } from '../../platform/database/schema/media.ts';
import { storefrontProducts } from '../../platform/database/schema/service-storefront.ts';
import { services } from '../../platform/database/schema/service.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import { storefrontMessages } from './storefront.messages.ts';

const firstPicture = sql`(
  select pm.media_id from product_media pm where pm.product_id = ${products.id} order by pm.position, pm.media_id limit 1
)`;
const onSaleIn = (serviceId: number) => and(eq(products.serviceId, serviceId), eq(products.status, 'PUBLISHED'));

/** The first products in the order in which shoppers see them, sold out ones included. */
const findGoods = (db: Database, serviceId: number) =>
  db
    .select({ product: products, picture: shownMedia, position: storefrontProducts.position })
    .from(products)
    .leftJoin(
      storefrontProducts,
      and(eq(storefrontProducts.productId, products.id), eq(storefrontProducts.serviceId, serviceId)),
    )
    .leftJoin(media, eq(media.id, firstPicture))
    .where(onSaleIn(serviceId))
    .orderBy(sql`${storefrontProducts.position} asc nulls last`, desc(products.popularity), desc(products.id))
    .limit(storefrontLimits.shelf);

/** The products of a service in their order; three queries. */
export async function readShelf(db: Database, serviceId: number): Promise<Shelf> {
  const [rows, [counted], [service]] = await Promise.all([
    findGoods(db, serviceId),
    db.select({ total: count() }).from(products).where(onSaleIn(serviceId)),
    db.select({ hidesSoldOut: services.hidesSoldOut }).from(services).where(eq(services.id, serviceId)),
  ]);
  return {
    goods: rows.map(({ product: { id, title, price, isStockTracked, stock }, picture }) => ({
      id,
      title,
      price,
      mediaFile: optionalMediaFile(picture),
      isAvailable: !isStockTracked || stock > 0,
    })),
    pinned: rows.filter(({ position }) => position !== null).length,
    total: counted?.total ?? 0,
    hidesSoldOut: service?.hidesSoldOut ?? false,
  };
}

/** All of these ids are products of the service. @throws Refusal 422 on the field */
export async function requireProducts(tx: Executor, serviceId: number, ids: readonly number[], field: string) {
  if (ids.length === 0) return;
  const [found] = await tx
    .select({ count: count() })
    .from(products)
    .where(and(eq(products.serviceId, serviceId), inArray(products.id, [...ids])));
  if (found?.count !== ids.length) throw invalid({ [field]: storefrontMessages.unknownProducts });
}

/** Products that are not on sale now keep a place after those that are. */
async function findOffSale(tx: Transaction, serviceId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: storefrontProducts.productId })
    .from(storefrontProducts)
    .innerJoin(products, eq(products.id, storefrontProducts.productId))
    .where(and(eq(storefrontProducts.serviceId, serviceId), sql`${products.status} <> 'PUBLISHED'`))
    .orderBy(storefrontProducts.position, storefrontProducts.productId);
  return rows.map(({ id }) => id);
}

/** Puts products first in the lists of the service. @throws Refusal 422 on `ids` */
export async function arrangeShelf(tx: Transaction, serviceId: number, { ids, hidesSoldOut }: ArrangeShelf) {
  // The lock serialises concurrent arrangements: the last one wins as a whole.
  await tx.update(services).set({ hidesSoldOut }).where(eq(services.id, serviceId));
  await requireProducts(tx, serviceId, ids, 'ids');
  const offSale = await findOffSale(tx, serviceId);
  const placed = [...new Set([...ids, ...offSale])];
  await tx.delete(storefrontProducts).where(eq(storefrontProducts.serviceId, serviceId));
  if (placed.length === 0) return;
  await tx.insert(storefrontProducts).values(placed.map((productId, position) => ({ serviceId, productId, position })));
}
