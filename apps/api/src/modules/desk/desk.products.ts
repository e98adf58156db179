import type { DeskProduct } from '@vetka/domain/desk';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { productCompositions } from '../../platform/database/schema/catalog-product.ts';
import { media } from '../../platform/database/schema/media.ts';
import { orderProducts } from '../../platform/database/schema/order.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';

type Product = typeof products.$inferSelect;

const cm = (mm: number): string => String(Math.round(mm / 10));

const sizeOf = ({ widthMm, heightMm }: Product): string | null =>
  widthMm === null || heightMm === null ? null : `${cm(widthMm)} × ${cm(heightMm)} см`;

const findLines = (db: Executor, orderServiceId: number) =>
  db
    .select({ line: orderProducts, product: products, picture: shownMedia })
    .from(orderProducts)
    .innerJoin(products, eq(products.id, orderProducts.productId))
    .leftJoin(media, eq(media.id, orderProducts.mediaId))
    .where(eq(orderProducts.orderServiceId, orderServiceId))
    .orderBy(asc(orderProducts.id));

function findParts(db: Executor, orderServiceId: number) {
  const productIds = db
    .select({ id: orderProducts.productId })
    .from(orderProducts)
    .where(eq(orderProducts.orderServiceId, orderServiceId));
  return db
    .select()
    .from(productCompositions)
    .where(inArray(productCompositions.productId, productIds))
    .orderBy(asc(productCompositions.position), asc(productCompositions.id));
}

/** The products to make, with their composition; two queries. */
export async function findProducts(db: Executor, orderServiceId: number): Promise<Omit<DeskProduct, 'refunded'>[]> {
  const [lines, parts] = await Promise.all([findLines(db, orderServiceId), findParts(db, orderServiceId)]);
  return lines.map(({ line, product, picture }) => ({
    orderProductId: line.id,
    title: line.title,
    quantity: line.quantity,
    mediaFile: optionalMediaFile(picture),
    composition: parts
      .filter(({ productId }) => productId === product.id)
      .map(({ name, quantity }) => ({ name, quantity })),
    size: sizeOf(product),
    productionMinutes: product.productionMinutes,
    total: line.totalAfterDiscount,
  }));
}
