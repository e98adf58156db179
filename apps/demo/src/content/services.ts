/** Sellers of the demo catalogue. */
import type { LogoRequest } from '../pictures/people/logo.ts';
import type { PictureSpec } from '../pictures/spec.ts';
import { heap, meadow } from './pictures.ts';
import { ogrnipOf, ogrnOf, organisationInn, personInn } from './requisites.ts';
import { serviceStories } from './service-stories.ts';

export type DeliveryType = 'PICKUP' | 'DELIVERY' | 'OWN_COURIER' | 'MARKETPLACE';

export interface DemoInterval {
  /** `HH:MM`. */
  from: string;
  to: string;
  /** Kopecks on top of the option's price. */
  surcharge: number;
}

export interface DemoDelivery {
  type: DeliveryType;
  name: string;
  description: string;
  /** Kopecks. */
  price: number;
  /** Kopecks; null: never free. */
  freeFrom: number | null;
  /** From the order to the first interval, in addition to production. */
  leadMinutes: number;
  intervals: DemoInterval[];
}

export interface DemoBanner {
  title: string;
  text: string;
  buttonText: string;
  picture: PictureSpec;
}

export interface DemoEmployee {
  nickname: string;
  role: 'OWNER' | 'MANAGER' | 'SELLER' | 'COURIER';
  status: 'NEW' | 'ACCEPTED' | 'WORKER' | 'FINAL' | 'CANCELED';
  position: string;
}

export interface DemoLegal {
  subjectType: 'LEGAL_SUBJECT' | 'SOLE_PROPRIETOR' | 'INDIVIDUAL_SUBJECT';
  name: string;
  inn: string;
  /** Null for a self-employed person. */
  ogrn: string | null;
}

export interface DemoService {
  slug: string;
  name: string;
  type: 'SHOP' | 'SERVICE';
  /** Slug of the city. */
  city: string;
  street: string;
  house: string;
  tagline: string;
  /** Two or three paragraphs separated by an empty line. */
  story: string;
  phone: string;
  workingHours: string;
  /** Asks customers about substitutes when a flower runs out, and shows a photo before delivery. */
  sellsBouquets: boolean;
  legal: DemoLegal;
  deliveries: DemoDelivery[];
  banners: DemoBanner[];
  employees: DemoEmployee[];
  logo: PictureSpec;
  cover: PictureSpec;
  /** How long ago it was published. */
  daysAgo: number;
}

const MORNING: DemoInterval = { from: '09:00', to: '12:00', surcharge: 0 };
const DAY: DemoInterval = { from: '12:00', to: '15:00', surcharge: 0 };
const AFTERNOON: DemoInterval = { from: '15:00', to: '18:00', surcharge: 0 };
const EVENING: DemoInterval = { from: '18:00', to: '21:00', surcharge: 0 };
const LATE: DemoInterval = { from: '21:00', to: '23:00', surcharge: 30_000 };
const USUAL = [MORNING, DAY, AFTERNOON, EVENING];

const pickup = (intervals: DemoInterval[] = USUAL): DemoDelivery => ({
  type: 'PICKUP',
  name: 'Самовывоз',
  description: 'Соберём к вашему приходу и подержим в прохладе до вечера.',
  price: 0,
  freeFrom: null,
  leadMinutes: 30,
  intervals,
});

const courier = (price: number, freeFrom: number | null, intervals: DemoInterval[]): DemoDelivery => ({
  type: 'OWN_COURIER',
  name: 'Курьер мастерской',
  description: 'Привезёт сам и напишет за полчаса до приезда.',
  price,
  freeFrom,
  leadMinutes: 60,
  intervals,
});

const city = (price: number, freeFrom: number | null): DemoDelivery => ({
  type: 'DELIVERY',
  name: 'Доставка по городу',
  description: 'Служба доставки: трёхчасовой интервал, звонок перед приездом.',
  price,
  freeFrom,
  leadMinutes: 90,
  intervals: USUAL,
});

const marketplace = (price: number): DemoDelivery => ({
  type: 'MARKETPLACE',
  name: 'Доставка «Ветки»',
  description: 'Заберём у продавца и привезём вместе с другими заказами.',
  price,
  freeFrom: 700_000,
  leadMinutes: 120,
  intervals: [MORNING, AFTERNOON, EVENING],
});

