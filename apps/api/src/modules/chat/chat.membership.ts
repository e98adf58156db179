import { sql, type SQL } from 'drizzle-orm';
import { chatRooms } from '../../platform/database/schema/chat.ts';

/** Who asks: a person, and everything they may speak for. */
export interface ChatUser {
  id: number;
  isAdministration: boolean;
}

/** A row `p` of chat_participants that the person speaks as: themselves, a service they work for, the administration. */
export const speaksAs = ({ id, isAdministration }: ChatUser): SQL => sql`(
  p.user_id = ${id}
  or p.service_id in (select se.service_id from service_employees se where se.user_id = ${id} and se.status = 'WORKER')
  or (p.type = 'ADMINISTRATION' and ${isAdministration})
)`;

/** Rooms that the person takes part in. */
export const takesPart = (user: ChatUser): SQL => sql`${chatRooms.id} in (
  select p.room_id from chat_participants p where ${speaksAs(user)}
)`;
