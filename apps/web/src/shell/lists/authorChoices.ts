import type { AuthorChoice } from './AuthorFilter.tsx';

/** People and shops. */
export const allAuthors: readonly AuthorChoice[] = [
  { label: 'Все' },
  { authorType: 'USER', label: 'Люди' },
  { authorType: 'SHOP', label: 'Магазины' },
  { authorType: 'SERVICE', label: 'Мастерские' },
  { authorType: 'COMPANY', label: 'Компании' },
  { authorType: 'ADMINISTRATION', label: 'Редакция «Ветки»' },
];

/** Sellers only; shops by default. */
export const sellerAuthors: readonly AuthorChoice[] = [
  { label: 'Магазины' },
  { authorType: 'SERVICE', label: 'Мастерские' },
  { authorType: 'COMPANY', label: 'Компании' },
];
