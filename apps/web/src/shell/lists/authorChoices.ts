import type { AuthorChoice } from './AuthorFilter.tsx';

/** Everybody who shows and writes. */
export const allAuthors: readonly AuthorChoice[] = [
  { label: 'Все' },
  { authorType: 'USER', label: 'Люди' },
  { authorType: 'SHOP', label: 'Магазины' },
  { authorType: 'SERVICE', label: 'Мастерские' },
  { authorType: 'COMPANY', label: 'Компании' },
  { authorType: 'ADMINISTRATION', label: 'Редакция «Ветки»' },
];

/** Sellers; the shops are shown unless others are asked for. */
export const sellerAuthors: readonly AuthorChoice[] = [
  { label: 'Магазины' },
  { authorType: 'SERVICE', label: 'Мастерские' },
  { authorType: 'COMPANY', label: 'Компании' },
];
