import type { ActorType } from '@vetka/domain/actor';
import type { JoinRoom } from '@vetka/domain/chat';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { chatRooms } from '../../platform/database/schema/chat.ts';
import { notFound } from '../../platform/http/refusal.ts';

/** Who asks: a person, and everything they may speak for. */
export interface ChatUser {
  id: number;
  isAdministration: boolean;
}

/** The answer to whoever takes no part in a room, whether it is there or not. */
export const roomNotFound = () => notFound('chat.unknown-room', 'Такого чата нет');

/** Services that a person speaks for: they work there, or it is theirs. */
export const servicesOf = (userId: number): SQL => sql`(
  select se.service_id from service_employees se where se.user_id = ${userId} and se.status = 'WORKER'
  union all select s.id from services s where s.owner_id = ${userId}
)`;

/** A row `p` of chat_participants that the person speaks as: themselves, a service of theirs, the administration. */
export const speaksAs = ({ id, isAdministration }: ChatUser): SQL => sql`(
  p.user_id = ${id} or p.service_id in ${servicesOf(id)} or (p.type = 'ADMINISTRATION' and ${isAdministration})
)`;

/** Rooms that the person takes part in. */
export const takesPart = (user: ChatUser): SQL => sql`${chatRooms.id} in (
  select p.room_id from chat_participants p where ${speaksAs(user)}
)`;

/** People who speak as a row `p` of chat_participants, as rows of one `user_id`. */
export const peopleOfParticipant = sql`(
  select p.user_id where p.user_id is not null
  union select se.user_id from service_employees se where se.service_id = p.service_id and se.status = 'WORKER'
  union select s.owner_id from services s where s.id = p.service_id
  union select u.id from users u where p.type = 'ADMINISTRATION' and u.is_administration
)`;

/** Somebody in a room, and the participant they speak as; one person may be there as several. */
export interface Speaker {
  userId: number;
  participantId: number;
  type: ActorType;
  /** Of the person or the service; the administration is 1. */
  actorId: number;
}

/** Everybody who takes part in a room now. */
export async function findSpeakers(db: Executor, roomId: number): Promise<Speaker[]> {
  const { rows } = await db.execute<Speaker & Record<string, unknown>>(sql`
    select who.user_id as "userId", p.id as "participantId", p.type, coalesce(p.user_id, p.service_id, 1) as "actorId"
    from chat_participants p cross join lateral ${peopleOfParticipant} as who (user_id)
    where p.room_id = ${roomId}
    order by (p.user_id is null), p.id
  `);
  return rows;
}

/** A service is itself whichever of its kinds it is named by. */
const isNamed = ({ type, actorId }: Speaker, { participantType, participantId }: Omit<JoinRoom, 'roomId'>): boolean =>
  actorId === participantId &&
  (type === participantType || ![type, participantType].some((kind) => kind === 'USER' || kind === 'ADMINISTRATION'));

/**
 * As whom a person speaks among the speakers of a room: as the participant they name, otherwise as themselves before
 * anything else. @throws Refusal 404 for a room that is not theirs, and for a participant they are not
 */
export function requireSpeaker(
  speakers: readonly Speaker[],
  userId: number,
  named?: Omit<JoinRoom, 'roomId'>,
): Speaker {
  const found = speakers.find((speaker) => speaker.userId === userId && (!named || isNamed(speaker, named)));
  if (!found) throw roomNotFound();
  return found;
}
