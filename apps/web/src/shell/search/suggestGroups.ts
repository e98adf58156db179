import type { ProductCard } from '@vetka/domain/catalog';
import { plural } from '@vetka/domain/plural';
import type { SuggestedProduct, Suggestions } from '@vetka/domain/search';
import type { SuggestGroup, Suggestion } from '@vetka/ui/patterns/page/SuggestPanel';
import { pagePath } from '../links/pagePath.ts';
import { searchHref } from './searchHref.ts';

const goods = (count: number) => plural(count, ['товар', 'товара', 'товаров']);

const queryOf = (kind: string) => (text: string) => ({ id: `${kind}-${text}`, label: text, href: searchHref(text) });

const productOf = ({ id, slug, title, price, image }: SuggestedProduct | ProductCard): Suggestion => ({
  id: `product-${id}`,
  label: title,
  href: pagePath('/products/$product', { product: slug }),
  price,
  picture: image?.url,
});

/** Under an empty field: this device's queries, other people's, and what sells now. */
export const groupsOfNothing = (
  recent: readonly string[],
  frequent: readonly string[],
  popular: readonly ProductCard[],
): SuggestGroup[] => [
  { kind: 'recent', items: recent.map(queryOf('recent')) },
  { kind: 'frequent', items: frequent.map(queryOf('frequent')) },
  { kind: 'popular', items: popular.map(productOf) },
];

/** The suggestions for the typed text. */
export function groupsOf(text: string, found: Suggestions): SuggestGroup[] {
  const { queries, categories, services, articles, products, productsCount } = found;
  return [
    { kind: 'query', items: queries.map(queryOf('query')) },
    {
      kind: 'category',
      items: categories.map(({ id, slug, name, productsCount: count }) => ({
        id: `category-${id}`,
        label: name,
        href: pagePath('/catalog/$category', { category: slug }),
        note: goods(count),
      })),
    },
    {
      kind: 'service',
      items: services.map(({ id, slug, name, mediaFile, cityName }) => ({
        id: `service-${id}`,
        label: name,
        href: pagePath('/$service', { service: slug }),
        note: cityName,
        picture: mediaFile?.url,
      })),
    },
    {
      kind: 'article',
      items: articles.map(({ id, slug, title, cover }) => ({
        id: `article-${id}`,
        label: title,
        href: pagePath('/articles/$article', { article: slug }),
        picture: cover?.url,
      })),
    },
    {
      kind: 'product',
      items: products.map(productOf),
      ...(productsCount > products.length && {
        more: { id: 'all', label: `Все ${goods(productsCount)}`, href: searchHref(text) },
      }),
    },
  ];
}
