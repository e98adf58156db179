import type { FooterGroup } from '@vetka/ui/patterns/page/Footer';
import type { HeaderLink } from '@vetka/ui/patterns/page/Header';

/** Links of the strip above the header. */
export const headerLinks: readonly HeaderLink[] = [
  { href: '/popular', label: 'Популярное' },
  { href: '/shops', label: 'Магазины' },
  { href: '/articles', label: 'Статьи' },
  { href: '/cost-price', label: 'По себестоимости' },
];

/** Links of the footer. */
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

/** Opens the cart as an overlay by its URL: a press may come before its code has loaded. */
export const cartHref = '?panel=cart';
