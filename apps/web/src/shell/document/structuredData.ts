/** A schema.org entity: https://schema.org. */
type Entity = { '@type': string } & Record<string, unknown>;

/** Structured data of a page for search engines: one script with all its entities. */
export const structuredData = (...entities: readonly Entity[]) => ({
  type: 'application/ld+json',
  // `<` would let a text close the script.
  children: JSON.stringify({ '@context': 'https://schema.org', '@graph': entities }).replaceAll('<', '\\u003c'),
});

interface Crumb {
  name: string;
  path: string;
}

/** The path to a page, from the home page on; the last crumb is the page itself. */
export const breadcrumbList = (origin: string, crumbs: readonly Crumb[]): Entity => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Главная', path: '/' }, ...crumbs].map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: `${origin}${path}`,
  })),
});

interface Rated {
  rating: number;
  reviewsCount: number;
}

/** Nothing without reviews: search engines reject a rating without votes. */
export const aggregateRating = ({ rating, reviewsCount }: Rated) =>
  reviewsCount > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviewsCount, bestRating: 5 },
  };
