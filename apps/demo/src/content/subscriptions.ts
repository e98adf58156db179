/** Plans on sale and their holders. */
export interface DemoPlan {
  key: string;
  /** Slug of the seller; null: the platform's, valid everywhere. */
  service: string | null;
  type: 'BASIC' | 'CORPORATE' | 'COST_PRICE';
  name: string;
  description: string;
  /** Kopecks. */
  price: number;
  period: 'DAY' | 'MONTH' | 'YEAR';
  percent: number;
  perks: string[];
}

export interface DemoHolding {
  plan: string;
  /** Nickname. */
  person: string;
  startedDaysAgo: number;
  /** Negative: it has expired. */
  endsInDays: number;
  canceledDaysAgo: number | null;
}

export const demoPlans: DemoPlan[] = [
  {
    key: 'cost-month',
    service: null,
    type: 'COST_PRICE',
    name: 'По себестоимости',
    description: 'Покупайте отмеченные цветы по цене, за которую их берёт сам продавец.',
    price: 49_000,
    period: 'MONTH',
    percent: 0,
    perks: ['Больше семидесяти товаров по себестоимости', 'Сама не продлевается', 'Список пополняется каждую неделю'],
  },
  {
    key: 'cost-year',
    service: null,
    type: 'COST_PRICE',
    name: 'По себестоимости на год',
    description: 'То же на двенадцать месяцев: два месяца получаются в подарок.',
    price: 490_000,
    period: 'YEAR',
    percent: 0,
    perks: ['Всё, что в месячной подписке', 'Два месяца в подарок'],
  },
  {
    key: 'cost-day',
    service: null,
    type: 'COST_PRICE',
    name: 'На один день',
    description: 'Если нужен один большой букет прямо сегодня.',
    price: 9_900,
    period: 'DAY',
    percent: 0,
    perks: ['Действует двадцать четыре часа'],
  },
  {
    key: 'pion-basic',
    service: 'myata-i-pion',
    type: 'BASIC',
    name: 'Друг мастерской',
    description: 'Скидка на все букеты «Мяты и пиона».',
    price: 19_900,
    period: 'MONTH',
    percent: 8,
    perks: ['Скидка 8 % на всё', 'Бесплатная открытка'],
  },
  {
    key: 'pion-corporate',
    service: 'myata-i-pion',
    type: 'CORPORATE',
    name: 'Цветы в офис',
    description: 'Свежая композиция на стойку каждую неделю и скидка на подарки сотрудникам.',
    price: 890_000,
    period: 'MONTH',
    percent: 12,
    perks: ['Замена композиции по понедельникам', 'Закрывающие документы', 'Персональный флорист'],
  },
  {
    key: 'rose-basic',
    service: 'rozovyy-sad',
    type: 'BASIC',
    name: 'Розовый клуб',
    description: 'Скидка на розы круглый год.',
    price: 149_000,
    period: 'YEAR',
    percent: 10,
    perks: ['Скидка 10 % на розы', 'Ночная доставка без наценки'],
  },
  {
    key: 'sad-corporate',
    service: 'sad-na-pokrovke',
    type: 'CORPORATE',
    name: 'Сад для гостиницы',
    description: 'Оформление лобби и номеров живыми цветами.',
    price: 1_900_000,
    period: 'MONTH',
    percent: 15,
    perks: ['Две смены цветов в неделю', 'Аренда ваз'],
  },
  {
    key: 'green-basic',
    service: 'zelyonyy-ugol',
    type: 'BASIC',
    name: 'Зелёный абонемент',
    description: 'Скидка на растения и пересадка раз в год.',
    price: 99_000,
    period: 'YEAR',
    percent: 7,
    perks: ['Скидка 7 %', 'Одна пересадка в подарок'],
  },
];

export const demoHoldings: DemoHolding[] = [
  { plan: 'cost-month', person: 'shopper', startedDaysAgo: 12, endsInDays: 18, canceledDaysAgo: null },
  { plan: 'pion-basic', person: 'shopper', startedDaysAgo: 5, endsInDays: 25, canceledDaysAgo: null },
  { plan: 'rose-basic', person: 'dmitry.p', startedDaysAgo: 90, endsInDays: 275, canceledDaysAgo: null },
  { plan: 'cost-month', person: 'alina-s', startedDaysAgo: 70, endsInDays: -40, canceledDaysAgo: null },
  { plan: 'pion-corporate', person: 'lyudmila.a', startedDaysAgo: 40, endsInDays: 20, canceledDaysAgo: 3 },
  { plan: 'green-basic', person: 'zhenya.m', startedDaysAgo: 200, endsInDays: 165, canceledDaysAgo: null },
];
