import type { Order, OrderEventPage, OrderPage, OrderService } from '@vetka/domain/order';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { orders, orderServices, products } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);

const stockOf = async (id: number): Promise<number | undefined> =>
  (await api.db.select().from(products).where(eq(products.id, id)))[0]?.stock;

describe('my orders', () => {
  it('ACO-10: are listed newest first, in pages, without hidden parts', async () => {
    const visitor = await market.customer();
    const seller = await market.seller();
    const bouquet = await market.product(seller);
    const ids: number[] = [];
    for (let made = 0; made < 3; made += 1) {
      const cart = await market.add(visitor, bouquet.id);
      const body = market.bodyOf([market.wish(cart.carts[0]?.cartId ?? 0, seller)], 280_000);
      ids.unshift((await market.order(visitor, body)).body.orderId);
    }
    const page = await visitor.get<OrderPage>('orders');
    expect(page.body.meta, 'CON-09: a page has 24 orders').toEqual({ page: 1, pageCount: 1, take: 24, total: 3 });
    expect(page.body.data.map(({ orderId }) => orderId)).toEqual(ids);
    const [, hidden] = page.body.data;
    const path = `orders/${hidden?.orderId}/services/${hidden?.orderServices[0]?.orderServiceId}`;
    expect((await visitor.get<OrderService>(path)).body, 'ACO-14: one part of an order').toEqual(
      hidden?.orderServices[0],
    );
    expect((await visitor.put<OrderService>(`${path}/hide`)).status, 'ACO-16: a part is hidden').toBe(200);
    const next = await visitor.get<OrderPage>('orders?take=1&page=2');
    expect(next.body, 'ACO-11: the answer is data and meta').toMatchObject({
      data: [{ orderId: ids[2] }],
      meta: { page: 2, pageCount: 2, take: 1, total: 2 },
    });
    const whole = await visitor.get<Order>(`orders/${hidden?.orderId}`);
    expect(whole.body, 'ACO-13: one order, including a hidden one').toMatchObject({
      orderId: hidden?.orderId,
      orderServices: [],
    });
  });

  it('take the same number of queries for many as for one', async () => {
    const { visitor, wishes, total } = await market.twoSellers();
    await market.order(visitor, market.bodyOf(wishes, total));
    const count = async () => {
      const asked = vi.spyOn(pg.Client.prototype, 'query');
      await visitor.get('orders');
      const { length } = asked.mock.calls;
      asked.mockRestore();
      return length;
    };
    const forOne = await count();
    const seller = await market.seller();
    const bouquet = await market.product(seller);
    for (let made = 0; made < 3; made += 1) {
      const cart = await market.add(visitor, bouquet.id);
      await market.order(visitor, market.bodyOf([market.wish(cart.carts[0]?.cartId ?? 0, seller)], 280_000));
    }
    expect(await count()).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(8);
  });

  it('ACO-01: have events, newest first', async () => {
    const { visitor, order } = await market.ordered();
    const part = order.orderServices[0]?.orderServiceId;
    await visitor.post(`orders/${order.orderId}/services/${part}/cancel`);
    const { body } = await visitor.get<OrderEventPage>('order-events');
    expect(body.data).toMatchObject([
      { type: 'STATUS', orderServiceId: part, status: { type: 'CANCELED_BY_CUSTOMER' } },
      { type: 'CREATED', orderId: order.orderId, orderServiceId: null },
    ]);
  });

  it('stream events as they happen, and those missed while disconnected', async () => {
    const root = await api.listen();
    const { visitor, order } = await market.ordered();
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stop = new AbortController();
    const response = await fetch(`${root}/api/v1/order-events`, {
      headers: { cookie, accept: 'text/event-stream', 'last-event-id': '0' },
      signal: stop.signal,
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const until = async (word: string) => {
      while (!text.includes(word)) text += (await reader?.read())?.value ?? '';
    };
    await until('CREATED');
    await visitor.post(`orders/${order.orderId}/services/${order.orderServices[0]?.orderServiceId}/cancel`);
    await until('CANCELED_BY_CUSTOMER');
    expect(text).toMatch(/id: \d+\ndata: \{/);
    stop.abort();
    expect((await fetch(`${root}/api/v1/order-events`, { headers: { accept: 'text/event-stream' } })).status).toBe(401);
  });
});

describe('a cancellation', () => {
  it('ACO-15: returns the pieces, once', async () => {
    const { visitor, product, order } = await market.ordered({ stock: 4 });
    const path = `orders/${order.orderId}/services/${order.orderServices[0]?.orderServiceId}`;
    expect(await stockOf(product.id)).toBe(3);
    const { body } = await visitor.post<OrderService>(`${path}/cancel`);
    expect(body).toMatchObject({
      services: [{ orderStatus: { type: 'CANCELED_BY_CUSTOMER', name: 'Отменен покупателем' } }],
      cancelledAt: expect.any(String),
      payment: { status: 'CANCELED', paymentLink: null },
    });
    expect(await stockOf(product.id)).toBe(4);
    const again = await visitor.post<Problem>(`${path}/cancel`);
    expect(again).toMatchObject({ status: 409, body: { message: 'Заказ уже отменён' } });
    expect(await stockOf(product.id)).toBe(4);
  });

  it('is too late once the seller works on it', async () => {
    const { visitor, order } = await market.ordered();
    const part = order.orderServices[0]?.orderServiceId ?? 0;
    await api.db.update(orderServices).set({ status: 'ACCEPTED' }).where(eq(orderServices.id, part));
    const answer = await visitor.post<Problem>(`orders/${order.orderId}/services/${part}/cancel`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'order.cannot-cancel' } });
    const [row] = await api.db.select().from(orders).where(eq(orders.id, order.orderId));
    expect(row?.reservedUntil).not.toBeNull();
  });
});
