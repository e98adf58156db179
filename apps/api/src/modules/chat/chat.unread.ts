import type { ActorType } from '@vetka/domain/actor';
import { unreadMessageMinutes } from '@vetka/domain/notice';
import { pagePath } from '@vetka/domain/path';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { authorOf, storedAuthor } from '../../platform/authors.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { chatMessages, chatParticipants } from '../../platform/database/schema/chat.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { findBlock, isParticipant } from './chat.blocking.ts';
import { peopleOfParticipant } from './chat.membership.ts';

const minuteMs = 60_000;

/** The page of a room. Notices about it lead there, and are read with it. */
export const roomPath = (roomId: number): string => pagePath('/chat/$roomId', { roomId });

/** Looks after a while whether a message has been read. */
export const watchUnread = (tx: Transaction, { id, createdAt }: { id: number; createdAt: Date }): Promise<void> =>
  enqueue(tx, [{ kind: 'chat.unread', id, runAt: new Date(createdAt.getTime() + unreadMessageMinutes * minuteMs) }]);

/** A message that is still shown, with its sender. */
async function findMessage(db: Executor, id: number) {
  const [row] = await db
    .select({
      id: chatMessages.id,
      roomId: chatMessages.roomId,
      participant: chatParticipants,
      sender: storedAuthor({ authorUserId: chatParticipants.userId, authorServiceId: chatParticipants.serviceId }),
    })
    .from(chatMessages)
    .innerJoin(chatParticipants, eq(chatParticipants.id, chatMessages.participantId))
    .innerJoin(users, and(eq(users.id, chatMessages.userId), isNull(users.blockedAt), isNull(users.deletedAt)))
    .where(and(eq(chatMessages.id, id), isNull(chatMessages.deletedAt)));
  return row;
}
type Message = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

interface Reader {
  userId: number;
  /** Of the service for which they read. */
  serviceName: string | null;
  /** How far somebody of their side has read. */
  readUpTo: number;
}

/**
 * The people of the other sides of a room of which nobody has read a message. One person who reads is enough for a
 * service. The administration works in its own rooms.
 */
async function findUnread(db: Executor, { id, roomId, participant }: Message): Promise<Reader[]> {
  const { rows } = await db.execute<Reader & Record<string, unknown>>(sql`
    select * from (
      select who.user_id as "userId", s.name as "serviceName",
        max(coalesce(rm.last_read_message_id, 0)) over (partition by p.id) as "readUpTo"
      from chat_participants p cross join lateral ${peopleOfParticipant} as who (user_id)
      left join services s on s.id = p.service_id
      left join chat_read_marks rm on rm.room_id = p.room_id and rm.user_id = who.user_id
      where p.room_id = ${roomId} and p.id <> ${participant.id} and p.type <> 'ADMINISTRATION'
        and not exists (
          select from chat_participants p cross join lateral ${peopleOfParticipant} as sender (user_id)
          where p.id = ${participant.id} and sender.user_id = who.user_id
        )
    ) reader where "readUpTo" < ${id}`);
  return rows;
}

function nameOf(type: ActorType, { sender }: Message): string {
  if (type === 'ADMINISTRATION') return 'администрация «Ветки»';
  const { name } = authorOf(sender);
  return type === 'USER' ? name : `магазин «${name}»`;
}

/**
 * Notifies people of a message that nobody on their side has read in time: once per room until it is read, because the
 * key names how far they have read. Its words stay in the chat.
 */
export const notifyOfUnread = (app: FastifyInstance, id: number): Promise<void> =>
  app.db.transaction(async (tx) => {
    const message = await findMessage(tx, id);
    if (!message) return;
    const { roomId, participant } = message;
    if ((await findBlock(tx, roomId, isParticipant(participant.id))) !== null) return;
    const { type, userId, serviceId } = participant;
    const by = type === 'ADMINISTRATION' ? {} : { by: { userId, serviceId } };
    const text = `Пишет ${nameOf(type, message)}.`;
    const readers = await findUnread(tx, message);
    await app.notices.notify(
      tx,
      readers.map(({ serviceName, readUpTo, ...reader }) => ({
        ...reader,
        ...by,
        kind: serviceName === null ? 'NEW_MESSAGE' : 'SHOP_NEW_MESSAGE',
        key: `room:${roomId}:${readUpTo}`,
        title: serviceName === null ? 'Новое сообщение' : `Новое сообщение магазину «${serviceName}»`,
        text,
        path: roomPath(roomId),
      })),
    );
  });
