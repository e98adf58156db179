import type { CatalogFilters, CatalogQuery, FilterOption } from '@vetka/domain/catalog';
import type { CatalogMenuSection } from '@vetka/ui/patterns/page/CatalogMenu';
import { pagePath } from '../links/pagePath.ts';
import { searchText } from '../searchText.ts';

/** Options per section, those with the most products. */
const fewOptions = 5;

const hrefOf = (category: string, query: CatalogQuery): string =>
  `${pagePath('/catalog/$category', { category })}${searchText(query)}`;

/** The facets that people shop by, as the menu asks for them. */
const facets = [
  { name: 'occasion', title: 'Повод' },
  { name: 'flower', title: 'Цветок' },
  { name: 'colour', title: 'Цвет' },
] as const;
const shops = [{ name: 'service', title: 'Магазины' }] as const;

const byCount = (one: FilterOption, other: FilterOption): number => other.count - one.count;

type Facet = (typeof facets)[number] | (typeof shops)[number];

function facetSections(category: string, { groups }: CatalogFilters, asked: readonly Facet[]): CatalogMenuSection[] {
  return asked.flatMap(({ name, title }) => {
    const options = groups.find((group) => group.name === name)?.options ?? [];
    const links = options
      .filter(({ count }) => count > 0)
      .toSorted(byCount)
      .slice(0, fewOptions)
      .map(({ value, label, count }) => ({ href: hrefOf(category, { [name]: value }), label, count }));
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
  ...facetSections(category, filters, facets),
  ...priceSection(category, filters),
  { title: 'Когда', links: [{ href: hrefOf(category, { deliveryToday: true }), label: 'Доставка сегодня' }] },
  ...facetSections(category, filters, shops),
];
