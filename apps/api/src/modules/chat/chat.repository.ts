import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { storedAuthor } from '../../platform/authors.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { chatAttachments, chatMessages, chatParticipants, chatRooms } from '../../platform/database/schema/chat.ts';
import { users } from '../../platform/database/schema/account.ts';
import { media } from '../../platform/database/schema/media.ts';
import { employeeInvites, services } from '../../platform/database/schema/service.ts';
import { shownMedia } from '../../platform/media-file.ts';
import { blockIn } from './chat.blocking.ts';
import { peopleOfParticipant, speaksAs, takesPart, type ChatUser } from './chat.membership.ts';

interface ListWindow {
  page: number;
  take: number;
}

/** Messages of the other side after the person's read mark. */
const unreadCount = (user: ChatUser) => sql<number>`(
  select count(*)::int from chat_messages m
  where m.room_id = ${chatRooms.id} and m.deleted_at is null and m.user_id <> ${user.id}
    and m.id > coalesce((
      select rm.last_read_message_id from chat_read_marks rm where rm.room_id = ${chatRooms.id} and rm.user_id = ${user.id}
    ), 0)
    and not exists (
      select from chat_participants p where p.id = m.participant_id and p.user_id is null and ${speaksAs(user)}
    )
)`;

/** The person's rooms, most recent message first; or a single room. */
export const findRooms = (db: Executor, user: ChatUser, { page, take }: ListWindow, where?: SQL) =>
  db
    .select({
      id: chatRooms.id,
      last: chatMessages,
      unreadCount: unreadCount(user),
      block: blockIn(chatRooms.id, speaksAs(user)),
    })
    .from(chatRooms)
    .leftJoin(chatMessages, eq(chatMessages.id, chatRooms.lastMessageId))
    .where(and(takesPart(user), where))
    .orderBy(sql`${chatRooms.lastMessageAt} desc nulls last`, desc(chatRooms.id))
    .limit(take)
    .offset((page - 1) * take);
export type RoomRow = Awaited<ReturnType<typeof findRooms>>[number];

export const isRoom = (id: number): SQL => eq(chatRooms.id, id);

export async function countRooms(db: Executor, user: ChatUser, where?: SQL): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(chatRooms)
    .where(and(takesPart(user), where));
  return row?.count ?? 0;
}

const author = storedAuthor({ authorUserId: chatParticipants.userId, authorServiceId: chatParticipants.serviceId });

export const findParticipants = (db: Executor, roomIds: readonly number[]) =>
  roomIds.length === 0
    ? []
    : db
        .select({ roomId: chatParticipants.roomId, type: chatParticipants.type, author })
        .from(chatParticipants)
        // For `author`: drizzle qualifies column names only when a query has two tables.
        .innerJoin(chatRooms, eq(chatRooms.id, chatParticipants.roomId))
        .where(inArray(chatParticipants.roomId, [...roomIds]))
        .orderBy(asc(chatParticipants.id));

/** The participant that a service is in a room. */
export async function findServiceParticipant(db: Executor, roomId: number, serviceId: number): Promise<number> {
  const [row] = await db
    .select({ id: chatParticipants.id })
    .from(chatParticipants)
    .where(and(eq(chatParticipants.roomId, roomId), eq(chatParticipants.serviceId, serviceId)));
  if (!row) throw new Error(`Service ${serviceId} is not in room ${roomId}.`);
  return row.id;
}

/**
 * When the other side first read the message. The sender, and others speaking for the same participant, do not count.
 */
const readAt = sql<string | null>`(
  select min(rm.read_at) from chat_read_marks rm
  where rm.room_id = ${chatMessages.roomId} and rm.last_read_message_id >= ${chatMessages.id}
    and rm.user_id <> ${chatMessages.userId}
    and not exists (
      select from chat_participants p cross join lateral ${peopleOfParticipant} as who (user_id)
      where p.id = ${chatMessages.participantId} and who.user_id = rm.user_id
    )
)`;

const inRoom = (roomId: number) => eq(chatMessages.roomId, roomId);

const selectMessages = (db: Executor) =>
  db
    .select({
      message: chatMessages,
      participant: chatParticipants,
      authorName: users.firstName,
      invite: employeeInvites,
      inviting: { name: services.name, slug: services.slug },
      readAt: readAt.mapWith(chatMessages.createdAt),
    })
    .from(chatMessages)
    .innerJoin(chatParticipants, eq(chatParticipants.id, chatMessages.participantId))
    .innerJoin(users, eq(users.id, chatMessages.userId))
    .leftJoin(employeeInvites, eq(employeeInvites.id, chatMessages.inviteId))
    .leftJoin(services, eq(services.id, employeeInvites.serviceId));

/** Newest first, so older history is on later pages. */
export const findMessages = (db: Executor, roomId: number, { page, take }: ListWindow, where?: SQL) =>
  selectMessages(db)
    .where(and(inRoom(roomId), where))
    .orderBy(desc(chatMessages.id))
    .limit(take)
    .offset((page - 1) * take);
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

export const findMessage = (db: Executor, id: number) => selectMessages(db).where(eq(chatMessages.id, id));

/** False when it was deleted already. */
export async function deleteMessage(tx: Transaction, id: number): Promise<boolean> {
  const isShown = and(eq(chatMessages.id, id), isNull(chatMessages.deletedAt));
  const { rowCount } = await tx.update(chatMessages).set({ deletedAt: new Date() }).where(isShown);
  return rowCount === 1;
}

export const bringBack = (tx: Transaction, id: number) =>
  tx.update(chatMessages).set({ deletedAt: null }).where(eq(chatMessages.id, id));

export async function countMessages(db: Executor, roomId: number, where?: SQL): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(chatMessages)
    .where(and(inRoom(roomId), where));
  return row?.count ?? 0;
}

export const findAttachments = (db: Executor, messageIds: readonly number[]) =>
  messageIds.length === 0
    ? []
    : db
        .select({
          messageId: chatAttachments.messageId,
          file: { ...shownMedia, filename: media.filename, byteSize: media.byteSize },
        })
        .from(chatAttachments)
        .innerJoin(media, eq(media.id, chatAttachments.mediaId))
        .where(inArray(chatAttachments.messageId, [...messageIds]))
        .orderBy(asc(chatAttachments.position), asc(media.id));
export type AttachmentRow = Awaited<ReturnType<typeof findAttachments>>[number];

/** Whether a file is in a message of one of the person's rooms. */
export async function isShownTo(db: Executor, user: ChatUser, mediaId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: chatMessages.id })
    .from(chatAttachments)
    .innerJoin(chatMessages, eq(chatMessages.id, chatAttachments.messageId))
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .where(and(eq(chatAttachments.mediaId, mediaId), isNull(chatMessages.deletedAt), takesPart(user)))
    .limit(1);
  return row !== undefined;
}

/** The messages that an invitation was sent with. */
export const findInviteMessages = (db: Executor, inviteId: number) =>
  db
    .select({ id: chatMessages.id, roomId: chatMessages.roomId })
    .from(chatMessages)
    .where(and(eq(chatMessages.inviteId, inviteId), isNull(chatMessages.deletedAt)));
