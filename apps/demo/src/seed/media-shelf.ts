/** Rows of the media table for demo pictures: one per distinct picture, drawn on first request. */
import { pictureKey, pictureSize, type PictureSpec } from '../pictures/spec.ts';
import { media } from '@vetka/api/schema';
import type { Transaction } from '@vetka/api/database';
import { inChunks } from './in-chunks.ts';

export type MediaOwner = { userId: number } | { serviceId: number } | 'platform';

type MediaRow = typeof media.$inferInsert & { id: number };

const ownerColumns = (owner: MediaOwner): Pick<MediaRow, 'ownerScope' | 'ownerUserId' | 'ownerServiceId'> => {
  if (owner === 'platform') return { ownerScope: 'PLATFORM' };
  return 'userId' in owner
    ? { ownerScope: 'USER', ownerUserId: owner.userId }
    : { ownerScope: 'SERVICE', ownerServiceId: owner.serviceId };
};

export class MediaShelf {
  private readonly ids = new Map<string, number>();
  private waiting: MediaRow[] = [];

  /** The id of a picture's row. A picture is stored once, under its first owner. */
  put(spec: PictureSpec, owner: MediaOwner, alt: string): number {
    const key = pictureKey(spec);
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.ids.size + 1;
    this.ids.set(key, id);
    this.waiting.push({
      id,
      type: 'IMAGE',
      ...ownerColumns(owner),
      key,
      filename: key.replace('demo/', ''),
      contentType: 'image/webp',
      ...pictureSize(spec),
      alt,
      source: { ...spec },
    });
    return id;
  }

  /** Inserts the rows added since the last call. Their owners must already be in the database. */
  async flush(tx: Transaction): Promise<void> {
    const rows = this.waiting;
    this.waiting = [];
    await inChunks(rows, (part) => tx.insert(media).overridingSystemValue().values(part));
  }

  get size(): number {
    return this.ids.size;
  }
}
