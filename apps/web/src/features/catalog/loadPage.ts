import type { AnyRouter } from '@tanstack/react-router';
import { parseSearchText } from '../../shell/searchText.ts';

type LoadingRouter = Pick<AnyRouter, 'preloadRoute'>;

/**
 * Loads a page without opening it, so that the current one stays while it loads and when it cannot be loaded. Returns
 * the error of a page that cannot.
 */
export async function loadPage(router: LoadingRouter, href: string): Promise<unknown> {
  const { pathname, search } = new URL(href, location.origin);
  const matches = await router.preloadRoute({ to: pathname, search: parseSearchText(search) } as never);
  return matches?.find(({ status }) => status === 'error')?.error;
}
