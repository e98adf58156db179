import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './api/apiClient.ts';

/** What every route gets: made anew for each request on the server. */
export interface RouterContext {
  api: Api;
  queryClient: QueryClient;
}
