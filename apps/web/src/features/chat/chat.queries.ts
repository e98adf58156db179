import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../shell/api/apiClient.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';

const roomsTake = 30;
const messagesTake = 30;

/** Reads of conversations. They grow while one looks elsewhere, so nothing of them stays fresh. */
export const chatQueries = {
  rooms: (api: Api, page: number) => ({
    ...pagedQuery({
      queryKey: ['chat', 'rooms'],
      page,
      take: roomsTake,
      read: (query) => unwrap(api.chat.rooms({ query })),
    }),
    staleTime: 0,
  }),
  room: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['chat', 'room', id],
      queryFn: () => unwrap(api.chat.room({ params: { id } })),
      staleTime: 0,
    }),
  /** Newest first; further pages go back in time. */
  messages: (api: Api, id: number) => ({
    ...pagedQuery({
      queryKey: ['chat', 'messages', id],
      page: 1,
      take: messagesTake,
      read: (query) => unwrap(api.chat.messages({ params: { id }, query })),
    }),
    staleTime: 0,
  }),
};
