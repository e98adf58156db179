import { employeeRoles, type ActorType } from '@vetka/domain/actor';
import type { JoinRoom } from '@vetka/domain/chat';
import { hasRight } from '@vetka/domain/desk';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { chatRooms } from '../../platform/database/schema/chat.ts';
import { notFound } from '../../platform/http/refusal.ts';

/** A person, with what is needed to find the participants they may speak for. */
export interface ChatUser {
  id: number;
  isAdministration: boolean;
}

/** Returned to anyone who is not a participant, whether the room exists or not. */
export const roomNotFound = () => notFound('chat.unknown-room', 'Такого чата нет');

/** Chats name customers, also those who send gifts anonymously: couriers do not read them. */
const speakingRoles = employeeRoles.filter((role) => hasRight(role, 'SEE_ORDERS'));
const speaks = sql`(se.status = 'WORKER' and se.role = any(${sql.param(speakingRoles)}::text[]))`;

/** The services a person speaks for: as an employee or as the owner. */
export const servicesOf = (userId: number): SQL => sql`(
  select se.service_id from service_employees se where se.user_id = ${userId} and ${speaks}
  union all select s.id from services s where s.owner_id = ${userId}
)`;

/** A row `p` of chat_participants the person may speak as: themselves, one of their services, or the administration. */
export const speaksAs = ({ id, isAdministration }: ChatUser): SQL => sql`(
  p.user_id = ${id} or (p.service_id in ${servicesOf(id)} and not p.is_waiting)
  or (p.type = 'ADMINISTRATION' and ${isAdministration})
)`;

/** Rooms in which the person participates. */
export const takesPart = (user: ChatUser): SQL => sql`${chatRooms.id} in (
  select p.room_id from chat_participants p where ${speaksAs(user)}
)`;

/** The people who speak for a row `p` of chat_participants, as rows of one `user_id`. */
export const peopleOfParticipant = sql`(
  select p.user_id where p.user_id is not null
  union select se.user_id from service_employees se where se.service_id = p.service_id and ${speaks} and not p.is_waiting
  union select s.owner_id from services s where s.id = p.service_id and not p.is_waiting
  union select u.id from users u where p.type = 'ADMINISTRATION' and u.is_administration
)`;

/** Someone in a room and the participant they speak as. One person may speak as several participants. */
export interface Speaker {
  userId: number;
  participantId: number;
  type: ActorType;
  /** The id of the person or the service; 1 for the administration. */
  actorId: number;
}

/** Everyone who participates in a room now, whether or not their sessions have the role of the administration. */
export async function findSpeakers(db: Executor, roomId: number): Promise<Speaker[]> {
  const { rows } = await db.execute<Speaker & Record<string, unknown>>(sql`
    select who.user_id as "userId", p.id as "participantId", p.type, coalesce(p.user_id, p.service_id, 1) as "actorId"
    from chat_participants p cross join lateral ${peopleOfParticipant} as who (user_id)
    where p.room_id = ${roomId}
    order by (p.user_id is null), p.id
  `);
  return rows;
}

/** A service matches under any of its participant types. */
const isNamed = ({ type, actorId }: Speaker, { participantType, participantId }: Omit<JoinRoom, 'roomId'>): boolean =>
  actorId === participantId &&
  (type === participantType || ![type, participantType].some((kind) => kind === 'USER' || kind === 'ADMINISTRATION'));

/**
 * The participant a person speaks as in a room: the one they name, otherwise preferably themselves. Nobody speaks for
 * the administration in a session without the role. @throws Refusal 404 for a room that is not theirs, and for a
 * participant they do not speak for
 */
export function requireSpeaker(
  speakers: readonly Speaker[],
  { id, isAdministration }: ChatUser,
  named?: Omit<JoinRoom, 'roomId'>,
): Speaker {
  const found = speakers.find(
    (speaker) =>
      speaker.userId === id &&
      (speaker.type !== 'ADMINISTRATION' || isAdministration) &&
      (!named || isNamed(speaker, named)),
  );
  if (!found) throw roomNotFound();
  return found;
}
