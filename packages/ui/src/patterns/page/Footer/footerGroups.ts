export interface FooterGroup {
  title: string;
  links: readonly { href: string; label: string }[];
}

/** Everything the footer leads to by default; each address is a page of the site. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Покупателям',
    links: [
      { href: '/catalog', label: 'Каталог' },
      { href: '/popular', label: 'Популярное' },
      { href: '/cost-price', label: 'Подписка' },
      { href: '/docs', label: 'Вопросы и ответы' },
    ],
  },
  {
    title: 'Магазинам',
    links: [
      { href: '/shops', label: 'Все магазины' },
      { href: '/shops/content', label: 'Новое от магазинов' },
      { href: '/docs/price', label: 'Условия и тарифы' },
    ],
  },
  {
    title: 'Ветка',
    links: [
      { href: '/articles', label: 'Статьи' },
      { href: '/content/feed', label: 'Лента' },
      { href: '/users', label: 'Люди' },
    ],
  },
  {
    title: 'Документы',
    links: [
      { href: '/docs/terms', label: 'Условия' },
      { href: '/docs/police', label: 'Политика' },
      { href: '/docs/consent-cookie', label: 'Согласие на cookie' },
      { href: '/docs/privacy-consent', label: 'Согласие на обработку данных' },
    ],
  },
];
