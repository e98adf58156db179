import type { CatalogFilters, CatalogQuery, FilterOption, ProductCard } from '@vetka/domain/catalog';
import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import type { CatalogMenuBanner, CatalogMenuSection, CatalogMenuShop } from '@vetka/ui/patterns/page/CatalogMenu';
import { pagePath } from '../links/pagePath.ts';
import { searchText } from '../searchText.ts';

/** Options per section, those with the most products. */
const fewOptions = 5;

const hrefOf = (category: string, query: CatalogQuery): string =>
  `${pagePath('/catalog/$category', { category })}${searchText(query)}`;

/** The facets of the menu. */
const facets = [
  { name: 'occasion', title: 'Повод' },
  { name: 'flower', title: 'Цветок' },
  { name: 'colour', title: 'Цвет' },
] as const;
const byCount = (one: FilterOption, other: FilterOption): number => other.count - one.count;

const mostFilled = ({ groups }: CatalogFilters, name: string, atMost: number): FilterOption[] =>
  (groups.find((group) => group.name === name)?.options ?? [])
    .filter(({ count }) => count > 0)
    .toSorted(byCount)
    .slice(0, atMost);

function facetSections(category: string, filters: CatalogFilters): CatalogMenuSection[] {
  return facets.flatMap(({ name, title }) => {
    const links = mostFilled(filters, name, fewOptions).map(({ value, label, count }) => ({
      href: hrefOf(category, { [name]: value }),
      label,
      count,
    }));
    return links.length > 1 ? [{ title, links }] : [];
  });
}

/** Whole roubles. */
const prices = [
  { label: 'До 3 000 ₽', priceTo: 3000 },
  { label: '3 000–6 000 ₽', priceFrom: 3000, priceTo: 6000 },
  { label: 'От 6 000 ₽', priceFrom: 6000 },
] as const;

function priceSection(category: string, { price: { min, max } }: CatalogFilters): CatalogMenuSection[] {
  const links = prices
    .filter(
      (range) => (!('priceTo' in range) || min <= range.priceTo) && (!('priceFrom' in range) || max >= range.priceFrom),
    )
    .map(({ label, ...range }) => ({ href: hrefOf(category, range), label }));
  return links.length > 1 ? [{ title: 'Цена', links }] : [];
}

/** The ways into a category besides its subcategories. */
export const menuSectionsOf = (category: string, filters: CatalogFilters): CatalogMenuSection[] => [
  ...facetSections(category, filters),
  ...priceSection(category, filters),
  { title: 'Когда', links: [{ href: hrefOf(category, { deliveryToday: true }), label: 'Доставка сегодня' }] },
];

/** One row of the menu. */
const fewShops = 3;

/**
 * The shops with the most products in a category; each link leads to the shop's products there.
 * @param popular products of the category, for the logos of their shops
 */
export const menuShopsOf = (
  category: string,
  filters: CatalogFilters,
  popular: readonly ProductCard[],
): CatalogMenuShop[] =>
  mostFilled(filters, 'service', fewShops).map(({ value, label, count }) => {
    const service = popular.find((product) => product.service.slug === value)?.service;
    return {
      href: hrefOf(category, { service: value }),
      name: label,
      note: plural(count, ['товар', 'товара', 'товаров']),
      picture: service?.mediaFile?.url,
      colorIndex: service?.id,
    };
  });

/** The best-selling product of a category. */
export function menuBannerOf([best]: readonly ProductCard[]): CatalogMenuBanner | undefined {
  if (!best?.image) return undefined;
  return {
    href: pagePath('/products/$product', { product: best.slug }),
    title: 'Чаще всего берут',
    text: `${best.title}, ${formatPrice(best.price)}`,
    picture: best.image.url,
  };
}
