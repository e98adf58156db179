import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Speaker } from './chat.membership.ts';
import { roomPath } from './chat.unread.ts';

interface Reading {
  roomId: number;
  /** Everybody in the room. */
  speakers: readonly Speaker[];
  /** Those who read. */
  userIds: readonly number[];
  /** @default the last message of the room */
  messageId?: number;
}

/** Moves the marks of readers. Marks never move back. */
async function moveMarks(tx: Transaction, { roomId, userIds, messageId }: Reading): Promise<void> {
  const last = messageId ?? sql`(select max(m.id) from chat_messages m where m.room_id = ${roomId})`;
  await tx.execute(sql`
    insert into chat_read_marks (room_id, user_id, last_read_message_id)
    select ${roomId}::int, reader.user_id, seen.message_id
    from unnest(${sql.param(userIds)}::int[]) as reader (user_id), (select ${last}::int) as seen (message_id)
    where seen.message_id is not null
    on conflict (room_id, user_id) do update
    set last_read_message_id = excluded.last_read_message_id, read_at = now()
    where chat_read_marks.last_read_message_id < excluded.last_read_message_id
  `);
}

/** Those who read, and the people who read for the same participants: a service is answered by one of its people. */
function sidesOf({ speakers, userIds }: Reading): number[] {
  const read = new Set(userIds);
  const sides = new Set(speakers.filter(({ userId }) => read.has(userId)).map(({ participantId }) => participantId));
  return speakers.filter(({ participantId }) => sides.has(participantId)).map(({ userId }) => userId);
}

/** Marks a room as read, to its end or to one message, with the notices about it. */
export async function markRead(app: FastifyInstance, reading: Reading): Promise<void> {
  if (reading.userIds.length === 0) return;
  await app.db.transaction(async (tx) => {
    await moveMarks(tx, reading);
    await app.notices.readOnPage(tx, {
      path: roomPath(reading.roomId),
      kinds: ['NEW_MESSAGE', 'SHOP_NEW_MESSAGE', 'TEAM_INVITATION'],
      userIds: sidesOf(reading),
    });
  });
}
