import { appName, type Seo } from '@vetka/domain/page';
import { truncate } from '@vetka/domain/text';

/** Metadata of a page for search engines and messengers. */
export interface PageDescription {
  /** The page's own description; truncated to what search engines show. */
  description?: string | null | undefined;
  /** Texts set for the path, which take precedence over the page's own. */
  seo?: Seo | undefined;
  /** Absolute URL of an image. */
  picture?: string | undefined;
  /** @default 'website' */
  type?: string;
  /** Excluded from search engines, e.g. search results. */
  isHidden?: boolean;
}

/** A description for search engines and for messengers. */
export const descriptionTags = (content: string) => [
  { name: 'description', content },
  { property: 'og:description', content },
];

/** The head of a page: its title and metadata. */
export function pageHead(ownTitle: string | undefined, about: PageDescription = {}) {
  const { seo, picture, type = 'website', isHidden = false } = about;
  const title = seo?.title || ownTitle || appName;
  // Crawlers and messengers read it from the server's HTML; the browser does not need it.
  const description = import.meta.env.SSR ? shortened(seo?.description || about.description || '') : '';
  return {
    meta: [
      { title },
      { property: 'og:title', content: title },
      { property: 'og:type', content: type },
      ...(description ? descriptionTags(description) : []),
      ...(picture ? [{ property: 'og:image', content: picture }] : []),
      ...(isHidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
  };
}

/** Search engines show about this many characters. */
const maxLength = 180;

const shortened = (text: string): string => truncate(text.replace(/\s+/g, ' ').trim(), maxLength);
