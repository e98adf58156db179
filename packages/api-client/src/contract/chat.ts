import type {
  ChatMessage,
  ChatMessagePage,
  CreateRoom,
  EditMessage,
  Room,
  RoomPage,
  RoomSearchQuery,
} from '@vetka/domain/chat';
import type { PageQuery } from '@vetka/domain/paging';
import { call } from './call.ts';

type ById = { id: number };

export const chat = {
  checkOrCreate: call<{ body: CreateRoom; response: Room }>('POST', '/rooms'),
  rooms: call<{ query: PageQuery; response: RoomPage }>('GET', '/rooms'),
  room: call<{ params: ById; response: Room }>('GET', '/rooms/{id}'),
  messages: call<{ params: ById; query: PageQuery; response: ChatMessagePage }>('GET', '/rooms/{id}/messages'),
  /** Messages with all words of the query, newest first. */
  search: call<{ params: ById; query: RoomSearchQuery; response: ChatMessagePage }>('GET', '/rooms/{id}/search'),
  /** Only the sender's message, for a day. */
  edit: call<{ params: ById; body: EditMessage; response: ChatMessage }>('PUT', '/messages/{id}'),
  remove: call<{ params: ById; response: ChatMessage }>('DELETE', '/messages/{id}'),
};
