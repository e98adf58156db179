import type { FooterGroup } from '@vetka/ui/patterns/page/Footer';
import type { HeaderLink } from '@vetka/ui/patterns/page/Header';
import { pagePath } from '../links/pagePath.ts';

/** Links of the strip above the header. */
export const headerLinks: readonly HeaderLink[] = [
  { href: pagePath('/popular'), label: 'Популярное' },
  { href: pagePath('/shops'), label: 'Магазины' },
  { href: pagePath('/articles'), label: 'Статьи' },
  { href: pagePath('/cost-price'), label: 'По себестоимости' },
];

/** Links of the footer. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Покупателям',
    links: [
      { href: pagePath('/catalog'), label: 'Каталог' },
      { href: pagePath('/popular'), label: 'Популярное' },
      { href: `${pagePath('/catalog/search')}?deliveryToday=true`, label: 'С доставкой сегодня' },
      { href: pagePath('/docs/$document', { document: 'price' }), label: 'Цены и оплата' },
      { href: pagePath('/cost-price'), label: 'По себестоимости' },
    ],
  },
  {
    title: 'Ветка',
    links: [
      { href: pagePath('/shops'), label: 'Магазины' },
      { href: pagePath('/content'), label: 'Фото' },
      { href: pagePath('/articles'), label: 'Статьи' },
      { href: pagePath('/users'), label: 'Люди' },
      { href: pagePath('/my/shop/new'), label: 'Стать продавцом' },
    ],
  },
  {
    title: 'Документы',
    links: [
      { href: pagePath('/docs/$document', { document: 'terms' }), label: 'Условия' },
      { href: pagePath('/docs/$document', { document: 'police' }), label: 'Политика' },
      { href: pagePath('/docs/$document', { document: 'consent-cookie' }), label: 'Согласие на cookie' },
      { href: pagePath('/docs'), label: 'Все документы' },
    ],
  },
];

/** Opens the cart as an overlay by its URL: a press may come before its code has loaded. */
export const cartHref = '?panel=cart';

/** The links of people who work for a shop: with its desk in the group «Ветка». */
export const withDesk = (groups: readonly FooterGroup[], deskPath: string | null): readonly FooterGroup[] =>
  deskPath === null
    ? groups
    : groups.map((group) =>
        group.title === 'Ветка'
          ? { ...group, links: [...group.links, { href: deskPath, label: 'Кабинет магазина' }] }
          : group,
      );
