import type { Database } from '../src/platform/database/connect.ts';
import { media } from '../src/platform/database/schema/index.ts';

/** Inserts rows of files uploaded by a person, without the files. */
export async function uploadedBy(
  db: Database,
  userId: number,
  count: number,
  type: (typeof media.$inferInsert)['type'] = 'IMAGE',
): Promise<number[]> {
  const files = Array.from({ length: count }, () => ({
    type,
    ownerScope: 'USER' as const,
    ownerUserId: userId,
    key: `images/${crypto.randomUUID()}.jpg`,
    filename: 'photo.jpg',
    contentType: 'image/jpeg',
    width: 1200,
    height: 900,
  }));
  const rows = await db.insert(media).values(files).returning({ id: media.id });
  return rows.map(({ id }) => id);
}
