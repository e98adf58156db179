import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { DeskPlace } from '@vetka/domain/desk';
import type { Api } from '../../../shell/api/apiClient.ts';

/** The shop's conversation with a customer; it is created when it is opened for the first time. */
export const customerRoomQuery = (api: Api, { service }: DeskPlace, userId: number) =>
  queryOptions({
    queryKey: ['chat', 'customer', service.id, userId],
    queryFn: async ({ signal }) => {
      const participants = [
        { participantType: 'SHOP' as const, participantId: service.id },
        { participantType: 'USER' as const, participantId: userId },
      ];
      const { id } = await unwrap(api.chat.checkOrCreate({ body: { participants } }, { signal }));
      return id;
    },
    staleTime: Infinity,
  });
