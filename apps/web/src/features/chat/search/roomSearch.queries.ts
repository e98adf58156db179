import { keepPreviousData } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../../shell/api/apiClient.ts';
import { pagedQuery } from '../../../shell/lists/pagedQuery.ts';

const pageSize = 20;
/** A single letter is in every message. */
const shortest = 2;

/** Messages of a room with the words of a query, the latest first. */
export const roomSearchQuery = (api: Api, roomId: number, words: string) => ({
  ...pagedQuery({
    queryKey: ['chat', 'search', roomId, words],
    page: 1,
    take: pageSize,
    read: (request) => unwrap(api.chat.search({ params: { id: roomId }, query: { ...request, query: words } })),
  }),
  enabled: words.length >= shortest,
  placeholderData: keepPreviousData,
});
