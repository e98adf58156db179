import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Page } from '@vetka/domain/paging';
import type { Api } from '../api/apiClient.ts';
import type { SavedCountsKey } from './savedArea.ts';

const totalOf = ({ meta }: Page<unknown>): number => meta.total;

/** How many objects a person has saved and followed, for the tabs of their favourites. */
export const savedCountsQuery = (api: Api, userId: number) =>
  queryOptions({
    queryKey: [...(['account', 'saved'] satisfies SavedCountsKey), userId],
    queryFn: async () => {
      const query = { take: 1 };
      const params = { id: userId };
      const [products, articles, photos, shops, people] = await Promise.all([
        unwrap(api.catalog.favorites({ query })).then(totalOf),
        unwrap(api.article.favorites({ query })).then(totalOf),
        unwrap(api.content.favorites({ query })).then(totalOf),
        unwrap(api.account.serviceSubscriptions({ params, query })).then(totalOf),
        unwrap(api.account.subscriptions({ params, query })).then(totalOf),
      ]);
      return { products, articles, photos, shops, people };
    },
    staleTime: 0,
  });
