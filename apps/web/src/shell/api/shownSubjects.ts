import type { Answer } from '@vetka/api-client/client';

/**
 * Asks the API for the dependencies of its responses, and reports those of the page in the site's own response. Only
 * for pages that are cached for guests (`server/keptPages.ts`).
 */
export const showsHeader = 'vetka-shows';

/**
 * In a request of the server to the application: a number that grows when everything may have changed. Cached API
 * answers from another number are not used.
 */
export const generationHeader = 'vetka-generation';

/** In the header of a page: it depends on more than the listed subjects. */
export const andMore = 'and-more';

/** The same for all guests and changed by the administration, which is reported as a change of everything. */
const ofAdministration = /^\/api\/v1\/(?:categories|seo|session|documents\/[^?]+)$/;
const everything = 'all';

/** Collects the dependencies of a page from the responses of the API. */
export function collectSubjects() {
  const subjects = new Set<string>();
  return {
    add: (url: string, { headers }: Pick<Answer, 'headers'>): void => {
      const shown = headers.get(showsHeader);
      const unnamed = ofAdministration.test(new URL(url).pathname) ? everything : andMore;
      for (const subject of shown === null ? [unnamed] : shown.split(' ')) subjects.add(subject);
    },
    text: (): string => [...subjects].join(' '),
  };
}
