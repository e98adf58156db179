/** Orders of the demo shopper in every status, and a few of others. */
export type OrderStatus =
  | 'NEW'
  | 'ACCEPTED'
  | 'ASSEMBLING'
  | 'PHOTO_SENT'
  | 'READY'
  | 'DELIVERING'
  | 'READY_FOR_PICKUP'
  | 'DELIVERED'
  | 'COMPLETED'
  | 'CANCELED_BY_CUSTOMER'
  | 'CANCELED_BY_SELLER'
  | 'DISPUTE';

export interface DemoOrderPart {
  /** Slug of the seller. */
  service: string;
  status: OrderStatus;
  /** Which of the seller's products (by index) and how many. */
  items: { place: number; quantity: number }[];
  deliveryType: 'PICKUP' | 'DELIVERY' | 'OWN_COURIER' | 'MARKETPLACE';
  recipient: { firstName: string; lastName: string; middleName: string; phone: string } | null;
  cardText: string;
  comment: string;
  isAnonymous: boolean;
  isHidden: boolean;
}

export interface DemoOrder {
  /** Nickname. */
  person: string;
  daysAgo: number;
  /** Days from the order to the delivery. */
  deliveryAfterDays: number;
  payment: 'CREATED' | 'CONFIRMED' | 'REJECTED' | 'EXPIRED' | 'REFUNDED' | 'PARTIAL_REFUNDED';
  parts: DemoOrderPart[];
}

const part = (
  service: string,
  status: OrderStatus,
  items: [place: number, quantity: number][],
  more: Partial<DemoOrderPart> = {},
): DemoOrderPart => ({
  service,
  status,
  items: items.map(([place, quantity]) => ({ place, quantity })),
  deliveryType: 'OWN_COURIER',
  recipient: null,
  cardText: '',
  comment: '',
  isAnonymous: false,
  isHidden: false,
  ...more,
});

const mother = { firstName: 'Галина', lastName: 'Лебедева', middleName: 'Петровна', phone: '+79001002030' };
const friend = { firstName: 'Екатерина', lastName: 'Смирнова', middleName: '', phone: '+79001002031' };

const order = (
  daysAgo: number,
  deliveryAfterDays: number,
  payment: DemoOrder['payment'],
  parts: DemoOrderPart[],
  person = 'shopper',
): DemoOrder => ({
  person,
  daysAgo,
  deliveryAfterDays,
  payment,
  parts,
});

export const demoOrders: DemoOrder[] = [
  order(310, 1, 'CONFIRMED', [
    part('myata-i-pion', 'COMPLETED', [[0, 1]], { recipient: mother, cardText: 'Мама, с днём рождения! Целую, Аня.' }),
  ]),
  order(240, 0, 'CONFIRMED', [part('polevaya', 'COMPLETED', [[1, 2]], { isHidden: true })]),
  order(180, 2, 'CONFIRMED', [
    part('rozovyy-sad', 'COMPLETED', [[2, 1]]),
    part('sladkiy-tsekh', 'COMPLETED', [[0, 1]], { comment: 'Позвоните за час, пожалуйста.' }),
  ]),
  order(120, 1, 'REFUNDED', [part('tyulpannaya', 'CANCELED_BY_SELLER', [[0, 3]], { comment: 'Можно без упаковки.' })]),
  order(95, 3, 'REFUNDED', [part('korzinnaya-lavka', 'CANCELED_BY_CUSTOMER', [[1, 1]])]),
  order(60, 1, 'CONFIRMED', [
    part('sad-na-pokrovke', 'COMPLETED', [[1, 1]], {
      deliveryType: 'DELIVERY',
      recipient: friend,
      isAnonymous: true,
      cardText: 'Угадай, от кого.',
    }),
  ]),
  order(30, 1, 'PARTIAL_REFUNDED', [
    part('myata-i-pion', 'COMPLETED', [[3, 1]]),
    part('teplo-i-vosk', 'CANCELED_BY_SELLER', [[0, 2]], { deliveryType: 'DELIVERY' }),
  ]),
  order(4, 2, 'CONFIRMED', [
    part('severnaya-oranzhereya', 'DISPUTE', [[0, 1]], { comment: 'Подъезд со двора, домофон 48.' }),
  ]),
  order(2, 1, 'CONFIRMED', [part('belyy-veter', 'DELIVERED', [[0, 1]])]),
  order(1, 1, 'CONFIRMED', [
    part('myata-i-pion', 'DELIVERING', [[1, 1]], { recipient: mother, cardText: 'Просто так.' }),
    part('sladkiy-tsekh', 'ASSEMBLING', [[1, 1]]),
  ]),
  order(1, 1, 'CONFIRMED', [part('zelyonyy-ugol', 'READY_FOR_PICKUP', [[0, 1]], { deliveryType: 'PICKUP' })]),
  order(1, 2, 'CONFIRMED', [
    part('sad-na-pokrovke', 'PHOTO_SENT', [[0, 1]], { deliveryType: 'DELIVERY' }),
    part('polevaya', 'READY', [[0, 1]]),
  ]),
  order(0, 2, 'CONFIRMED', [
    part('rozovyy-sad', 'ACCEPTED', [[0, 1]]),
    part('sibirskiy-buket', 'NEW', [
      [0, 1],
      [2, 1],
    ]),
  ]),
  order(0, 3, 'CREATED', [
    part(
      'myata-i-pion',
      'NEW',
      [
        [4, 1],
        [5, 2],
      ],
      { recipient: mother, cardText: 'Пусть день будет добрым.' },
    ),
  ]),
  order(20, 1, 'REJECTED', [part('tyulpannaya', 'CANCELED_BY_CUSTOMER', [[2, 1]])]),
  order(15, 1, 'CONFIRMED', [part('myata-i-pion', 'COMPLETED', [[2, 1]])], 'alina-s'),
  order(8, 1, 'CONFIRMED', [part('myata-i-pion', 'COMPLETED', [[0, 2]])], 'dmitry.p'),
  order(1, 1, 'CONFIRMED', [part('myata-i-pion', 'ACCEPTED', [[6, 1]])], 'zhenya.m'),
  order(0, 1, 'CONFIRMED', [part('myata-i-pion', 'NEW', [[1, 1]])], 'roman-t'),
  order(20, 1, 'CONFIRMED', [part('teplo-i-vosk', 'COMPLETED', [[0, 1]], { deliveryType: 'PICKUP' })], 'dmitry.p'),
  // Promised for yesterday.
  order(2, 1, 'CONFIRMED', [part('tyulpannaya', 'ACCEPTED', [[0, 1]])], 'zhenya.m'),
];
