import { aggregateRating } from '../../shell/document/structuredData.ts';

interface ShopPage {
  name: string;
  tagline: string;
  rating: number;
  reviewsCount: number;
  logo: string | undefined;
  origin: string;
  path: string;
}

/** A shop for search engines (schema.org Organization). */
export const shopData = ({ name, tagline, logo, origin, path, ...rated }: ShopPage) => ({
  '@type': 'Organization',
  name,
  url: `${origin}${path}`,
  ...(tagline && { description: tagline }),
  ...(logo && { logo: `${origin}${logo}` }),
  ...aggregateRating(rated),
});
