import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../shell/api/apiClient.ts';

/** The data of the settings besides the session's user. */
export const accountQueries = {
  /** Browsers in which the person is signed in. */
  devices: (api: Api) =>
    queryOptions({
      queryKey: ['account', 'devices'],
      queryFn: async () => (await unwrap(api.session.devices())).data,
    }),
  /** The text of the profile: long, and needed by the settings alone, so the session does not carry it. */
  bio: (api: Api, nickname: string) =>
    queryOptions({
      queryKey: ['account', 'bio', nickname],
      queryFn: async () => (await unwrap(api.account.profile({ params: { nickname } }))).bio,
    }),
};
