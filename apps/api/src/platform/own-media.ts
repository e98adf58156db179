import { isSmallerThan, uploadMessages, type MediaFile, type PixelSize } from '@vetka/domain/media';
import { and, eq, inArray, isNull, notLike, or } from 'drizzle-orm';
import type { Executor } from './database/connect.ts';
import { media } from './database/schema/media.ts';
import { invalid } from './http/refusal.ts';
import { privateFolder } from './media-file.ts';

const unknownFile = 'Файл не найден. Загрузите его ещё раз';

interface Wanted {
  /** The person who must own the uploads. */
  userId: number;
  /** A shop that the person acts for: its uploads count as their own. */
  serviceId?: number;
  /** The administration acts: the uploads of the platform count as its own. */
  isPlatform?: boolean;
  ids: readonly number[];
  /** The field to report errors on. */
  field: string;
  types?: readonly MediaFile['type'][];
  /** Files uploaded for a conversation count too. Only its people can read them, so they fit nowhere else. */
  hasPrivate?: boolean;
  /** Minimum size of a picture. @default any */
  minimum?: PixelSize;
}

/** The distinct ids of a person's own uploads, by default pictures only. @throws Refusal 422 on the field */
export async function requireOwnMedia(
  db: Executor,
  { userId, serviceId, isPlatform = false, ids, field, types = ['IMAGE'], hasPrivate = false, minimum }: Wanted,
): Promise<number[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await db
    .select({ id: media.id, width: media.width, height: media.height })
    .from(media)
    .where(
      and(
        inArray(media.id, wanted),
        inArray(media.type, [...types]),
        or(
          eq(media.ownerUserId, userId),
          serviceId === undefined ? undefined : eq(media.ownerServiceId, serviceId),
          isPlatform ? eq(media.ownerScope, 'PLATFORM') : undefined,
        ),
        isNull(media.deletedAt),
        hasPrivate ? undefined : notLike(media.key, `${privateFolder}/%`),
      ),
    );
  if (found.length < wanted.length) throw invalid({ [field]: unknownFile }, 'media.unknown');
  const isTooSmall = ({ width, height }: (typeof found)[number]) =>
    minimum !== undefined && isSmallerThan({ width: width ?? 0, height: height ?? 0 }, minimum);
  if (minimum && found.some(isTooSmall)) {
    throw invalid({ [field]: uploadMessages.tooSmall(minimum.width, minimum.height) }, 'media.too-small');
  }
  return wanted;
}
