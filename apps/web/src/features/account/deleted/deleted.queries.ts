import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../../shell/api/apiClient.ts';

/** The person's deleted photos and articles that can still be restored. Any page deletes some, so it is not kept. */
export const deletedQuery = (api: Api) =>
  queryOptions({
    queryKey: ['content', 'deleted'],
    queryFn: async () => (await unwrap(api.content.deleted())).data,
    staleTime: 0,
  });
