import type { Product } from '@vetka/domain/catalog';
import type { Seo } from '@vetka/domain/page';
import { returnDays } from '@vetka/domain/returns';
import { pageHead } from '../../shell/document/pageHead.ts';
import { aggregateRating, breadcrumbList, structuredData } from '../../shell/document/structuredData.ts';
import { pagePath } from '../../shell/links/pagePath.ts';

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
  const category = product.categories[0];
  const path = pagePath('/products/$product', { product: product.slug });
  const crumbs = breadcrumbList(origin, [
    { name: 'Каталог', path: pagePath('/catalog') },
    ...(category ? [{ name: category.name, path: pagePath('/catalog/$category', { category: category.slug }) }] : []),
    { name: title, path },
  ]);
  return { ...head, scripts: [structuredData(structured(product, origin, path), crumbs)] };
}

/** Prices in structured data are in roubles, with kopecks after a decimal point. */
const roubles = (kopecks: number): string => (kopecks / 100).toFixed(2);

/** How the product reaches a buyer who takes nothing else, and for how much. */
const shippingOf = ({ price, seller }: Product) =>
  seller.deliveryOptions
    .filter(({ type }) => type !== 'PICKUP')
    .map(({ price: delivery, freeFrom }) => ({
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'RU', name: seller.cityName },
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: roubles(freeFrom !== null && price >= freeFrom ? 0 : delivery),
        currency: 'RUB',
      },
    }));

/** For goods without a fault. */
function returnPolicyOf({ returnRule }: Product) {
  const days = returnDays[returnRule];
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'RU',
    returnPolicyCategory: `https://schema.org/MerchantReturn${days > 0 ? 'FiniteReturnWindow' : 'NotPermitted'}`,
    ...(days > 0 && { merchantReturnDays: days }),
  };
}

function structured(product: Product, origin: string, path: string) {
  const { ratings } = product;
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: String(product.id),
    image: product.mediaFiles.map(({ url }) => `${origin}${url}`),
    url: `${origin}${path}`,
    brand: { '@type': 'Brand', name: product.seller.name },
    offers: {
      '@type': 'Offer',
      url: `${origin}${path}`,
      price: roubles(product.price),
      priceCurrency: 'RUB',
      availability: `https://schema.org/${product.isAvailable ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: product.seller.name },
      shippingDetails: shippingOf(product),
      hasMerchantReturnPolicy: returnPolicyOf(product),
    },
    ...aggregateRating(ratings),
  };
}
