import type { AnyRouter } from '@tanstack/react-router';
import { parseSearchText } from '../searchText.ts';

/** Maximum number of concurrent preloads. */
const maxConcurrent = 5;
let underWay = 0;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The connection is metered or slow. */
function isConnectionPoor(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** Preloads the code and data of a page that is likely to be opened next. */
export function preloadPage(router: AnyRouter, href: string): void {
  if (underWay >= maxConcurrent || isConnectionPoor()) return;
  const { pathname, search } = new URL(href, location.origin);
  if (pathname === location.pathname) return;
  underWay += 1;
  void router
    .preloadRoute({ to: pathname, search: parseSearchText(search) } as never)
    // A failed preload is reported when the page is opened.
    .catch(() => undefined)
    .finally(() => (underWay -= 1));
}