const sign = (
  seed: number,
  pair: number,
  bloom: LogoRequest['bloom'],
  tone: LogoRequest['tone'],
  sprig: LogoRequest['sprig'],
): PictureSpec => ({
  scene: 'logo',
  request: { seed, pair, bloom, tone, sprig },
});

const person = (name: string, inn: string, ogrnip: string): DemoLegal => ({
  subjectType: 'SOLE_PROPRIETOR',
  name: `ИП ${name}`,
  inn: personInn(inn),
  ogrn: ogrnipOf(ogrnip),
});

const selfEmployed = (name: string, inn: string): DemoLegal => ({
  subjectType: 'INDIVIDUAL_SUBJECT',
  name,
  inn: personInn(inn),
  ogrn: null,
});

const company = (name: string, inn: string, ogrn: string): DemoLegal => ({
  subjectType: 'LEGAL_SUBJECT',
  name: `ООО «${name}»`,
  inn: organisationInn(inn),
  ogrn: ogrnOf(ogrn),
});

const works = (nickname: string, role: DemoEmployee['role'], position: string): DemoEmployee => ({
  nickname,
  role,
  status: 'WORKER',
  position,
});

type Basics = Omit<DemoService, 'story' | 'tagline' | 'sellsBouquets'>;

/** Plants, cakes and candles are not made to order from stems. */
const withoutBouquets: readonly string[] = ['zelyonyy-ugol', 'sladkiy-tsekh', 'teplo-i-vosk'];

