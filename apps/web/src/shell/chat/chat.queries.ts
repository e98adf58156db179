import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../api/apiClient.ts';
import { pagedQuery } from '../lists/pagedQuery.ts';

const roomsPageSize = 30;
/** Page size of the message history; the machine uses the same. */
export const messagesPageSize = 30;

/**
 * Data that chat pages are rendered with. From then on the chat's machine receives updates over its socket, so these
 * are not refetched while the page is open.
 */
export const chatQueries = {
  rooms: (api: Api, page: number) => ({
    ...pagedQuery({
      queryKey: ['chat', 'rooms'],
      page,
      take: roomsPageSize,
      read: (query) => unwrap(api.chat.rooms({ query })),
    }),
    staleTime: Infinity,
  }),
  room: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['chat', 'room', id],
      queryFn: () => unwrap(api.chat.room({ params: { id } })),
      staleTime: Infinity,
    }),
  /** Newest first; further pages go back in time. */
  messages: (api: Api, id: number) => ({
    ...pagedQuery({
      queryKey: ['chat', 'messages', id],
      page: 1,
      take: messagesPageSize,
      read: (query) => unwrap(api.chat.messages({ params: { id }, query })),
    }),
    staleTime: Infinity,
  }),
};
