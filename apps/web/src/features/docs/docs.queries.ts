import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../shell/api/apiClient.ts';

export const documentQueries = {
  /** The version in force. */
  document: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['legal', 'document', slug],
      queryFn: ({ signal }) => unwrap(api.legal.document({ params: { slug } }, { signal })),
    }),
  versions: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['legal', 'versions', slug],
      queryFn: ({ signal }) => unwrap(api.legal.versions({ params: { slug } }, { signal })),
    }),
  /** The text of an announced version. */
  version: (api: Api, slug: string, day: string) =>
    queryOptions({
      queryKey: ['legal', 'version', slug, day],
      queryFn: ({ signal }) => unwrap(api.legal.version({ params: { slug, day } }, { signal })),
    }),
};
