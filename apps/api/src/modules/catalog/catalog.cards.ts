import type { ProductCard } from '@vetka/domain/catalog';
import { inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/connect.ts';
import { productMedia, products } from '../../platform/database/schema/catalog.ts';
import { media } from '../../platform/database/schema/media.ts';
import { services } from '../../platform/database/schema/service.ts';
import { isFavorite } from '../../platform/marks/marks.read.ts';
import { mediaFileOf } from '../../platform/media-file.ts';

const picture = alias(media, 'picture');
const logo = alias(media, 'logo');

/** A product counts as new for this many days. */
const newDays = 14;
/** The popularity from which a product is a «Хит». */
const hitPopularity = 800;

/** Products by id with the columns of a card, in one query. Unordered. */
export const findCardRows = (db: Executor, ids: readonly number[], userId: number | null) =>
  db
    .select({
      product: products,
      pictureAlt: productMedia.alt,
      picture,
      service: { id: services.id, slug: services.slug, name: services.name },
      logo,
      isFavorite: isFavorite('product', userId),
    })
    .from(products)
    .innerJoin(services, sql`${services.id} = ${products.serviceId}`)
    .leftJoin(logo, sql`${logo.id} = ${services.logoMediaId}`)
    .leftJoin(
      productMedia,
      sql`${productMedia.productId} = ${products.id} and ${productMedia.mediaId} = (
        select pm.media_id from product_media pm where pm.product_id = ${products.id} order by pm.position, pm.media_id limit 1
      )`,
    )
    .leftJoin(picture, sql`${picture.id} = ${productMedia.mediaId}`)
    .where(inArray(products.id, [...ids]));
export type CardRow = Awaited<ReturnType<typeof findCardRows>>[number];

export const isSoldOut = ({ isStockTracked, stock }: CardRow['product']): boolean => isStockTracked && stock <= 0;

const badgeOf = ({ popularity, publishedAt }: CardRow['product'], now: number): string | null => {
  if (publishedAt !== null && now - publishedAt.getTime() < newDays * 86_400_000) return 'Новинка';
  return popularity >= hitPopularity ? 'Хит' : null;
};

export const oneDecimal = (rating: number | null): number => Math.round((rating ?? 0) * 10) / 10;

export const cardOf = (row: CardRow, deliveryText: string, now = Date.now()): ProductCard => ({
  id: row.product.id,
  slug: row.product.slug,
  title: row.product.title,
  price: row.product.price,
  oldPrice: row.product.oldPrice,
  image: row.picture && mediaFileOf(row.picture, row.pictureAlt || row.product.title),
  rating: oneDecimal(row.product.rating),
  reviewsCount: row.product.ratingCount,
  service: { ...row.service, mediaFile: row.logo && mediaFileOf(row.logo, row.service.name) },
  isFavorite: row.isFavorite,
  isAvailable: !isSoldOut(row.product),
  stock: row.product.isStockTracked ? row.product.stock : null,
  deliveryText,
  badge: badgeOf(row.product, now),
});
