import { appName, type Seo } from '@vetka/domain/page';

/** What a page says of itself to search engines and messengers. */
export interface PageDescription {
  /** The page's own; cut where a search engine would. */
  description?: string | null | undefined;
  /** Texts of the path, which come before the page's own. */
  seo?: Seo | undefined;
  /** Absolute address of a picture. */
  picture?: string | undefined;
  /** @default 'website' */
  type?: string;
  /** Not for search engines: what was found by a search is not a page of the shop. */
  isHidden?: boolean;
}

/** The head of a page with a title of its own, and what a search engine shows below it. */
export function pageHead(ownTitle: string | undefined, about: PageDescription = {}) {
  const { seo, picture, type = 'website', isHidden = false } = about;
  const title = seo?.title || ownTitle || appName;
  const description = shortened(seo?.description || about.description || '');
  return {
    meta: [
      { title },
      { property: 'og:title', content: title },
      { property: 'og:type', content: type },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(description ? [{ property: 'og:description', content: description }] : []),
      ...(picture ? [{ property: 'og:image', content: picture }] : []),
      ...(isHidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
  };
}

/** Search engines show about as much. */
const longest = 180;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, line.lastIndexOf(' ', longest)).replace(/[.,:;–—-]+$/, '')}…`;
}
