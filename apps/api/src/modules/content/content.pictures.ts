import type { NewContent, PictureDetails, PictureTag } from '@vetka/domain/content';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { contentMedia, contentTags } from '../../platform/database/schema/content.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { services } from '../../platform/database/schema/service.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { findSoldProducts } from '../../platform/soldProducts.ts';

export type Picture = PictureDetails;

/**
 * The pictures of a post with their details, in order.
 * @throws Refusal 422 on `pictures` for details of a picture that the post does not have
 */
export function picturesOf(mediaIds: readonly number[], { pictures = [] }: NewContent): Picture[] {
  const details = new Map(pictures.map((each) => [each.mediaFileId, each]));
  if (pictures.some(({ mediaFileId }) => !mediaIds.includes(mediaFileId))) {
    throw invalid({ pictures: 'Подпись относится к фото, которого нет в публикации' }, 'content.details');
  }
  return mediaIds.map((mediaFileId) => {
    const { caption = '', alt = '', tags = [] } = details.get(mediaFileId) ?? {};
    return { mediaFileId, caption: caption.trim(), alt: alt.trim(), tags };
  });
}

/** Products that are sold now, of these. */
async function soldOf(tx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .innerJoin(services, eq(services.id, products.serviceId))
    .where(and(inArray(products.id, [...ids]), eq(products.status, 'PUBLISHED'), eq(services.status, 'PUBLISHED')));
  return new Set(rows.map(({ id }) => id));
}

async function insertTags(tx: Transaction, contentId: number, pictures: readonly Picture[]): Promise<void> {
  const wanted = pictures.flatMap(({ mediaFileId: mediaId, tags }) =>
    tags.map((tag, position) => ({ contentId, mediaId, position, ...tag })),
  );
  if (wanted.length === 0) return;
  const sold = await soldOf(
    tx,
    wanted.map(({ productId }) => productId),
  );
  const tags = wanted.filter(({ productId }) => sold.has(productId));
  // A product that is tagged twice in one picture keeps its first place.
  if (tags.length > 0) await tx.insert(contentTags).values(tags).onConflictDoNothing();
}

/** Inserts the pictures of a post in order, with their details. */
export async function insertPictures(tx: Transaction, contentId: number, pictures: readonly Picture[]): Promise<void> {
  const rows = pictures.map(({ mediaFileId: mediaId, caption, alt }, position) => ({
    contentId,
    mediaId,
    position,
    caption,
    alt,
  }));
  await tx.insert(contentMedia).values(rows);
  await insertTags(tx, contentId, pictures);
}

/** The tags of a post whose products are sold now, by picture. */
export async function findTags(db: Executor, contentId: number): Promise<PictureTag[]> {
  const tags = await db
    .select({
      mediaFileId: contentTags.mediaId,
      x: contentTags.x,
      y: contentTags.y,
      productId: contentTags.productId,
    })
    .from(contentTags)
    .innerJoin(
      contentMedia,
      and(eq(contentMedia.contentId, contentTags.contentId), eq(contentMedia.mediaId, contentTags.mediaId)),
    )
    .where(eq(contentTags.contentId, contentId))
    .orderBy(contentMedia.position, contentTags.position, sql`${contentTags.productId}`);
  const sold = await findSoldProducts(
    db,
    tags.map(({ productId }) => productId),
  );
  return tags.flatMap(({ productId, ...tag }) => {
    const product = sold.find(({ id }) => id === productId);
    return product ? [{ ...tag, product }] : [];
  });
}
