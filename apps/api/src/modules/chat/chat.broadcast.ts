import type { FastifyInstance } from 'fastify';
import { roomOfAdministrator, roomOfUser } from '../../platform/realtime/realtime.ts';
import { findSpeakers, type Speaker } from './chat.membership.ts';
import { markRead } from './chat.reading.ts';

/**
 * The sockets with which a person has a room open. Named by both, so that a removed person stops receiving its
 * messages.
 */
export const openRoomOf = (roomId: number, userId: number): string => `open:${roomId}:${userId}`;

/** What is said to the administration reaches only sessions with the role. */
const inboxOf = ({ type, userId }: Speaker): string =>
  type === 'ADMINISTRATION' ? roomOfAdministrator(userId) : roomOfUser(userId);

/** All sockets of these people that may read what their participants are sent. */
export const socketsOf = (app: FastifyInstance, speakers: readonly Speaker[]) =>
  app.realtime.io.to(speakers.map(inboxOf));

/** Delivers a stored message to the people of its room. Those with the room open have read it by then. */
export async function broadcastMessage(app: FastifyInstance, roomId: number, id: number): Promise<void> {
  const speakers = await findSpeakers(app.db, roomId);
  const open = speakers.map(({ userId }) => openRoomOf(roomId, userId));
  const readers = await app.realtime.peopleIn(open);
  await markRead(app, { roomId, speakers, userIds: [...readers], messageId: id });
  const message = await app.chat.message(id);
  socketsOf(app, speakers).emit('recMessage', message);
  app.realtime.io.to(open).emit('newMessage', message);
}

/** Shows a changed message to the people of its room. */
export async function broadcastChange(app: FastifyInstance, roomId: number, id: number): Promise<void> {
  const message = await app.chat.message(id);
  socketsOf(app, await findSpeakers(app.db, roomId)).emit('changeMessage', message);
}

/** Shows a new room to its people. */
export async function broadcastRoom(app: FastifyInstance, roomId: number): Promise<void> {
  socketsOf(app, await findSpeakers(app.db, roomId)).emit('newRoom', { roomId });
}
