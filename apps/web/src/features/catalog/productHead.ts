import type { Product } from '@vetka/domain/catalog';
import type { Seo } from '@vetka/domain/page';
import { pageHead } from '../../shell/document/pageHead.ts';

interface HeadOptions {
  /** Origin of the site: crawlers need absolute URLs. */
  origin: string;
  seo: Seo;
}

/** Title, description, image and structured data (schema.org Product) of a product page. */
export function productHead(product: Product, { origin, seo }: HeadOptions) {
  const { title, description, image } = product;
  const head = pageHead(product.seo.title || title, {
    description: product.seo.description || description,
    seo,
    type: 'product',
    picture: image ? `${origin}${image.url}` : undefined,
  });
  const data = JSON.stringify(structured(product, origin)).replaceAll('<', '\\u003c');
  return { ...head, scripts: [{ type: 'application/ld+json', children: data }] };
}

/** Prices in structured data are in roubles, with kopecks after a decimal point. */
function structured(product: Product, origin: string) {
  const { ratings } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: String(product.id),
    image: product.mediaFiles.map(({ url }) => `${origin}${url}`),
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
