import {
  ChatMessage,
  ChatMessagePage,
  CreateRoom,
  EditMessage,
  Room,
  RoomPage,
  RoomSearchQuery,
} from '@vetka/domain/chat/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';
import { plainText } from './chat.sending.ts';

/** Rooms of the signed-in person and of their services. */
export const chatRoutes = (app: FastifyInstance) => [
  implementForUser(app, 'chat.rooms', { query: PageQuery, response: RoomPage }, ({ query, user }) =>
    app.chat.rooms(user, query),
  ),
  implementForUser(app, 'chat.room', { params: IdParams, response: Room }, ({ params, user }) =>
    app.chat.room(user, params.id),
  ),
  implementForUser(
    app,
    'chat.messages',
    { params: IdParams, query: PageQuery, response: ChatMessagePage },
    ({ params, query, user }) => app.chat.messages(user, params.id, query),
  ),
  implementForUser(
    app,
    'chat.search',
    { params: IdParams, query: RoomSearchQuery, response: ChatMessagePage },
    ({ params, query, user }) => app.chat.search(user, params.id, query),
  ),
  implementForUser(
    app,
    'chat.checkOrCreate',
    { body: CreateRoom, response: Room },
    ({ body, user }) => app.chat.checkOrCreate(user, body),
    { limit: 'writing' },
  ),
  implementForUser(
    app,
    'chat.edit',
    { params: IdParams, body: EditMessage, response: ChatMessage },
    ({ params, body, user }) => app.chat.edit(user, params.id, plainText(body.text)),
    { limit: 'writing' },
  ),
  implementForUser(
    app,
    'chat.remove',
    { params: IdParams, response: ChatMessage },
    ({ params, user }) => app.chat.remove(user, params.id),
    { limit: 'writing' },
  ),
];
