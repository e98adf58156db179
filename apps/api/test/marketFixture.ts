import { randomBytes, randomUUID } from 'node:crypto';
import type { Cart } from '@vetka/domain/cart';
import { addDays, dayIn } from '@vetka/domain/date';
import type { CheckoutPart, CreateOrder, Order } from '@vetka/domain/order';
import { emptyAddress } from '@vetka/domain/place';
import {
  cities,
  deliveryIntervals,
  deliveryOptions,
  legalInfos,
  products,
  services,
  users,
} from '../src/platform/database/schema/index.ts';
import type { TestApp } from './app.ts';
import type { Visitor } from './visitor.ts';

const mark = (): string => randomBytes(5).toString('hex');
const first = <T>([row]: T[]): T => {
  if (!row) throw new Error('Nothing was inserted.');
  return row;
};

/** The day after tomorrow: at any time of day there is enough time for production. */
export const someDay = (): string => addDays(dayIn('Europe/Moscow'), 2);

const homeAddress = {
  ...emptyAddress,
  city: 'Москва',
  formatted: 'Москва, улица Ленина, 10',
  street: 'улица Ленина',
  apartment: '5',
  intercom: '5К',
};

/** Creates sellers, products and customers in an empty database, as tests need them. */
export function createMarketFixture(api: Pick<TestApp, 'db' | 'signIn'>) {
  let cityId: number | undefined;

  async function city(): Promise<number> {
    cityId ??= first(
      await api.db
        .insert(cities)
        .values({ slug: mark(), name: 'Москва', region: mark(), lat: 55.7, lng: 37.6, timeZone: 'Europe/Moscow' })
        .returning(),
    ).id;
    return cityId;
  }

  /** A seller with requisites, a delivery for 300 ₽ (free from 5000 ₽) and a pickup. */
  async function seller(option: Partial<typeof deliveryOptions.$inferInsert> = {}) {
    const owner = first(
      await api.db
        .insert(users)
        .values({ nickname: `owner${mark()}` })
        .returning(),
    );
    const legal = await api.db
      .insert(legalInfos)
      .values({ subjectType: 'SOLE_PROPRIETOR', name: 'ИП Петрова А. С.', inn: '500100732259', phone: '+79161234567' })
      .returning();
    const service = first(
      await api.db
        .insert(services)
        .values({
          slug: `shop-${mark()}`,
          name: `Цветы ${mark()}`,
          status: 'PUBLISHED',
          ownerId: owner.id,
          cityId: await city(),
          legalInfoId: first(legal).id,
          phone: '+74951234567',
        })
        .returning(),
    );
    const [delivery, pickup] = await api.db
      .insert(deliveryOptions)
      .values([
        { serviceId: service.id, type: 'DELIVERY', name: 'Доставка', price: 30_000, freeFrom: 500_000, ...option },
        { serviceId: service.id, type: 'PICKUP', name: 'Самовывоз' },
      ])
      .returning();
    if (!delivery || !pickup) throw new Error('Nothing was inserted.');
    await api.db.insert(deliveryIntervals).values([
      { optionId: delivery.id, startsAt: '10:00', endsAt: '14:00' },
      { optionId: delivery.id, startsAt: '18:00', endsAt: '20:00', surcharge: 15_000 },
      { optionId: pickup.id, startsAt: '09:00', endsAt: '21:00' },
    ]);
    return { id: service.id, service, deliveryId: delivery.id, pickupId: pickup.id };
  }
  type Seller = Awaited<ReturnType<typeof seller>>;

  const product = async ({ id }: Seller, change: Partial<typeof products.$inferInsert> = {}) =>
    first(
      await api.db
        .insert(products)
        .values({
          slug: `product-${mark()}`,
          serviceId: id,
          title: 'Букет из 15 пионов',
          status: 'PUBLISHED',
          price: 250_000,
          stock: 10,
          ...change,
        })
        .returning(),
    );

  async function customer(): Promise<Visitor> {
    return (await api.signIn()).visitor;
  }

  const add = async (visitor: Visitor, productId: number, quantity = 1): Promise<Cart> => {
    const answer = await visitor.post<Cart>('cart/addToCart', { productId, quantity, isCartShop: false });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };

  /** A customer's request for one sub-cart: home delivery in the morning of the day after tomorrow. */
  const wish = (cartId: number, { deliveryId }: Seller, change: Partial<CheckoutPart> = {}): CheckoutPart => ({
    cartId,
    deliveryOptionId: deliveryId,
    deliveryDate: someDay(),
    deliveryTime: '10:00',
    address: homeAddress,
    recipient: { isOtherRecipient: false, firstName: '', lastName: '', middleName: '', phone: '' },
    isAnonymous: false,
    cardText: '',
    comment: '',
    ...change,
  });

  const bodyOf = (orders: CheckoutPart[], expectedTotal: number): CreateOrder => ({
    orders,
    expectedTotal,
    email: '',
    hasConsent: true as const,
  });

  const order = <T = Order>(visitor: Visitor, body: CreateOrder, key: string = randomUUID()) =>
    visitor.post<T>('orders', body, { headers: { 'idempotency-key': key } });

  /** An order of one piece of a new product of a new seller: 2500 ₽ and 300 ₽ for delivery. */
  async function ordered(change: Partial<typeof products.$inferInsert> = {}) {
    const from = await seller();
    const sold = await product(from, change);
    const visitor = await customer();
    const cart = await add(visitor, sold.id);
    const total = sold.price + 30_000;
    const { status, body } = await order(visitor, bodyOf([wish(cart.carts[0]?.cartId ?? 0, from)], total));
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { visitor, seller: from, product: sold, order: body };
  }

  /** Two sellers, three pieces: 2500 ₽ twice with delivery, and 990 ₽ with pickup. */
  async function twoSellers() {
    const [florist, baker] = [await seller(), await seller()];
    const bouquet = await product(florist);
    const cake = await product(baker, { title: 'Торт «Прага»', price: 99_000 });
    const visitor = await customer();
    await add(visitor, bouquet.id, 2);
    const cart = await add(visitor, cake.id);
    const cartOf = ({ id }: { id: number }) => cart.carts.find(({ service }) => service.id === id)?.cartId ?? 0;
    const wishes = [
      wish(cartOf(florist), florist),
      wish(cartOf(baker), baker, { deliveryOptionId: baker.pickupId, deliveryTime: '09:00', address: null }),
    ];
    return { florist, baker, bouquet, cake, visitor, wishes, total: 500_000 + 99_000 };
  }

  return { seller, product, customer, add, wish, bodyOf, order, ordered, twoSellers };
}
