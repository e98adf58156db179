import type { Order } from '@vetka/domain/order';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { products } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);
const line = createDeskLine(api);
const stockOf = async (id: number) => (await api.db.select().from(products).where(eq(products.id, id)))[0]?.stock;

test('an order of the last piece succeeds for exactly one of two buyers', async () => {
  const seller = await market.seller();
  const last = await market.product(seller, { stock: 1 });
  const buyers = await Promise.all([market.customer(), market.customer()]);
  const carts = await Promise.all(buyers.map((buyer) => market.add(buyer, last.id)));
  const answers = await Promise.all(
    buyers.map((buyer, index) =>
      market.order<Order & Problem>(
        buyer,
        market.bodyOf([market.wish(carts[index]?.carts[0]?.cartId ?? 0, seller)], 280_000),
      ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({ 'orders.0.cartId': ['Нет в наличии'] });
  expect(await stockOf(last.id)).toBe(0);
});

test('a product made to order is sold in any number, and has no stock', async () => {
  const seller = await market.seller();
  const made = await market.product(seller, { isStockTracked: false, stock: 0 });
  const buyer = await market.customer();
  const cart = await market.add(buyer, made.id);
  const body = market.bodyOf([market.wish(cart.carts[0]?.cartId ?? 0, seller)], 280_000);
  expect(await market.order<Order & Problem>(buyer, body)).toMatchObject({ status: 200 });
  expect(await stockOf(made.id)).toBe(0);
});

test.each([
  ['made to order when it was bought, and counted since', { isStockTracked: false, stock: 0 }, 5],
  ['counted when it was bought, and counted again since', { stock: 8 }, 6],
])('a cancelled order of a product that was %s returns only what it took', async (_, bought, afterwards) => {
  const seller = await market.seller();
  const { id } = await market.product(seller, bought);
  const buyer = await market.customer();
  const cart = await market.add(buyer, id);
  const body = market.bodyOf([market.wish(cart.carts[0]?.cartId ?? 0, seller)], 280_000);
  const { body: order } = await market.order<Order & Problem>(buyer, body);
  const owner = await line.employ(seller.id, 'OWNER');
  const figures = `desk/${seller.service.slug}/products/${id}/figures`;
  for (const stock of [null, 5]) await owner.visitor.post(figures, { stock });
  const part = order.orderServices[0]?.orderServiceId;
  expect((await buyer.post(`orders/${order.orderId}/services/${part}/cancel`)).status).toBe(200);
  expect(await stockOf(id)).toBe(afterwards);
});

test.each([
  ['of the same seller', true],
  ['of another seller', false],
])(
  'an order of the last piece and of a product %s says «Нет в наличии» to the second buyer',
  async (_, isSameSeller) => {
    const seller = await market.seller();
    const other = isSameSeller ? seller : await market.seller();
    const last = await market.product(seller, { stock: 1, title: 'Последний букет' });
    const plenty = await market.product(other);
    const buyers = await Promise.all([market.customer(), market.customer()]);
    const bodies = await Promise.all(
      buyers.map(async (buyer) => {
        await market.add(buyer, last.id);
        const { carts } = await market.add(buyer, plenty.id);
        const wishes = carts.map(({ cartId, service }) =>
          market.wish(cartId, service.id === seller.id ? seller : other),
        );
        return market.bodyOf(wishes, 500_000 + 30_000 * wishes.length - (isSameSeller ? 30_000 : 0));
      }),
    );
    const answers = await Promise.all(
      buyers.map((buyer, index) => market.order<Order & Problem>(buyer, bodies[index] ?? market.bodyOf([], 0))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const { message, errors } = answers.find(({ status }) => status === 422)?.body ?? {};
    expect(message).toMatch(/^Нет в наличии(: «Последний букет»)?$/);
    expect(Object.keys(errors ?? {})).toHaveLength(1);
    expect(await stockOf(plenty.id)).toBe(9);
  },
);

test('an order leaves out what was already sold out when the customer looked', async () => {
  const seller = await market.seller();
  const [gone, plenty] = [await market.product(seller, { stock: 1 }), await market.product(seller)];
  const visitor = await market.customer();
  await market.add(visitor, gone.id);
  const cart = await market.add(visitor, plenty.id);
  await api.db.update(products).set({ stock: 0 }).where(eq(products.id, gone.id));
  const wishes = [market.wish(cart.carts[0]?.cartId ?? 0, seller)];
  expect((await market.order(visitor, market.bodyOf(wishes, 280_000))).status).toBe(200);
});
