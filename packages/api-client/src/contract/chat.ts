import type { ChatMessagePage, CreateRoom, Room, RoomPage } from '@vetka/domain/chat';
import type { PageQuery } from '@vetka/domain/paging';
import { call } from './call.ts';

type ById = { id: number };

export const chat = {
  checkOrCreate: call<{ body: CreateRoom; response: Room }>('POST', '/rooms'),
  rooms: call<{ query: PageQuery; response: RoomPage }>('GET', '/rooms'),
  room: call<{ params: ById; response: Room }>('GET', '/rooms/{id}'),
  messages: call<{ params: ById; query: PageQuery; response: ChatMessagePage }>('GET', '/rooms/{id}/messages'),
};
