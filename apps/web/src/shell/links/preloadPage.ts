import type { AnyRouter } from '@tanstack/react-router';
import { parseSearchText } from '../searchText.ts';

/** Pages that are preloaded at the same time, at most. */
const mostAtOnce = 5;
let underWay = 0;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Somebody pays for every byte, or waits for it. */
function isConnectionPoor(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** Fetches the code and the data of a page that will probably be opened next. */
export function preloadPage(router: AnyRouter, href: string): void {
  if (underWay >= mostAtOnce || isConnectionPoor()) return;
  const { pathname, search } = new URL(href, location.origin);
  if (pathname === location.pathname) return;
  underWay += 1;
  void router
    .preloadRoute({ to: pathname, search: parseSearchText(search) } as never)
    // A page that can't be preloaded says why when it is opened.
    .catch(() => undefined)
    .finally(() => (underWay -= 1));
}
