import type { Answer } from '@vetka/api-client/client';

/**
 * Asks the API what its responses depend on, and in the site's own response says what the page depends on. Only for
 * pages that are kept for guests (`server/keptPages.ts`).
 */
export const showsHeader = 'vetka-shows';

/** In the header of a page: it depends on more than the subjects it names. */
export const andMore = 'and-more';

/** The same for all guests and changed by the administration: a page may show them for half a minute longer. */
const rarelyChanging: readonly string[] = ['categories', 'seo', 'session'].map((name) => `/api/v1/${name}`);

/** Collects what a page depends on from the responses of the API. */
export function collectSubjects() {
  const subjects = new Set<string>();
  return {
    add: (url: string, { headers }: Answer): void => {
      const shown = headers.get(showsHeader);
      if (shown === null && rarelyChanging.includes(new URL(url).pathname)) return;
      for (const subject of shown === null ? [andMore] : shown.split(' ')) subjects.add(subject);
    },
    text: (): string => [...subjects].join(' '),
  };
}
