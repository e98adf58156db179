import { randomUUID } from 'node:crypto';
import type { Cart } from '@vetka/domain/cart';
import type { CreateOrder, Order } from '@vetka/domain/order';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture, someDay } from '../../../test/marketFixture.ts';
import {
  consents,
  couponRedemptions,
  coupons,
  deliveryIntervals,
  products,
  serviceClosedDays,
} from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);

const stockOf = async (id: number): Promise<number | undefined> =>
  (await api.db.select().from(products).where(eq(products.id, id)))[0]?.stock;

const twoSellers = () => market.twoSellers();

describe('orders without payment', () => {
  it('hold the goods of three at most, until one is cancelled', async () => {
    const [shop, visitor] = [await market.seller(), await market.customer()];
    const product = await market.product(shop, { stock: 100 });
    const place = async (cart: Cart) => {
      const pickup = { deliveryOptionId: shop.pickupId, deliveryTime: '09:00', address: null };
      const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop, pickup);
      return market.order<Order & Problem>(visitor, market.bodyOf([wish], 250_000));
    };
    const first = await place(await market.add(visitor, product.id));
    for (let more = 0; more < 2; more += 1) {
      expect((await place(await market.add(visitor, product.id))).status).toBe(200);
    }
    const cart = await market.add(visitor, product.id);
    const refused = await place(cart);
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.too-many-unpaid' } });
    expect(refused.body.message).toContain('Сначала оплатите или отмените их');
    expect(await stockOf(product.id)).toBe(97);
    const { orderId, orderServices } = first.body;
    await visitor.post(`orders/${orderId}/services/${orderServices[0]?.orderServiceId}/cancel`);
    expect((await place(cart)).status).toBe(200);
    expect(await stockOf(product.id)).toBe(97);
  });
});

