import { randomUUID } from 'node:crypto';
import type { CreateOrder, Order } from '@vetka/domain/order';
import type { ProductPage } from '@vetka/domain/catalog';
import type { Problem } from '@vetka/domain/problem';
import type { DeliveryPrice } from '@vetka/domain/delivery';
import { addDays, dayIn, formatDate } from '@vetka/domain/date';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture, someDay } from '../../../test/marketFixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import {
  deliveryDays,
  deliveryIntervals,
  orders,
  serviceClosedDays,
  services,
} from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);
type Seller = Awaited<ReturnType<typeof market.seller>>;

const limit = ({ deliveryId }: Seller, change: Partial<typeof deliveryIntervals.$inferInsert>) =>
  api.db.update(deliveryIntervals).set(change).where(eq(deliveryIntervals.optionId, deliveryId));

/** A server that is out of connections for a moment answers 503; like the site, the buyer tries again. */
async function answered(visitor: Visitor, body: CreateOrder) {
  const key = randomUUID();
  for (;;) {
    const answer = await market.order<Order & Problem>(visitor, body, key);
    if (answer.status !== 503) return answer;
  }
}

/** Customers with one piece in the cart, of different products, so that the orders meet only at the delivery. */
async function buyers(seller: Seller, count: number, productionMinutes = 30) {
  const goods = await Promise.all(
    Array.from({ length: Math.min(count, 10) }, () => market.product(seller, { stock: 1000, productionMinutes })),
  );
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const visitor = await market.customer();
      const cart = await market.add(visitor, goods[index % goods.length]?.id ?? 0);
      const cartId = cart.carts[0]?.cartId ?? 0;
      const order = (change: object = {}, total = 280_000) =>
        answered(visitor, market.bodyOf([{ ...market.wish(cartId, seller), ...change }], total));
      return { visitor, order };
    }),
  );
}

const soldOf = (answers: readonly { status: number }[]): number =>
  answers.filter(({ status }) => status === 200).length;

test('a hundred buyers at once get exactly the seven places of an hour', { timeout: 120_000 }, async () => {
  const seller = await market.seller();
  await limit(seller, { capacity: 7 });
  const crowd = await buyers(seller, 100);
  const answers = await Promise.all(crowd.map(({ order }) => order()));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => (status === 422 ? status : body))).toEqual(
    Array.from({ length: 93 }, () => 422),
  );
  expect(soldOf(answers)).toBe(7);
  for (const { body } of refused) {
    expect(body.errors?.['orders.0.deliveryTime']?.[0]).toMatch(/^Мест не осталось\. Ближайшее .+ с\s18:00$/);
  }
  // No order is lost: the refused buyer takes the suggested time.
  const loser = crowd[answers.findIndex(({ status }) => status === 422)];
  expect((await loser?.order({ deliveryTime: '18:00' }, 295_000))?.status).toBe(200);
});

test('buyers at once get exactly the minutes of work of an hour', async () => {
  const seller = await market.seller();
  await limit(seller, { capacityMinutes: 100 });
  const answers = await Promise.all((await buyers(seller, 12, 30)).map(({ order }) => order()));
  expect(soldOf(answers)).toBe(3);
});

test('buyers at once of different ways get exactly the places of a day', async () => {
  const seller = await market.seller();
  await api.db.update(services).set({ dayCapacity: 3 }).where(eq(services.id, seller.id));
  const pickup = { deliveryOptionId: seller.pickupId, deliveryTime: '09:00', address: null };
  const answers = await Promise.all(
    (await buyers(seller, 10)).map(({ order }, index) => (index % 2 === 0 ? order() : order(pickup, 250_000))),
  );
  expect(soldOf(answers)).toBe(3);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.body.errors?.['orders.0.deliveryDate']?.[0]).toMatch(/^Мест не осталось\. Ближайшее свободное время/);
});

test('the minutes of a line count for each of its pieces', async () => {
  const seller = await market.seller();
  await limit(seller, { capacityMinutes: 100 });
  const product = await market.product(seller, { productionMinutes: 40 });
  const visitor = await market.customer();
  const cart = await market.add(visitor, product.id, 3);
  const wish = market.wish(cart.carts[0]?.cartId ?? 0, seller);
  const { status, body } = await market.order<Problem>(visitor, market.bodyOf([wish], 750_000));
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toEqual(['orders.0.deliveryDate']);
});

