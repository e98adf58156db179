import type { OrderPhoto } from '@vetka/domain/desk';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { orderPhotos } from '../../platform/database/schema/desk.ts';
import { media } from '../../platform/database/schema/media.ts';
import { mediaFileOf, shownMedia } from '../../platform/media-file.ts';
import { nameOf } from './desk.people.ts';

/** Photos of an order service, oldest first. */
export const findPhotos = (db: Executor, orderServiceId: number) =>
  db
    .select({ photo: orderPhotos, picture: shownMedia, takenBy: users })
    .from(orderPhotos)
    .innerJoin(media, eq(media.id, orderPhotos.mediaId))
    .leftJoin(users, eq(users.id, orderPhotos.takenById))
    .where(eq(orderPhotos.orderServiceId, orderServiceId))
    .orderBy(asc(orderPhotos.id));
export type PhotoRow = Awaited<ReturnType<typeof findPhotos>>[number];

const isRedo = ({ photo }: PhotoRow): boolean => photo.answer === 'REDO';

export const photosOf = (rows: readonly PhotoRow[]): OrderPhoto[] =>
  rows.map(({ photo, picture, takenBy }) => ({
    id: photo.id,
    mediaFile: mediaFileOf(picture),
    createdAt: photo.createdAt.toISOString(),
    by: takenBy ? nameOf(takenBy) : '',
    answer: photo.answer,
    answeredAt: photo.answeredAt?.toISOString() ?? null,
    answerUntil: photo.answerUntil.toISOString(),
    reasons: photo.reasons,
    words: photo.words,
    mayRedo: photo.answer === null && !rows.some(isRedo),
  }));
