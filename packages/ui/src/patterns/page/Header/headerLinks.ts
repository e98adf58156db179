export interface HeaderLink {
  href: string;
  label: string;
}

/** The quiet links of the top strip. */
export const headerLinks: readonly HeaderLink[] = [
  { href: '/shops', label: 'Магазины' },
  { href: '/articles', label: 'Статьи' },
  { href: '/cost-price', label: 'По себестоимости' },
  { href: '/docs', label: 'Помощь' },
];
