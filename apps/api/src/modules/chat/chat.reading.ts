import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';

/** Marks a room as read, to its end or to one message. Marks never move back. */
export async function markRead(
  db: Executor,
  roomId: number,
  userIds: readonly number[],
  messageId?: number,
): Promise<void> {
  if (userIds.length === 0) return;
  const last = messageId ?? sql`(select max(m.id) from chat_messages m where m.room_id = ${roomId})`;
  await db.execute(sql`
    insert into chat_read_marks (room_id, user_id, last_read_message_id)
    select ${roomId}::int, reader.user_id, seen.message_id
    from unnest(${sql.param(userIds)}::int[]) as reader (user_id), (select ${last}::int) as seen (message_id)
    where seen.message_id is not null
    on conflict (room_id, user_id) do update
    set last_read_message_id = excluded.last_read_message_id, read_at = now()
    where chat_read_marks.last_read_message_id < excluded.last_read_message_id
  `);
}
