import { contentRestoreHours } from '@vetka/domain/content';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { contentMedia, contents } from '../../platform/database/schema/content.ts';
import { isPublishedBy } from '../../platform/publications.ts';

/** The pictures of a post that a person may change, in order; undefined for any other post. Locks the post. */
export async function lockOwn(tx: Transaction, userId: number, id: number): Promise<number[] | undefined> {
  const [row] = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.id, id), isNull(contents.deletedAt), isPublishedBy(userId, contents)))
    .for('update');
  if (!row) return undefined;
  const pictures = await tx
    .select({ id: contentMedia.mediaId })
    .from(contentMedia)
    .where(eq(contentMedia.contentId, id))
    .orderBy(contentMedia.position);
  return pictures.map((picture) => picture.id);
}

export async function updateText(tx: Transaction, id: number, text: string): Promise<void> {
  await tx.update(contents).set({ text, updatedAt: new Date() }).where(eq(contents.id, id));
}

export async function deletePictures(tx: Transaction, id: number): Promise<void> {
  await tx.delete(contentMedia).where(eq(contentMedia.contentId, id));
}

/** Deletes a post of the person. False when it is not theirs, or deleted already. */
export async function markDeleted(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(contents)
    .set({ deletedAt: new Date() })
    .where(and(eq(contents.id, id), isNull(contents.deletedAt), isPublishedBy(userId, contents)));
  return rowCount === 1;
}

/** Restores a post that was deleted within a day, or was never deleted. False for any other post. */
export async function markRestored(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const earliest = sql`now() - make_interval(hours => ${contentRestoreHours})`;
  const { rowCount } = await tx
    .update(contents)
    .set({ deletedAt: null })
    .where(
      and(
        eq(contents.id, id),
        sql`(${isNull(contents.deletedAt)} or ${gt(contents.deletedAt, earliest)})`,
        isNull(contents.hiddenAt),
        isPublishedBy(userId, contents),
      ),
    );
  return rowCount === 1;
}
