import type { Product } from '@vetka/domain/catalog';
import { pageHead } from '../../shell/document/pageHead.ts';

/** Title, description, picture and structured data (schema.org Product) of a product's page. */
export function productHead(product: Product) {
  const head = pageHead(product.seo.title || product.title, product.seo.description || product.description);
  const picture = product.image ? [{ property: 'og:image', content: product.image.url }] : [];
  return {
    meta: [...head.meta, { property: 'og:type', content: 'product' }, ...picture],
    scripts: [
      { type: 'application/ld+json', children: JSON.stringify(structured(product)).replaceAll('<', '\\u003c') },
    ],
  };
}

/** Prices for machines are in roubles, with kopecks after a point. */
function structured(product: Product) {
  const { ratings } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: String(product.id),
    image: product.mediaFiles.map(({ url }) => url),
    brand: { '@type': 'Brand', name: product.seller.name },
    offers: {
      '@type': 'Offer',
      price: (product.price / 100).toFixed(2),
      priceCurrency: 'RUB',
      availability: `https://schema.org/${product.isAvailable ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: product.seller.name },
    },
    ...(ratings.reviewsCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: ratings.rating, reviewCount: ratings.reviewsCount },
    }),
  };
}
