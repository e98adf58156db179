import { appName } from '@vetka/domain/page';

/** The head of a page with a title of its own, and what a search engine shows below it. */
export const pageHead = (title: string | undefined, description?: string | null) => ({
  meta: [
    { title: title || appName },
    { property: 'og:title', content: title || appName },
    ...(description ? [{ name: 'description', content: description }] : []),
  ],
});