test('a cancelled order and an order that was not paid in time give their places back', async () => {
  const seller = await market.seller();
  await limit(seller, { capacity: 1 });
  const [one, two, three] = await buyers(seller, 3);
  if (!one || !two || !three) throw new Error('There are three buyers.');
  const { body: first } = await one.order();
  expect((await two.order()).status).toBe(422);
  await one.visitor.post(`orders/${first.orderId}/services/${first.orderServices[0]?.orderServiceId}/cancel`);
  const { status, body: second } = await two.order();
  expect(status).toBe(200);
  await api.db
    .update(orders)
    .set({ reservedUntil: new Date(Date.now() - 1000) })
    .where(eq(orders.id, second.orderId));
  await api.app.jobs.run('payment.expire');
  expect((await three.order()).status).toBe(200);
});

test('a planned day has hours and places of its own, and other days stay as usual', async () => {
  const seller = await market.seller();
  await api.db.insert(deliveryDays).values({ serviceId: seller.id, day: someDay(), name: '8 марта', capacity: 1 });
  await api.db
    .insert(deliveryIntervals)
    .values({ optionId: seller.deliveryId, day: someDay(), startsAt: '07:00', endsAt: '08:00', surcharge: 20_000 });
  const [one, two] = await buyers(seller, 2);
  expect((await one?.order())?.body.errors).toHaveProperty(['orders.0.deliveryTime']);
  expect((await one?.order({ deliveryTime: '07:00' }, 300_000))?.status).toBe(200);
  expect((await two?.order({ deliveryTime: '07:00' }, 300_000))?.body.errors).toHaveProperty(['orders.0.deliveryDate']);
  expect((await two?.order({ deliveryDate: addDays(someDay(), 1) }))?.status).toBe(200);
});

test('the price of a delivery counts the minutes of the cart', async () => {
  const seller = await market.seller();
  await limit(seller, { capacityMinutes: 60 });
  const path = `services/${seller.id}/delivery-options/${seller.deliveryId}/price`;
  const reasonsOf = async (query: string) => {
    const { body } = await api.visitor().get<DeliveryPrice>(`${path}?${query}`);
    return body.days[2]?.slots.map(({ reason }) => reason);
  };
  expect(await reasonsOf('productionMinutes=30&workMinutes=60')).toEqual([null, null]);
  expect(await reasonsOf('productionMinutes=30&workMinutes=90')).toEqual([
    'Столько не успеем собрать',
    'Столько не успеем собрать',
  ]);
});

test('cards name the soonest time that has places, and follow orders, cancellations and closed days', async () => {
  const seller = await market.seller();
  await limit(seller, { capacity: 1 });
  await api.db.delete(deliveryIntervals).where(eq(deliveryIntervals.optionId, seller.pickupId));
  const [today, day] = [dayIn('Europe/Moscow'), addDays(dayIn('Europe/Moscow'), 3)];
  const closed = [0, 1, 2].map((ahead) => ({ serviceId: seller.id, day: addDays(today, ahead) }));
  await api.db.insert(serviceClosedDays).values(closed);
  const [buyer] = await buyers(seller, 1);
  const text = async () => {
    const { body } = await api.visitor().get<ProductPage>(`products?service=${seller.service.slug}`);
    return body.data[0]?.deliveryText;
  };
  const at = (when: string, from: string) => `${formatDate(when, 'd MMMM')} с\u00A0${from}`;
  expect(await text()).toBe(at(day, '10:00'));
  const made = await buyer?.order({ deliveryDate: day });
  expect(await text()).toBe(at(day, '18:00'));
  const { orderId, orderServices = [] } = made?.body ?? {};
  await buyer?.visitor.post(`orders/${orderId}/services/${orderServices[0]?.orderServiceId}/cancel`);
  expect(await text()).toBe(at(day, '10:00'));
  await api.db.insert(deliveryDays).values({ serviceId: seller.id, day, capacity: 0 });
  expect(await text()).toBe(at(addDays(day, 1), '10:00'));
});
