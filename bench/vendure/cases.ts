import type { Ask, Target } from '../harness/load.ts';
import type { Program } from '../harness/program.ts';

/** The same reads as ours, with the fields of a card and of a product page. */
const list = `{ products(options: { take: 24 }) { totalItems items { id name slug featuredAsset { preview }
  variants { id priceWithTax stockLevel } } } }`;
const index = `{ search(input: { take: 24, groupByProduct: true }) { totalItems items { productId productName slug inStock
  productAsset { preview } priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } } } }`;
const product = `query ($slug: String!) { product(slug: $slug) { id name slug description assets { preview }
  variants { id name sku priceWithTax stockLevel } collections { name } facetValues { name } } }`;

const ask = (query: string, variables: object = {}): Ask => ({
  path: '/shop-api',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

export const vendureCases = ({ url, pid }: Program, slugs: string[]): Target[] => [
  { name: 'vendure list', url, pid, requests: [ask(list)] },
  { name: 'vendure index', url, pid, requests: [ask(index)] },
  { name: 'vendure product', url, pid, requests: slugs.map((slug) => ask(product, { slug })) },
];

/** Which of Vendure's reads each of ours is compared with. */
export const vendurePeers = {
  list: 'vendure list|vendure index',
  product: 'vendure product',
  search: 'vendure index',
};
