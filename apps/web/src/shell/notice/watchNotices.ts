import { unwrap } from '@vetka/api-client/client';
import { unreadTotal } from '@vetka/domain/notice';
import { pagePath } from '../links/pagePath.ts';
import { followStream } from '../live/followStream.ts';
import type { RouterContext } from '../routerContext.ts';
import { sessionQueries } from '../session/session.queries.ts';

const address = '/api/v1/notices';

type Watched = Pick<RouterContext, 'api' | 'queryClient' | 'noticeCount' | 'toasts'>;

/** The consent is given where people find their other consents; nothing is blocked until then. */
const askConsent = (toasts: Watched['toasts']): void =>
  toasts.show({
    kind: 'info',
    id: 'renewed-consent',
    text: 'Изменился текст согласия, которое вы дали при регистрации',
    actionLabel: 'Прочитать',
    durationMs: Infinity,
    onClick: () => location.assign(`${pagePath('/my/data')}#consents`),
  });

/**
 * Counts unread notices and follows new ones while the page is visible: a browser opens few connections to one site, so
 * hidden tabs hold none. When it ends, the count is 0.
 */
export function watchNotices({ api, queryClient, noticeCount, toasts }: Watched, ended: AbortSignal): void {
  if (ended.aborted) return;
  let stop: (() => void) | undefined;
  const count = () =>
    unwrap(api.notice.unread({}, { signal: ended })).then(
      (unread) => noticeCount.set(unreadTotal(unread)),
      // The next message counts again.
      () => undefined,
    );
  const refresh = () => {
    void count();
    void queryClient.invalidateQueries({ queryKey: ['notice', 'list'] });
  };
  const close = () => {
    stop?.();
    stop = undefined;
  };
  const follow = () => {
    if (document.hidden) return close();
    // Also after a reconnect: some may have been missed.
    stop ??= followStream(address, { onOpen: refresh, onMessage: refresh });
  };
  follow();
  if (queryClient.getQueryData(sessionQueries.user(api).queryKey)?.asksConsent) askConsent(toasts);
  document.addEventListener('visibilitychange', follow, { signal: ended });
  ended.addEventListener('abort', () => {
    close();
    noticeCount.set(0);
  });
}