describe('an order', () => {
  it('ACO-09: of two sellers is one order with two order services', async () => {
    const { visitor, wishes, total, florist, baker, bouquet } = await twoSellers();
    const { status, body } = await market.order(visitor, market.bodyOf(wishes, total));
    expect(body).toMatchObject({ total, payment: { status: 'CREATED' } });
    expect(status).toBe(200);
    expect(body.payment.paymentLink).toBe(`/api/v1/payments/orders/${body.orderId}/pay`);
    expect(new Date(body.expiresAt ?? 0).getTime() - Date.now()).toBeGreaterThan(29 * 60_000);
    const [first, second] = body.orderServices;
    expect(first?.address, 'REC-07: the address of an order').toMatchObject({ intercom: '5К' });
    expect(first?.services[0]?.orderStatus.type, 'ENU-19: a new order').toBe('NEW');
    expect([first?.products.length, first?.services.length], 'PRD-10: products and services').toEqual([1, 1]);
    expect(first).toMatchObject({
      total: 500_000,
      deliveryPrice: 0,
      itemCount: 2,
      deliveryType: 'DELIVERY',
      deliveryTime: '10:00',
      deliveryTimeTo: '14:00',
      services: [{ serviceId: florist.id, orderStatus: { type: 'NEW', name: 'Новый' } }],
      products: [{ title: bouquet.title, quantity: 2, price: 250_000, total: 500_000 }],
      address: { formatted: 'Москва, улица Ленина, 10', intercom: '5К' },
      cancelledAt: null,
    });
    expect(second).toMatchObject({
      total: 99_000,
      deliveryType: 'PICKUP',
      address: null,
      service: { id: baker.id, timeZone: 'Europe/Moscow' },
    });
    expect(await stockOf(bouquet.id)).toBe(8);
    expect((await visitor.get<{ carts: unknown[] }>('cart')).body.carts).toEqual([]);
    const agreed = await api.db.select().from(consents).where(eq(consents.kind, 'PERSONAL_DATA'));
    expect(agreed.at(-1)).toMatchObject({ textVersion: '2026-11-01', ip: visitor.ip });
  });

  it('is created once per key, and the key cannot be reused for another body', async () => {
    const { visitor, wishes, total, bouquet } = await twoSellers();
    const key = randomUUID();
    const body = market.bodyOf(wishes, total);
    const [one, two] = await Promise.all([market.order(visitor, body, key), market.order(visitor, body, key)]);
    const three = await market.order(visitor, body, key);
    expect([one.status, two.status, three.status]).toEqual([200, 200, 200]);
    expect(new Set([one.body.orderId, two.body.orderId, three.body.orderId]).size).toBe(1);
    expect(await stockOf(bouquet.id)).toBe(8);
    const other = await market.order<Problem>(visitor, { ...body, email: 'a@b.ru' }, key);
    expect(other).toMatchObject({ status: 409, body: { code: 'order.key-reused' } });
  });

  it('for a total other than the one the customer saw is refused with the new total', async () => {
    const { visitor, wishes, total } = await twoSellers();
    const { status, body } = await market.order<Problem>(visitor, market.bodyOf(wishes, total - 100));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'order.total-changed', details: { total } });
    expect(body.message).toMatch(/^Цена изменилась: 5\s990\s₽$/);
  });

  it('reports every invalid field by the index of its part', async () => {
    const { visitor, wishes, total, baker } = await twoSellers();
    await api.db.insert(serviceClosedDays).values({ serviceId: baker.id, day: someDay(), reason: 'Переучёт' });
    const [first, second] = wishes as [(typeof wishes)[0], (typeof wishes)[0]];
    const recipient = { isOtherRecipient: true, firstName: ' ', lastName: '', middleName: '', phone: '123' };
    const wrong = [{ ...first, address: null, deliveryTime: '11:00', recipient }, second];
    const { status, body } = await market.order<Problem>(visitor, market.bodyOf(wrong, total));
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      'orders.0.address': ['Поле обязательно для заполнения'],
      'orders.0.deliveryTime': [
        expect.stringMatching(/^Выберите другое время\. Ближайшее свободное время: .+ с\s18:00$/),
      ],
      'orders.0.recipient.firstName': ['Поле обязательно для заполнения'],
      'orders.0.recipient.phone': ['Введите номер полностью: +7 и ещё 10 цифр'],
      'orders.1.deliveryDate': [expect.stringMatching(/^Переучёт\. Ближайшее свободное время: .+ с\s9:00$/)],
    });
    const half = await market.order<Problem>(visitor, market.bodyOf([first], total));
    expect(half.body.errors).toEqual({ orders: [expect.stringContaining('Заполните доставку из магазина')] });
    const foreign = await market.order<Problem>(
      visitor,
      market.bodyOf([{ ...first, deliveryOptionId: baker.deliveryId }, second], total),
    );
    expect(foreign.body.errors).toMatchObject({ 'orders.0.deliveryOptionId': ['Выберите способ доставки'] });
    const long = await market.order<Problem>(visitor, market.bodyOf([{ ...first, cardText: 'я'.repeat(301) }], total));
    expect(long.body.errors).toEqual({ 'orders.0.cardText': ['Поле должно быть не более 300 символов'] });
    const elsewhere = { ...first, address: first.address && { ...first.address, city: 'Казань' } };
    const far = await market.order<Problem>(visitor, market.bodyOf([elsewhere, second], total));
    expect(far.body.errors).toHaveProperty(['orders.0.address']);
  });

  it('requires a signed-in person and a key', async () => {
    const { visitor, wishes, total } = await twoSellers();
    const body = market.bodyOf(wishes, total);
    expect((await market.order(api.visitor(), body)).status).toBe(401);
    expect((await visitor.post('orders', body)).status).toBe(422);
  });

  it('does not exceed the stock', async () => {
    const seller = await market.seller();
    const rare = await market.product(seller, { stock: 3 });
    const visitor = await market.customer();
    const cart = await market.add(visitor, rare.id, 3);
    await api.db.update(products).set({ stock: 2 }).where(eq(products.id, rare.id));
    const body = market.bodyOf([market.wish(cart.carts[0]?.cartId ?? 0, seller)], 780_000);
    const answer = await market.order<Problem>(visitor, body);
    expect(answer.body.errors).toEqual({ 'orders.0.products': ['«Букет из 15 пионов»: доступно 2\u00A0шт'] });
  });

  it('does not book a full hour', async () => {
    const seller = await market.seller();
    const bouquet = await market.product(seller);
    await api.db
      .update(deliveryIntervals)
      .set({ capacity: 1 })
      .where(eq(deliveryIntervals.optionId, seller.deliveryId));
    const buyers = await Promise.all([market.customer(), market.customer()]);
    const carts = await Promise.all(buyers.map((buyer) => market.add(buyer, bouquet.id)));
    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        market.order<Problem>(
          buyer,
          market.bodyOf([market.wish(carts[index]?.carts[0]?.cartId ?? 0, seller)], 280_000),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    const reason = /^Мест не осталось\. Ближайшее свободное время: .+ с\s18:00$/;
    expect(refused?.body.errors).toEqual({ 'orders.0.deliveryTime': [expect.stringMatching(reason)] });
  });

  it('of someone else is not found, like an unknown one', async () => {
    const { order } = await market.ordered();
    const stranger = await market.customer();
    const orderServiceId = order.orderServices[0]?.orderServiceId;
    for (const id of [order.orderId, 2_000_000_000]) {
      const part = `orders/${id}/services/${orderServiceId}`;
      const answers = [
        await stranger.get<Problem>(`orders/${id}`),
        await stranger.get<Problem>(part),
        await stranger.post<Problem>(`${part}/cancel`),
        await stranger.put<Problem>(`${part}/hide`),
        await stranger.get<Problem>(`payments/orders/${id}/init`),
        await stranger.get<Problem>(`payments/orders/${id}/pay`),
      ];
      for (const { status, body } of answers) expect([status, body.message]).toEqual([404, 'Заказ не найден']);
    }
  });

  it('reserves its coupon, once per person, and releases it', async () => {
    const code = `C${randomUUID().slice(0, 8)}`;
    await api.db.insert(coupons).values({ code, name: 'Осень', kind: 'PERCENT', value: 10, usageLimit: 5 });
    const seller = await market.seller();
    const bouquet = await market.product(seller);
    const visitor = await market.customer();
    const buy = async (total: number) => {
      const cart = await market.add(visitor, bouquet.id);
      const cartId = cart.carts[0]?.cartId ?? 0;
      const applied = await visitor.post<Problem>(`cart/${cartId}/coupon`, { coupon: code });
      const answer = await market.order(visitor, market.bodyOf([market.wish(cartId, seller)], total));
      return { applied, answer };
    };
    const first = await buy(255_000);
    expect(first.answer.body).toMatchObject({ total: 255_000, orderServices: [{ discount: 25_000 }] });
    const second = await buy(280_000);
    expect(second.applied.body.errors).toEqual({ coupon: ['Вы уже использовали этот промокод'] });
    const { body: made } = first.answer;
    await visitor.post(`orders/${made.orderId}/services/${made.orderServices[0]?.orderServiceId}/cancel`);
    const [coupon] = await api.db.select().from(coupons).where(eq(coupons.code, code));
    expect(coupon?.usedCount).toBe(0);
    const uses = await api.db
      .select()
      .from(couponRedemptions)
      .where(eq(couponRedemptions.couponId, coupon?.id ?? 0));
    expect(uses).toMatchObject([{ amount: 25_000, releasedAt: expect.any(Date) }]);
    expect((await buy(255_000)).answer.status).toBe(200);
  });

  it('is refused when its coupon was used up meanwhile, even by a simultaneous order, and can be placed without it', async () => {
    const code = `C${randomUUID().slice(0, 8)}`;
    await api.db.insert(coupons).values({ code, name: 'Осень', kind: 'AMOUNT', value: 50_000, usageLimit: 1 });
    const seller = await market.seller();
    const buyers = await Promise.all([1, 2, 3, 4].map(() => market.customer()));
    const bodies: CreateOrder[] = [];
    for (const buyer of buyers) {
      // Different products: the orders must not wait for each other before they reach the coupon.
      const cart = await market.add(buyer, (await market.product(seller)).id);
      const cartId = cart.carts[0]?.cartId ?? 0;
      await buyer.post(`cart/${cartId}/coupon`, { coupon: code });
      bodies.push(market.bodyOf([market.wish(cartId, seller)], 230_000));
    }
    const answers = await Promise.all(
      buyers.map((buyer, index) => market.order<Problem>(buyer, bodies[index] as CreateOrder)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
    const loser = answers.findIndex(({ status }) => status === 422);
    expect(answers[loser]?.body.errors).toEqual({ 'orders.0.coupon': ['Промокод больше не действует'] });
    const again = await market.order(buyers[loser] as (typeof buyers)[0], {
      ...(bodies[loser] as CreateOrder),
      expectedTotal: 280_000,
    });
    expect(again.status).toBe(200);
  });
});
