import type { DeskOrder, DeskPlace, DeskSettings } from '@vetka/domain/desk';
import type { Problem } from '@vetka/domain/problem';
import { describe, expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';

const { api, line, market, paid, pay } = await createDeskFixture();

type Made = Awaited<ReturnType<typeof paid>>;

describe('a shop', () => {
  test('is found by its people, with counts of the orders that need them', async () => {
    const { slug, seller, courier, customer } = await paid();
    const placesOf = async ({ visitor }: Made['owner']) => (await visitor.get<DeskPlace[]>('desk')).body;
    expect(await placesOf(seller)).toMatchObject([
      { service: { slug }, role: 'SELLER', waitingOrders: 1, hours: 'Круглосуточно', timeZone: 'Europe/Moscow' },
    ]);
    expect(await placesOf(courier)).toMatchObject([{ role: 'COURIER', rights: ['DELIVER_ORDERS'], waitingOrders: 0 }]);
    expect(await placesOf(customer)).toEqual([]);
  });

  test('finds orders by number, last digits of a phone and name, and counts every filter', async () => {
    const { id, orderId, queue, customer, steps } = await paid();
    const found = async (search: string) =>
      (await queue(`?search=${encodeURIComponent(search)}`)).data.map((row) => row.id);
    expect(await found(`№ ${id}`)).toEqual([id]);
    expect(await found(`№ ${orderId}`)).toEqual([id]);
    expect(await found(customer.user.phone?.slice(-4) ?? '')).toEqual([id]);
    expect(await found('лебед')).toEqual([id]);
    expect(await found('100%')).toEqual([]);
    await steps(stepOf('ACCEPT', 'NEW'));
    const { counts, data } = await queue('?filter=ASSEMBLING');
    expect(counts).toEqual({ QUEUE: 1, NEW: 0, ASSEMBLING: 1, WAITING: 0, DELIVERING: 0, FINISHED: 0 });
    expect(data.map(({ status }) => status.type)).toEqual(['ACCEPTED']);
    expect((await queue(`?day=2020-01-01`)).data).toEqual([]);
  });

  test('does not accept a checkout while orders are switched off, nor substitutions while those are', async () => {
    const { shop, slug, owner, customer, id, seller } = await paid();
    expect((await line.read(seller.visitor, slug, id)).substitution).toBe('ASK');
    const settings = {
      isAcceptingOrders: false,
      photoBeforeDelivery: true,
      offersSubstitution: false,
      hasCouriers: true,
    };
    const half = await owner.visitor.put<Problem>(`desk/${slug}/settings`, {
      ...settings,
      opensAt: '09:00',
      closesAt: null,
    });
    expect(half.body.errors).toEqual({ closesAt: ['Укажите и открытие, и закрытие'] });
    const hours = { opensAt: '09:00', closesAt: '21:00' };
    const { body } = await owner.visitor.put(`desk/${slug}/settings`, { ...settings, ...hours });
    expect(body).toEqual({ ...settings, ...hours });
    const { id: productId } = await market.product(shop);
    const cart = await market.add(customer.visitor, productId);
    const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop, { substitution: 'SIMILAR' });
    const refused = await market.order<Problem>(customer.visitor, market.bodyOf([wish], 280_000));
    expect(refused.body.errors).toEqual({ 'orders.0.products': ['Магазин сейчас не принимает заказы'] });
    await owner.visitor.put(`desk/${slug}/settings`, { ...settings, ...hours, isAcceptingOrders: true });
    const { body: order } = await market.order(customer.visitor, market.bodyOf([wish], 280_000));
    await pay(customer.visitor, order.orderId);
    const made = await line.read(seller.visitor, slug, order.orderServices[0]?.orderServiceId ?? 0);
    expect(made.substitution).toBe('NEVER');
  });

  test('changes only the settings that are sent, so that an outdated page loses nothing', async () => {
    const { slug, owner } = await paid();
    const path = `desk/${slug}/settings`;
    const put = (body: object) => owner.visitor.put<DeskSettings & Problem>(path, body);
    const { body: before } = await owner.visitor.get<DeskSettings>(path);
    const hours = { opensAt: '08:00', closesAt: '20:00' };
    await Promise.all([put({ isAcceptingOrders: false }), put(hours), put({ photoBeforeDelivery: true })]);
    const changed = { ...before, ...hours, isAcceptingOrders: false, photoBeforeDelivery: true };
    expect((await owner.visitor.get(path)).body).toEqual(changed);
    expect((await put({ opensAt: '07:00' })).body.errors).toEqual({ closesAt: ['Укажите и открытие, и закрытие'] });
    expect((await put({ closesAt: null })).body.errors).toEqual({ opensAt: ['Укажите и открытие, и закрытие'] });
    expect((await put({})).status).toBe(422);
    expect((await put({ opensAt: null, closesAt: null })).body).toEqual({ ...changed, opensAt: null, closesAt: null });
  });

  test('takes the same number of queries for any number of orders', async () => {
    const { shop, slug, owner, id, customer } = await paid();
    const cost = async (path: string) =>
      (await api.queries.during(() => owner.visitor.get<DeskOrder>(`desk/${slug}/${path}`))).length;
    await api.app.jobs.stop();
    const before = [await cost('orders'), await cost(`orders/${id}`)];
    const { id: productId } = await market.product(shop);
    const cart = await market.add(customer.visitor, productId);
    const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop);
    const { body: order } = await market.order(customer.visitor, market.bodyOf([wish], 280_000));
    await pay(customer.visitor, order.orderId);
    expect([await cost('orders'), await cost(`orders/${id}`)]).toEqual(before);
    expect(before[0]).toBeLessThanOrEqual(5);
  });
});
