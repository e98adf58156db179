/** The parts of a route match that descriptions need. */
export interface DescribedMatch {
  routeId: string;
  status: string;
  loaderData?: unknown;
}

/** The names that the loaders of a page's routes return. A loader that failed returns none. */
interface Names {
  /** Of the person or shop. */
  name: string;
  /** Of the page itself. */
  title: string;
  /** Of the category in a shop. */
  part: string;
}

type Describe = string | ((names: Partial<Names>) => string | undefined);

/** By route. Personal rooms and search results have none: they are closed to search engines. */
const descriptions: Readonly<Record<string, Describe>> = {
  '/_default/':
    'Букеты, растения и подарки от цветочных магазинов вашего города: фото, цены, отзывы покупателей, оплата онлайн и доставка ко времени.',
  '/_default/catalog/':
    'Букеты, цветы поштучно, растения и подарки с доставкой. Подберите по цене, поводу, цвету и составу и закажите онлайн.',
  '/_default/catalog/$category': ({ title }) =>
    title &&
    `${title} с доставкой: фото, цены и отзывы покупателей. Подберите по цене, поводу, цвету и составу и закажите онлайн.`,
  '/_default/popular': 'Букеты, растения и подарки, которые покупают чаще всего: фото, цены и отзывы покупателей.',
  '/_default/cost-price': 'Цветы по себестоимости для подписчиков магазинов: что это такое и как их купить.',
  '/_default/subscription-cost-products': 'Товары, которые магазины продают своим подписчикам по себестоимости.',
  '/_default/shops/':
    'Магазины цветов и подарков с рейтингом и отзывами покупателей: витрины, цены и условия доставки.',
  '/_default/shops/content': 'Фотографии магазинов цветов и подарков: новые букеты, поставки и жизнь мастерских.',
  '/_default/shops/articles': 'Статьи магазинов цветов и подарков: чем делятся те, кто собирает букеты каждый день.',
  '/_default/content/':
    'Фотографии покупателей и магазинов: букеты дома, на работе и в день, ради которого их собрали.',
  '/_default/content/feed': 'Новые фотографии людей и магазинов, на которых вы подписаны.',
  '/_default/articles/': 'Статьи об уходе за цветами, о сезонах и о людях, которые цветы выращивают.',
  '/_default/users': 'Люди «Ветки»: покупатели и авторы, их фотографии и статьи.',
  '/_default/docs/': 'Документы «Ветки»: соглашения и правила, их действующие и прежние редакции.',
  '/_default/docs/ranking': 'Из чего складывается порядок товаров в каталоге и в поиске «Ветки».',
  '/_default/docs/$document': ({ title }) =>
    title && `${title}: действующая редакция документа «Ветки» и дата её начала.`,
  '/_default/docs/$document_/versions': ({ title }) =>
    title && `${title}: редакции документа «Ветки» и даты, с которых они действуют.`,
  '/_default/products/$product_/reviews': ({ title }) =>
    title && `Отзывы покупателей о товаре «${title}»: оценки, фотографии и ответы магазина.`,
  '/_default/$service/': ({ name }) =>
    name && `Магазин «${name}»: товары, цены, условия доставки и отзывы покупателей.`,
  '/_default/$service/storefront': ({ name }) => name && `Витрина магазина «${name}»: что есть в наличии, фото и цены.`,
  '/_default/$service/$category': ({ name, part }) =>
    part && `${part} в магазине «${name}»: фото, цены и отзывы покупателей.`,
  '/_default/$service/content': ({ name }) =>
    name && `Фотографии магазина «${name}»: букеты, поставки и работа мастерской.`,
  '/_default/$service/articles': ({ name }) => name && `Статьи магазина «${name}» о цветах, букетах и подарках.`,
  '/_default/account/$nickname/': ({ name }) => name && `${name} на «Ветке»: фотографии, подписки и подписчики.`,
  '/_default/account/$nickname/articles': ({ name }) =>
    name && `${name} на «Ветке»: статьи о цветах, букетах и подарках.`,
  '/_default/account/$nickname/subscribers': ({ name }) => name && `Кто подписан на страницу автора: ${name}, «Ветка».`,
  '/_default/account/$nickname/subscriptions/': ({ name }) =>
    name && `На кого из людей подписан автор: ${name}, «Ветка».`,
  '/_default/account/$nickname/subscriptions/services': ({ name }) =>
    name && `На какие магазины подписан автор: ${name}, «Ветка».`,
};

/** The default description of a page. `undefined` for error pages and pages closed to search engines. */
export function describePage(matches: readonly DescribedMatch[]): string | undefined {
  const shown = matches.at(-1);
  if (!shown || matches.some(({ status }) => status === 'notFound' || status === 'error')) return undefined;
  const describe = descriptions[shown.routeId];
  const names = Object.assign({}, ...matches.map(({ loaderData }) => loaderData)) as Partial<Names>;
  return typeof describe === 'function' ? describe(names) : describe;
}
