import { ChatMessagePage, CreateRoom, Room, RoomPage } from '@vetka/domain/chat/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { requireUser } from '../../platform/session/request-session.ts';

const signedIn = { guard: requireUser };

/** Rooms of the signed-in person and of their services. */
export const chatRoutes = (app: FastifyInstance) => [
  implement(
    app,
    'chat.rooms',
    { query: PageQuery, response: RoomPage },
    ({ query }, request) => app.chat.rooms(requireUser(request), query),
    signedIn,
  ),
  implement(
    app,
    'chat.room',
    { params: IdParams, response: Room },
    ({ params }, request) => app.chat.room(requireUser(request), params.id),
    signedIn,
  ),
  implement(
    app,
    'chat.messages',
    { params: IdParams, query: PageQuery, response: ChatMessagePage },
    ({ params, query }, request) => app.chat.messages(requireUser(request), params.id, query),
    signedIn,
  ),
  implement(
    app,
    'chat.checkOrCreate',
    { body: CreateRoom, response: Room },
    ({ body }, request) => app.chat.checkOrCreate(requireUser(request), body),
    { guard: requireUser, limit: 'writing' },
  ),
];
