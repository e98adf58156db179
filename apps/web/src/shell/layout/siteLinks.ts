import type { FooterGroup } from '@vetka/ui/patterns/page/Footer';
import type { HeaderLink } from '@vetka/ui/patterns/page/Header';

/** The links of the strip over the header. Only pages that exist are here. */
export const headerLinks: readonly HeaderLink[] = [
  { href: '/popular', label: 'Популярное' },
  { href: '/shops', label: 'Магазины' },
  { href: '/articles', label: 'Статьи' },
  { href: '/cost-price', label: 'По себестоимости' },
];

/** The links of the footer. Only pages that exist are here. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Покупателям',
    links: [
      { href: '/catalog', label: 'Каталог' },
      { href: '/popular', label: 'Популярное' },
      { href: '/catalog/search?deliveryToday=true', label: 'С доставкой сегодня' },
      { href: '/docs/price', label: 'Цены и оплата' },
      { href: '/cost-price', label: 'По себестоимости' },
    ],
  },
  {
    title: 'Ветка',
    links: [
      { href: '/shops', label: 'Магазины' },
      { href: '/content', label: 'Фото' },
      { href: '/articles', label: 'Статьи' },
      { href: '/users', label: 'Люди' },
    ],
  },
  {
    title: 'Документы',
    links: [
      { href: '/docs/terms', label: 'Условия' },
      { href: '/docs/police', label: 'Политика' },
      { href: '/docs/consent-cookie', label: 'Согласие на cookie' },
      { href: '/docs', label: 'Все документы' },
    ],
  },
];

/** Opens the cart over the page, from an address as well: a press may come before its code. */
export const cartHref = '?panel=cart';
