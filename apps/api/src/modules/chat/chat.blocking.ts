import type { Room } from '@vetka/domain/chat';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { forbidden } from '../../platform/http/refusal.ts';

type Block = NonNullable<Room['block']>;

/** While an order is being made, the shop and its customer can write to each other despite a block. */
const hasRunningOrder = sql`exists (
  select from orders o join order_services os on os.order_id = o.id
  where o.user_id = r.owner_id and os.service_id = r.service_id and o.paid_at is not null
    and os.status not in ('COMPLETED', 'CANCELED_BY_CUSTOMER', 'CANCELED_BY_SELLER')
)`;

/**
 * Whether a participant `p` of a room has blocked another (OWN), or is blocked (OTHER).
 * @param isSpeaker which of its participants asks
 */
export const blockIn = (roomId: AnyColumn | SQL, isSpeaker: SQL): SQL<Block | null> => sql<Block | null>`(
  select case when bool_or(r.owner_id = p.user_id) then 'OWN' when count(*) > 0 then 'OTHER' end
  from chat_participants p
  join chat_participants other on other.room_id = p.room_id and other.id <> p.id
  join restrictions r on r.level = 'BLOCKED' and (
    (r.owner_id = other.user_id and (r.user_id = p.user_id or r.service_id = p.service_id))
    or (r.owner_id = p.user_id and (r.user_id = other.user_id or r.service_id = other.service_id))
  )
  where p.room_id = ${roomId} and ${isSpeaker} and not (r.service_id is not null and ${hasRunningOrder})
)`;

const texts: Record<Block, string> = {
  OWN: 'Вы заблокировали собеседника. Разблокируйте его, чтобы написать',
  OTHER: 'Собеседник ограничил общение с вами, поэтому написать ему нельзя',
};

/** The block between the participant and the others, if any. */
export async function findBlock(db: Executor, roomId: number, isSpeaker: SQL): Promise<Block | null> {
  const { rows } = await db.execute<{ block: Block | null }>(
    sql`select ${blockIn(sql`${roomId}`, isSpeaker)} as block`,
  );
  return rows[0]?.block ?? null;
}

/** @throws Refusal 403 when the participant may not write to the others because of a block */
export async function requireUnblocked(db: Executor, roomId: number, isSpeaker: SQL): Promise<void> {
  const block = await findBlock(db, roomId, isSpeaker);
  if (block) throw forbidden('chat.blocked', texts[block]);
}

/** One participant of a room. */
export const isParticipant = (id: number): SQL => sql`p.id = ${id}`;
