import type { SendMessage } from '@vetka/domain/chat';
import { formMessages } from '@vetka/domain/form';
import { mediaTypes } from '@vetka/domain/media';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/database/connect.ts';
import { chatAttachments, chatMessages, chatRooms } from '../../platform/database/schema/chat.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import type { Speaker } from './chat.membership.ts';
import { endWaiting, type ServiceOfRoom } from './chat.opening.ts';
import { watchUnread } from './chat.unread.ts';

type StoredMessage = typeof chatMessages.$inferSelect;

/** A message that a person writes for a service to somebody who has dealt with it. */
export interface ServiceMessage {
  service: ServiceOfRoom;
  /** Its author. */
  authorId: number;
  /** To whom. */
  userId: number;
  /** A message with the same id is stored once. */
  clientId: string;
  text: string;
  /** It carries this invitation to the service's team. */
  inviteId?: number;
  /** Whether the people of the service see its room only once the person answers. */
  isWaiting?: boolean;
}

/** A stored message of a service. */
export interface Written {
  path: string;
  deliver: () => Promise<void>;
}

/** The text as stored: trimmed and without NUL bytes, which PostgreSQL rejects. */
export const plainText = (text: string): string => text.replaceAll('\0', '').trim();

/** A payload with its text as stored. Any other payload is returned unchanged. */
export const trimmed = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'text' in payload && typeof payload.text === 'string'
    ? { ...payload, text: plainText(payload.text) }
    : payload;

/** @throws Refusal 422 on `text` for an empty message */
export function requireContent({ text, attachmentIds = [] }: SendMessage): void {
  if (text === '' && attachmentIds.length === 0) throw invalid({ text: formMessages.required });
}

/** The id of a message that is already stored: the sender missed the answer and resent it. */
export async function findSent(
  db: Executor,
  userId: number,
  { roomId, clientId }: SendMessage,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.userId, userId), eq(chatMessages.clientId, clientId)));
  return row?.id;
}

async function attach(tx: Transaction, messageId: number, userId: number, ids: readonly number[]): Promise<void> {
  const files = await requireOwnMedia(tx, { userId, ids, field: 'attachmentIds', types: mediaTypes, hasPrivate: true });
  if (files.length === 0) return;
  await tx.insert(chatAttachments).values(files.map((mediaId, position) => ({ messageId, mediaId, position })));
}

/** Of two messages stored concurrently, the later one stays the last message of the room. */
const keepLast = (tx: Transaction, { id, roomId, createdAt }: StoredMessage) =>
  tx
    .update(chatRooms)
    .set({ lastMessageId: id, lastMessageAt: createdAt })
    .where(and(eq(chatRooms.id, roomId), or(isNull(chatRooms.lastMessageId), lt(chatRooms.lastMessageId, id))));

/**
 * Stores a message once, in a transaction of the caller.
 * @returns its id; `undefined` when the same message is already stored
 * @throws Refusal 422 on `attachmentIds` that do not belong to the sender
 */
export async function writeMessage(
  tx: Transaction,
  { userId, participantId }: Pick<Speaker, 'userId' | 'participantId'>,
  { roomId, clientId, text, attachmentIds = [], inviteId = null }: SendMessage & { inviteId?: number | null },
): Promise<number | undefined> {
  const type = inviteId === null ? 'TEXT' : 'INVITE';
  const [message] = await tx
    .insert(chatMessages)
    .values({ roomId, participantId, userId, clientId, text, type, inviteId })
    .onConflictDoNothing()
    .returning();
  if (!message) return undefined;
  // Of an invitation people are notified at once, by the service.
  if (type === 'TEXT') {
    await endWaiting(tx, [roomId]);
    await watchUnread(tx, message);
  }
  await attach(tx, message.id, userId, attachmentIds);
  await keepLast(tx, message);
  return message.id;
}

/** Like `writeMessage`, in a transaction of its own. */
export const storeMessage = (db: Database, speaker: Speaker, message: SendMessage): Promise<number | undefined> =>
  db.transaction((tx) => writeMessage(tx, speaker, message));
