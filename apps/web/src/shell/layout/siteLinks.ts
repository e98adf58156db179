import type { FooterGroup } from '@vetka/ui/patterns/page/Footer';
import type { HeaderLink } from '@vetka/ui/patterns/page/Header';

/** The links of the strip over the header. Only pages that exist are here. */
export const headerLinks: readonly HeaderLink[] = [
  { href: '/popular', label: 'Популярное' },
  { href: '/catalog', label: 'Все товары' },
];

/** The links of the footer. Only pages that exist are here. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Покупателям',
    links: [
      { href: '/catalog', label: 'Каталог' },
      { href: '/popular', label: 'Популярное' },
      { href: '/catalog/search?deliveryToday=true', label: 'С доставкой сегодня' },
    ],
  },
];
