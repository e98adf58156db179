import type { AnswerPhoto } from '@vetka/domain/desk';
import type { OrderServiceParams } from '@vetka/domain/order';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { orderPhotos } from '../../platform/database/schema/desk.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { stopClocks } from './desk.clocks.ts';
import { notifyOfOrder } from './desk.events.ts';
import { lockOwnPart } from './desk.locking.ts';
import { makingMessages } from './desk.messages.ts';
import { DeskNotices } from './desk.notices.ts';
import { findPhotos, type PhotoRow } from './desk.photos.ts';

/** Whether the same answer was given before. @throws Refusal 409 when a different one was, or the time is over */
function isGiven({ photo }: PhotoRow, { answer }: AnswerPhoto): boolean {
  if (photo.answer === null) return false;
  if (photo.answer === answer) return true;
  throw conflict('order.photo-answered', photo.answer === 'SILENCE' ? makingMessages.tooLate : makingMessages.answered);
}

function checkRedo(photos: readonly PhotoRow[], { answer, reasons, words }: AnswerPhoto): void {
  if (answer !== 'REDO') return;
  if (photos.some(({ photo }) => photo.answer === 'REDO')) throw conflict('order.no-redo', makingMessages.oneRedo);
  if (reasons.length === 0 && words.trim() === '') throw invalid({ words: makingMessages.redoWords });
}

/**
 * Stores the customer's answer to the last photo. The same answer twice is one answer.
 * @throws Refusal 404, 409 for an older photo, another answer or a second redo, 422 on `words`
 */
export const answerPhoto = (
  app: FastifyInstance,
  userId: number,
  params: OrderServiceParams,
  body: AnswerPhoto,
): Promise<void> =>
  app.db.transaction(async (tx) => {
    const { order, part } = await lockOwnPart(app, tx, userId, params);
    const photos = await findPhotos(tx, part.id);
    const last = photos.at(-1);
    const named = photos.find(({ photo }) => photo.id === body.photoId);
    if (!last || !named) throw notFound('order.unknown-photo', makingMessages.noPhoto);
    if (isGiven(named, body)) return;
    if (named !== last) throw conflict('order.newer-photo', makingMessages.newerPhoto);
    if (part.status !== 'PHOTO_SENT') throw conflict('order.no-photo', makingMessages.noPhoto);
    checkRedo(photos, body);
    const { answer, reasons, words } = body;
    await tx
      .update(orderPhotos)
      .set({ answer, reasons: [...new Set(reasons)], words: words.trim(), answeredAt: new Date() })
      .where(eq(orderPhotos.id, last.photo.id));
    await stopClocks(tx, part.id, ['PHOTO_SILENCE']);
    await app.order.changed(tx, order, part);
    await notifyOfOrder(tx, part);
    await new DeskNotices(app).photoAnswered(tx, part, { id: last.photo.id, answer, reasons, words: words.trim() });
  });
