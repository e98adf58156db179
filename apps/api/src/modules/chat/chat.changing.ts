import { changeableHours, isChangeable } from '@vetka/domain/chat';
import { formMessages } from '@vetka/domain/form';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { chatAttachments, chatMessages, chatRooms } from '../../platform/database/schema/chat.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { isParticipant, requireUnblocked } from './chat.blocking.ts';
import { takesPart, type ChatUser } from './chat.membership.ts';

type StoredMessage = typeof chatMessages.$inferSelect;

const tooLate = () =>
  conflict('chat.too-late', `Сообщение можно изменить или удалить в течение ${changeableHours}\u00A0часов`);

/** The sender's own message, locked. @throws Refusal 404, 409 for one that cannot be changed any more */
async function lockOwn(tx: Transaction, user: ChatUser, id: number): Promise<StoredMessage> {
  const [row] = await tx
    .select({ message: chatMessages })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .where(and(eq(chatMessages.id, id), eq(chatMessages.userId, user.id), takesPart(user)))
    .for('update', { of: chatMessages });
  if (!row) throw notFound('chat.unknown-message', 'Такого сообщения нет');
  const { message } = row;
  const shown = { ...message, isDeleted: message.deletedAt !== null, createdAt: message.createdAt.toISOString() };
  if (!isChangeable(shown, Date.now())) throw tooLate();
  return message;
}

const hasFiles = async (tx: Transaction, messageId: number): Promise<boolean> =>
  (await tx.select().from(chatAttachments).where(eq(chatAttachments.messageId, messageId)).limit(1)).length > 0;

/** Replaces the text of the sender's own message. @throws Refusal 403 after a block, 404, 409, 422 on `text` */
export const editMessage = (db: Database, user: ChatUser, id: number, text: string): Promise<StoredMessage> =>
  db.transaction(async (tx) => {
    const message = await lockOwn(tx, user, id);
    if (text === '' && !(await hasFiles(tx, id))) throw invalid({ text: formMessages.required });
    if (text === message.text) return message;
    await requireUnblocked(tx, message.roomId, isParticipant(message.participantId));
    await tx
      .update(chatMessages)
      .set({ text, editedAt: sql`now()` })
      .where(eq(chatMessages.id, id));
    return message;
  });

/** Deletes the sender's own message for everybody. @throws Refusal 404, 409 */
export const removeMessage = (db: Database, user: ChatUser, id: number): Promise<StoredMessage> =>
  db.transaction(async (tx) => {
    const message = await lockOwn(tx, user, id);
    await tx
      .update(chatMessages)
      .set({ deletedAt: sql`now()` })
      .where(eq(chatMessages.id, id));
    return message;
  });
