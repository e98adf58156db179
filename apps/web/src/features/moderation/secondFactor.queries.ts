import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../shell/api/apiClient.ts';

export const secondFactorQueries = {
  /** Whether the role of the administration is confirmed in this session. */
  state: (api: Api) =>
    queryOptions({
      queryKey: ['session', 'second-factor'],
      queryFn: ({ signal }) => unwrap(api.session.secondFactor({ signal })),
      staleTime: 60_000,
    }),
  /** A new secret. Requested once: another would replace it. */
  secret: (api: Api) =>
    queryOptions({
      queryKey: ['session', 'second-factor-secret'],
      queryFn: () => unwrap(api.session.enrolSecondFactor()),
      staleTime: Infinity,
      retry: false,
    }),
};
