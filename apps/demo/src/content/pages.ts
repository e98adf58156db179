/** Banners of the home page, metadata for search engines, and redirects. */
import type { PictureSpec } from '../pictures/spec.ts';
import { flowersOf } from './pictures.ts';

export interface DemoHomeBanner {
  place: 'HERO' | 'SIDE';
  label: string | null;
  title: string;
  text: string;
  buttonText: string | null;
  href: string;
  picture: PictureSpec;
  /** The alternative text of the picture. */
  alt: string;
  /** Colour pair, 0 to 5; null: forest. */
  look: number | null;
}

const hero = (vase: string, seed: number): PictureSpec => ({
  scene: 'table',
  things: [
    {
      request: { kind: 'vase', seed, palette: 'ivory', glass: false, greens: ['eucalyptus'], flowers: flowersOf(vase) },
      at: 0.48,
      scale: 1.02,
    },
    { request: { kind: 'giftbox', seed: 8, palette: 'ivory' }, at: 0.83, scale: 0.52 },
    { request: { kind: 'candle', seed: 9, palette: 'lilac' }, at: 0.15, scale: 0.34 },
  ],
  ground: 'forest',
  format: 'hero',
});

export const demoHomeBanners: DemoHomeBanner[] = [
  {
    place: 'HERO',
    label: 'К нужному часу',
    title: 'Букет точно к\u00a0празднику',
    text: 'Выберите мастерскую, день и удобное время. Цена доставки видна до\u00a0оплаты.',
    buttonText: 'Выбрать букет',
    href: '/catalog/bukety',
    picture: hero('peony:blush:6, rose:burgundy:4, rose:white:4, ranunculus:peach:4', 7),
    alt: 'Пионы и розы в вазе, рядом подарок и свеча',
    look: null,
  },
  {
    place: 'HERO',
    label: 'Сезон',
    title: 'Пионы, пока они есть',
    text: 'Белые, розовые и коралловые: срезаем утром, привозим днём.',
    buttonText: 'К пионам',
    href: '/catalog/piony',
    picture: hero('peony:pink:7, peony:white:4, peony:coral:3', 27),
    alt: 'Розовые, белые и коралловые пионы в вазе',
    look: null,
  },
  {
    place: 'HERO',
    label: 'Дома',
    title: 'Луг на кухонном столе',
    text: 'Ромашки, васильки и колосья из-под Суздаля.',
    buttonText: 'К полевым цветам',
    href: '/catalog/polevye-tsvety',
    picture: hero('daisy:white:11, cornflower:blue:7, lavender:violet:3', 31),
    alt: 'Ромашки, васильки и лаванда в вазе',
    look: null,
  },
  {
    place: 'SIDE',
    label: null,
    title: 'Растения, которые легко полюбить',
    text: 'С кашпо и памяткой по уходу',
    buttonText: null,
    href: '/catalog/komnatnye-rasteniya',
    picture: { scene: 'cutout', request: { kind: 'pot', seed: 16, palette: 'ivory', plant: 'monstera' } },
    alt: 'Монстера в светлом кашпо',
    look: 1,
  },
  {
    place: 'SIDE',
    label: null,
    title: 'Цветы по себестоимости',
    text: 'Как мастерские продают без\u00a0наценки',
    buttonText: null,
    href: '/cost-price',
    picture: {
      scene: 'cutout',
      request: {
        kind: 'bouquet',
        seed: 13,
        palette: 'honey',
        wrap: 'korean',
        greens: ['blade'],
        flowers: flowersOf('tulip:honey:9, tulip:peach:8, tulip:white:8'),
      },
    },
    alt: 'Букет жёлтых и белых тюльпанов',
    look: 3,
  },
];

export interface DemoSeo {
  path: string;
  title: string;
  description: string;
  heading: string | null;
}

export const demoSeo: DemoSeo[] = [
  {
    path: '/',
    title: 'Ветка — цветы и подарки от мастерских',
    description: 'Букеты, растения и подарки от мастерских. Выберите день и время доставки, её цена видна до оплаты.',
    heading: null,
  },
  {
    path: '/catalog',
    title: 'Каталог цветов и подарков — Ветка',
    description: 'Букеты, цветы в коробках, корзины, комнатные растения и подарки от мастерских по всей России.',
    heading: 'Каталог',
  },
  {
    path: '/popular',
    title: 'Популярное — Ветка',
    description: 'Что чаще всего выбирают на этой неделе.',
    heading: 'Популярное',
  },
  {
    path: '/catalog/bukety',
    title: 'Букеты с доставкой — Ветка',
    description: 'Букеты от мастерских: выберите размер, день и время доставки. Цена доставки видна до оплаты.',
    heading: 'Букеты',
  },
  {
    path: '/catalog/rozy',
    title: 'Розы с доставкой — Ветка',
    description: 'От одной ветки до ста одной: алые, белые, пудровые и редкие сиреневые.',
    heading: 'Розы',
  },
  {
    path: '/shops',
    title: 'Магазины и мастерские — Ветка',
    description: 'Независимые цветочные мастерские из двенадцати городов.',
    heading: 'Магазины',
  },
  {
    path: '/articles',
    title: 'Статьи о цветах — Ветка',
    description: 'Уход, сезоны и люди, которые выращивают цветы.',
    heading: 'Читаем за чаем',
  },
  {
    path: '/cost-price',
    title: 'Цветы по себестоимости — Ветка',
    description: 'Что такое себестоимость букета и какие цветы мастерские отмечают этой ценой.',
    heading: 'По себестоимости',
  },
];

export const demoRedirects: { from: string; to: string }[] = [
  { from: '/katalog', to: '/catalog' },
  { from: '/catalog/buketi', to: '/catalog/bukety' },
  { from: '/catalog/roses', to: '/catalog/rozy' },
  { from: '/blog', to: '/articles' },
  { from: '/mint-and-peony', to: '/myata-i-pion' },
  { from: '/dostavka', to: '/docs/terms' },
];