const BASICS: Basics[] = [
  {
    slug: 'myata-i-pion',
    name: 'Мята и пион',
    type: 'SHOP',
    city: 'nizhniy-novgorod',
    street: 'ул. Рождественская',
    house: '24',
    phone: '+78312000101',
    workingHours: 'ежедневно 8:00–22:00',
    legal: person('Веснина Ольга Андреевна', '5260114407', '31852600021418'),
    deliveries: [courier(35_000, 500_000, [...USUAL, LATE]), pickup(), marketplace(29_000)],
    banners: [
      {
        title: 'Пионы приехали',
        text: 'Первый срез из Дальнего Константинова: белые, пудровые и «Корал Шарм».',
        buttonText: 'Выбрать пионы',
        picture: heap(101, 'peony', 'peony:pink, peony:white, peony:coral', 2, 'banner'),
      },
      {
        title: 'Мята в каждом букете',
        text: 'Кладём веточку почти в каждый заказ. Поставьте её в воду, и она даст корни.',
        buttonText: 'Выбрать букет',
        picture: heap(102, 'ivory', 'peony:white, ranunculus:cream, eustoma:white', 0, 'banner'),
      },
    ],
    employees: [
      works('florist', 'OWNER', 'Основатель и флорист'),
      works('lena.sokolova', 'MANAGER', 'Управляющая'),
      works('marina-flor', 'SELLER', 'Флорист'),
      works('kurier-ilya', 'COURIER', 'Курьер'),
      { nickname: 'katya_bloom', role: 'SELLER', status: 'NEW', position: 'Флорист' },
    ],
    logo: sign(1, 0, 'peony', 'pink', 'eucalyptus'),
    cover: heap(103, 'peony', 'peony:pink, peony:blush, ranunculus:peach, peony:white', 2),
    daysAgo: 640,
  },
  {
    slug: 'sad-na-pokrovke',
    name: 'Сад на Покровке',
    type: 'SERVICE',
    city: 'nizhniy-novgorod',
    street: 'ул. Большая Покровская',
    house: '18',
    phone: '+78312000102',
    workingHours: 'ежедневно 9:00–21:00',
    legal: company('Сад на Покровке', '526032118', '116527500418'),
    deliveries: [city(39_000, 600_000), pickup()],
    banners: [
      {
        title: 'Гортензии в керамике',
        text: 'Вазы делает соседка по двору: каждая одна такая.',
        buttonText: 'Смотреть композиции',
        picture: heap(104, 'lilac', 'hydrangea:lilac, hydrangea:blue, rose:mauve', 1, 'banner'),
      },
    ],
    employees: [works('anna-pokrovka', 'OWNER', 'Основатель'), works('dasha.l', 'SELLER', 'Флорист')],
    logo: sign(2, 1, 'hydrangea', 'lilac', 'olive'),
    cover: heap(105, 'lilac', 'hydrangea:lilac, rose:mauve, hydrangea:blue', 1),
    daysAgo: 520,
  },
  {
    slug: 'polevaya',
    name: 'Полевая',
    type: 'SHOP',
    city: 'suzdal',
    street: 'ул. Ленина',
    house: '63',
    phone: '+74923100103',
    workingHours: 'ежедневно 8:00–20:00',
    legal: person('Громова Татьяна Сергеевна', '3310027714', '31933280010077'),
    deliveries: [courier(25_000, 350_000, USUAL), pickup([MORNING, DAY, AFTERNOON])],
    banners: [
      {
        title: 'Луг за городом',
        text: 'Ромашки, васильки и колосья срезаем на рассвете.',
        buttonText: 'К полевым букетам',
        picture: meadow(106, 'honey', 'daisy:white, cornflower:blue, wheat:cream, lavender:violet', 3, 'banner'),
      },
    ],
    employees: [works('tanya-polevaya', 'OWNER', 'Хозяйка поля'), works('petr.gromov', 'COURIER', 'Курьер')],
    logo: sign(3, 3, 'daisy', 'white', 'fern'),
    cover: meadow(107, 'honey', 'daisy:white, cornflower:blue, wheat:cream, lavender:violet', 3),
    daysAgo: 410,
  },
  {
    slug: 'rozovyy-sad',
    name: 'Розовый сад',
    type: 'SHOP',
    city: 'moskva',
    street: 'ул. Сретенка',
    house: '9',
    phone: '+74952000104',
    workingHours: 'круглосуточно',
    legal: company('Розовый сад', '770812345', '112774612345'),
    deliveries: [courier(49_000, 800_000, [...USUAL, LATE]), pickup(), marketplace(39_000)],
    banners: [
      {
        title: 'Сто одна роза',
        text: 'Соберём за два часа и поднимем на любой этаж.',
        buttonText: 'К розам',
        picture: heap(108, 'peony', 'rose:burgundy, rose:red, rose:peony', 5, 'banner'),
      },
    ],
    employees: [
      works('gleb-roses', 'OWNER', 'Основатель'),
      works('vika_m', 'SELLER', 'Флорист'),
      works('timur.k', 'COURIER', 'Курьер'),
    ],
    logo: sign(4, 2, 'rose', 'burgundy', 'ruscus'),
    cover: heap(109, 'peony', 'rose:burgundy, rose:red', 5),
    daysAgo: 700,
  },
  {
    slug: 'zelyonyy-ugol',
    name: 'Зелёный угол',
    type: 'SHOP',
    city: 'moskva',
    street: 'ул. Бауманская',
    house: '33/2',
    phone: '+74952000105',
    workingHours: 'ежедневно 10:00–20:00',
    legal: company('Зелёный угол', '770198765', '115774698765'),
    deliveries: [city(45_000, 500_000), pickup()],
    banners: [
      {
        title: 'Растения, которые легко полюбить',
        text: 'С кашпо, дренажом и памяткой по уходу.',
        buttonText: 'К растениям',
        picture: heap(110, 'leaf', 'chrysanthemum:lime, daisy:white', 0, 'banner'),
      },
    ],
    employees: [works('sergey-green', 'OWNER', 'Основатель'), works('nina.fikus', 'SELLER', 'Консультант')],
    logo: sign(5, 0, 'daisy', 'white', 'fern'),
    cover: {
      scene: 'table',
      things: [
        { request: { kind: 'pot', seed: 201, palette: 'ivory', plant: 'monstera' }, at: 0.34, scale: 1.02 },
        { request: { kind: 'pot', seed: 202, palette: 'blush', plant: 'sansevieria' }, at: 0.66, scale: 0.9 },
        { request: { kind: 'pot', seed: 203, palette: 'sky', plant: 'cactus' }, at: 0.85, scale: 0.66 },
      ],
      ground: 0,
      format: 'cover',
    },
    daysAgo: 480,
  },
  {
    slug: 'tyulpannaya',
    name: 'Тюльпанная № 1',
    type: 'SHOP',
    city: 'sankt-peterburg',
    street: 'Садовая ул.',
    house: '42',
    phone: '+78122000106',
    workingHours: 'ежедневно 8:00–22:00',
    legal: person('Крылов Денис Олегович', '7801556620', '32078470015566'),
    deliveries: [courier(39_000, 450_000, USUAL), pickup()],
    banners: [
      {
        title: 'Тюльпаны с грядки',
        text: 'Две теплицы под Гатчиной и срез каждое утро.',
        buttonText: 'Выбрать',
        picture: heap(111, 'honey', 'tulip:honey, tulip:white, tulip:coral', 3, 'banner'),
      },
    ],
    employees: [works('denis-tulip', 'OWNER', 'Основатель'), works('sveta.k', 'SELLER', 'Флорист')],
    logo: sign(6, 5, 'tulip', 'coral', 'broad'),
    cover: heap(112, 'peony', 'tulip:pink, tulip:white, tulip:peony', 2),
    daysAgo: 300,
  },
  {
    slug: 'korzinnaya-lavka',
    name: 'Корзинная лавка',
    type: 'SHOP',
    city: 'kazan',
    street: 'ул. Баумана',
    house: '51',
    phone: '+78432000107',
    workingHours: 'ежедневно 9:00–21:00',
    legal: person('Сафина Алия Маратовна', '1655203348', '31716900042033'),
    deliveries: [courier(30_000, 400_000, USUAL), pickup()],
    banners: [
      {
        title: 'Ива и цветы',
        text: 'Корзины плетут в Лаишеве, цветы собираем здесь.',
        buttonText: 'К корзинам',
        picture: heap(113, 'honey', 'ranunculus:peach, rose:cream, chrysanthemum:lime', 3, 'banner'),
      },
    ],
    employees: [works('aliya-lavka', 'OWNER', 'Основатель'), works('rustam.v', 'COURIER', 'Курьер')],
    logo: sign(7, 3, 'ranunculus', 'peach', 'olive'),
    cover: heap(114, 'honey', 'ranunculus:peach, rose:cream, daisy:white, ranunculus:honey', 3),
    daysAgo: 350,
  },
  {
    slug: 'sladkiy-tsekh',
    name: 'Сладкий цех',
    type: 'SERVICE',
    city: 'nizhniy-novgorod',
    street: 'ул. Ильинская',
    house: '70',
    phone: '+78312000108',
    workingHours: 'вт–вс 9:00–20:00',
    legal: company('Сладкий цех', '526045512', '118527500991'),
    deliveries: [courier(35_000, 400_000, [DAY, AFTERNOON, EVENING]), pickup([DAY, AFTERNOON, EVENING])],
    banners: [
      {
        title: 'Торт к утру',
        text: 'Закажите до 18:00, испечём за ночь.',
        buttonText: 'К тортам',
        picture: heap(115, 'blush', 'ranunculus:blush, rose:pink, peony:white', 2, 'banner'),
      },
    ],
    employees: [works('polina-cake', 'OWNER', 'Кондитер'), works('oleg.b', 'COURIER', 'Курьер')],
    logo: sign(8, 2, 'ranunculus', 'pink', 'eucalyptus'),
    cover: {
      scene: 'table',
      things: [
        { request: { kind: 'cake', seed: 211, palette: 'blush' }, at: 0.36, scale: 1 },
        { request: { kind: 'macarons', seed: 212, palette: 'ivory' }, at: 0.74, scale: 0.7 },
      ],
      ground: 2,
      format: 'cover',
    },
    daysAgo: 260,
  },
  {
    slug: 'teplo-i-vosk',
    name: 'Тепло и воск',
    type: 'SHOP',
    city: 'sankt-peterburg',
    street: 'наб. канала Грибоедова',
    house: '27',
    phone: '+78122000109',
    workingHours: 'ежедневно 11:00–20:00',
    legal: selfEmployed('Орлова Ксения Игоревна', '7804912275'),
    deliveries: [city(35_000, 350_000), pickup([DAY, AFTERNOON, EVENING])],
    banners: [
      {
        title: 'Вечер дома',
        text: 'Соевые свечи на сорок часов и ароматы без сладости.',
        buttonText: 'К свечам',
        picture: heap(116, 'lilac', 'lavender:violet, rose:lilac, eustoma:white', 1, 'banner'),
      },
    ],
    employees: [works('ksenia-vosk', 'OWNER', 'Основатель')],
    logo: sign(9, 1, 'anemone', 'white', 'eucalyptus'),
    cover: {
      scene: 'table',
      things: [
        { request: { kind: 'candle', seed: 221, palette: 'lilac' }, at: 0.3, scale: 0.86 },
        { request: { kind: 'giftbox', seed: 222, palette: 'ivory' }, at: 0.62, scale: 0.9 },
        { request: { kind: 'mug', seed: 223, palette: 'sky' }, at: 0.86, scale: 0.6 },
      ],
      ground: 1,
      format: 'cover',
    },
    daysAgo: 210,
  },
  {
    slug: 'severnaya-oranzhereya',
    name: 'Северная оранжерея',
    type: 'SHOP',
    city: 'ekaterinburg',
    street: 'ул. Малышева',
    house: '36',
    phone: '+73432000110',
    workingHours: 'ежедневно 9:00–21:00',
    legal: company('Северная оранжерея', '667145220', '116665800772'),
    deliveries: [courier(35_000, 500_000, USUAL), pickup(), city(45_000, null)],
    banners: [
      {
        title: 'Цветы в коробке',
        text: 'Доедут целыми даже в минус тридцать.',
        buttonText: 'К коробкам',
        picture: heap(117, 'sky', 'eustoma:white, rose:blush, hydrangea:sky', 4, 'banner'),
      },
    ],
    employees: [works('irina-sever', 'OWNER', 'Основатель'), works('max.u', 'SELLER', 'Флорист')],
    logo: sign(10, 4, 'eustoma', 'white', 'ruscus'),
    cover: heap(118, 'sky', 'hydrangea:sky, eustoma:white, rose:blush', 4),
    daysAgo: 330,
  },
  {
    slug: 'belyy-veter',
    name: 'Белый ветер',
    type: 'SERVICE',
    city: 'krasnodar',
    street: 'ул. Красная',
    house: '115',
    phone: '+78612000111',
    workingHours: 'ежедневно 8:00–21:00',
    legal: person('Мельник Юлия Викторовна', '2310448801', '31923750034488'),
    deliveries: [courier(29_000, 450_000, USUAL), pickup()],
    banners: [
      {
        title: 'Свадебная пора',
        text: 'Букет невесты, бутоньерка и цветы на стол в одной гамме.',
        buttonText: 'К букетам невесты',
        picture: heap(119, 'ivory', 'ranunculus:white, rose:ivory, eustoma:white', 5, 'banner'),
      },
    ],
    employees: [works('yulia-veter', 'OWNER', 'Флорист-декоратор'), works('artem.s', 'COURIER', 'Курьер')],
    logo: sign(11, 5, 'rose', 'white', 'olive'),
    cover: heap(120, 'ivory', 'ranunculus:white, rose:ivory, anemone:white', 5),
    daysAgo: 180,
  },
  {
    slug: 'sibirskiy-buket',
    name: 'Сибирский букет',
    type: 'SHOP',
    city: 'novosibirsk',
    street: 'Красный проспект',
    house: '59',
    phone: '+73832000112',
    workingHours: 'ежедневно 8:00–22:00',
    legal: company('Сибирский букет', '540633771', '117547600335'),
    deliveries: [courier(33_000, 450_000, [...USUAL, LATE]), pickup()],
    banners: [
      {
        title: 'К празднику всё сразу',
        text: 'Цветы, шары и мишка приедут одним курьером.',
        buttonText: 'К наборам',
        picture: heap(121, 'terracotta', 'gerbera:coral, chrysanthemum:honey, rose:peach', 5, 'banner'),
      },
    ],
    employees: [works('pavel-sib', 'OWNER', 'Основатель'), works('olya.n', 'SELLER', 'Флорист')],
    logo: sign(12, 3, 'sunflower', 'honey', 'broad'),
    cover: heap(122, 'terracotta', 'gerbera:coral, chrysanthemum:honey, rose:peach', 5),
    daysAgo: 120,
  },
];

export const demoServices: DemoService[] = BASICS.map((basics) => ({
  ...basics,
  sellsBouquets: !withoutBouquets.includes(basics.slug),
  ...(serviceStories[basics.slug] ?? { tagline: '', story: '' }),
}));
