import type { AnyRouter } from '@tanstack/react-router';
import { logFailure } from '../errors/logFailure.ts';
import { refreshSession } from '../session/useRefreshSession.ts';

/**
 * Refreshes a page that the browser restores from its back/forward cache: meanwhile the visitor may have signed in or
 * out, or changed the cart, on another page. Runs as long as the page lives.
 */
export function watchRestored(router: AnyRouter): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refreshSession(router).catch(logFailure('the session of a restored page', undefined));
  });
}
