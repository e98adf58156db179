import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../api/apiClient.ts';
import { pagedQuery } from '../lists/pagedQuery.ts';

const roomsTake = 30;
/** Messages of one page of history; the machine turns the same pages. */
export const messagesTake = 30;

/**
 * The first look at conversations, which pages are drawn with. From then on the chat's machine hears what is said, so
 * that nothing of it is asked for again while the page stands.
 */
export const chatQueries = {
  rooms: (api: Api, page: number) => ({
    ...pagedQuery({
      queryKey: ['chat', 'rooms'],
      page,
      take: roomsTake,
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
      take: messagesTake,
      read: (query) => unwrap(api.chat.messages({ params: { id }, query })),
    }),
    staleTime: Infinity,
  }),
};
