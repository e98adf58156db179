import type { Seo } from '@vetka/domain/page';
import { everything, type CatalogChanges } from './catalogChanges.ts';

/** The new location of an old path. */
export type Redirect = NonNullable<Seo['redirect']>;

/** How long a lookup is cached, in milliseconds. */
const cacheMs = 60_000;
const maxPaths = 5_000;

/**
 * Asks the API whether a path has moved. A failure of the API never blocks a page and is not cached. All answers are
 * dropped when the administration changes a redirect.
 */
export function createRedirectLookup(apiUrl: string, changes: CatalogChanges) {
  const known = new Map<string, { redirect: Redirect | undefined; until: number }>();
  changes.onChange((changed) => changed.has(everything) && known.clear());
  /** `visitor`: their address, for the API's rate limit. */
  return async (path: string, visitor: string): Promise<Redirect | undefined> => {
    await changes.isCurrent();
    const remembered = known.get(path);
    if (remembered && remembered.until > Date.now()) return remembered.redirect;
    const redirect = await ask(apiUrl, path, visitor);
    if (redirect === 'unknown') return undefined;
    if (known.size >= maxPaths) known.clear();
    known.set(path, { redirect, until: Date.now() + cacheMs });
    return redirect;
  };
}

async function ask(apiUrl: string, path: string, visitor: string): Promise<Redirect | undefined | 'unknown'> {
  try {
    const response = await fetch(`${apiUrl}/api/v1/seo?path=${encodeURIComponent(path)}`, {
      headers: { accept: 'application/json', 'x-forwarded-for': visitor },
      signal: AbortSignal.timeout(2_000),
    });
    if (!response.ok) return 'unknown';
    const { redirect } = (await response.json()) as { redirect: Redirect | null };
    return redirect ?? undefined;
  } catch {
    return 'unknown';
  }
}
