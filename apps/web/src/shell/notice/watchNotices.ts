import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/apiClient.ts';
import { noticeQueries } from './notice.queries.ts';

const address = '/api/v1/notices';

/**
 * Counts unread notices and follows new ones while the page is visible: a browser opens few connections to one site, so
 * hidden tabs hold none.
 */
export function watchNotices(api: Api, queryClient: QueryClient, ended: AbortSignal): void {
  if (ended.aborted) return;
  let stream: EventSource | undefined;
  const refresh = () => {
    void queryClient.prefetchQuery({ ...noticeQueries.unread(api), staleTime: 0 });
    void queryClient.invalidateQueries({ queryKey: ['notice', 'list'] });
  };
  const close = () => {
    stream?.close();
    stream = undefined;
  };
  const follow = () => {
    if (document.hidden) return close();
    if (stream) return;
    stream = new EventSource(address);
    // Also after a reconnect: some may have been missed.
    stream.addEventListener('open', refresh);
    stream.addEventListener('message', refresh);
  };
  follow();
  document.addEventListener('visibilitychange', follow, { signal: ended });
  ended.addEventListener('abort', close);
}
