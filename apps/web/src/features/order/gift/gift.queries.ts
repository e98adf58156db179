import { queryOptions } from '@tanstack/react-query';
import { ApiError, unwrap } from '@vetka/api-client/client';
import type { Api } from '../../../shell/api/apiClient.ts';

export const giftQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['order', 'gift', token],
    queryFn: ({ signal }) => unwrap(api.order.readGift({ body: { token } }, { signal })),
    staleTime: 0,
    retry: (count, error) => count < 2 && !isExpired(error),
  });

/** The link is unknown, cut or over. */
export const isExpired = (error: unknown): boolean =>
  error instanceof ApiError && [404, 422].includes(error.failure.status);
