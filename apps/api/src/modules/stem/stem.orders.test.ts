import type { DeskCalendar } from '@vetka/domain/desk';
import type { Problem } from '@vetka/domain/problem';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begin } from '../../../test/deskFixture.ts';
import { someDay } from '../../../test/marketFixture.ts';
import { createStemFixture } from '../../../test/stemFixture.ts';

const { api, line, market, pay, overdue, shopWithStems, buy, shown } = await createStemFixture();

test('an order reserves stems, its cancellation returns them, and every bouquet of the stem follows', async () => {
  const shop = await shopWithStems();
  const rose = await shop.stem(30);
  const [big, small] = [await shop.bouquet([[rose, 15]]), await shop.bouquet([[rose, 7]])];
  const { visitor, body } = await buy(shop, [{ ...big, quantity: 1 }]);
  expect(await shop.readStem(rose.id)).toMatchObject({ stock: 15, reserved: 15 });
  expect([(await shown(big)).body.stock, (await shown(small)).body.stock]).toEqual([1, 2]);
  const part = body.orderServices[0]?.orderServiceId ?? 0;
  expect((await visitor.post(`orders/${body.orderId}/services/${part}/cancel`, {})).status).toBe(200);
  expect(await shop.readStem(rose.id)).toMatchObject({ stock: 30, reserved: 0 });
  expect([(await shown(big)).body.stock, (await shown(small)).body.stock]).toEqual([2, 4]);
  expect(await shop.moves(`product=${small.id}`)).toMatchObject([
    { reason: 'RETURNED', onShelf: 0, free: 15, stock: 30, orderServiceId: part },
    { reason: 'ORDERED', onShelf: 0, free: -15, stock: 15, orderServiceId: part },
    { reason: 'RECEIVED', onShelf: 30, free: 30 },
  ]);
});

test('an order that is not paid in time returns its stems', async () => {
  const shop = await shopWithStems();
  const rose = await shop.stem(10);
  const product = await shop.bouquet([[rose, 10]]);
  const { body } = await buy(shop, [product]);
  expect((await shown(product)).body.isAvailable).toBe(false);
  await overdue(body.orderId);
  await api.app.jobs.run('payment.expire');
  expect((await shown(product)).body.isAvailable).toBe(true);
});

test('starting the assembly writes the stems off', async () => {
  const shop = await shopWithStems();
  const rose = await shop.stem(12);
  const product = await shop.bouquet([[rose, 5]]);
  const { visitor, body } = await buy(shop, [product]);
  await pay(visitor, body.orderId);
  const part = body.orderServices[0]?.orderServiceId ?? 0;
  await line.takeAll(shop.owner.visitor, shop.shop.service.slug, part, begin());
  expect(await shop.readStem(rose.id)).toMatchObject({ stock: 7, reserved: 0 });
  expect((await shop.moves(`stem=${rose.id}`))[0]).toMatchObject({ reason: 'USED', onShelf: -5, free: 0, stock: 7 });
});

test('two bouquets of one order that together need too many stems are refused by name', async () => {
  const shop = await shopWithStems();
  const rose = await shop.stem(20);
  const first = await shop.bouquet([[rose, 15]], { title: 'Первый' });
  const second = await shop.bouquet([[rose, 10]], { title: 'Второй' });
  const { status, body } = await buy(shop, [first, second]);
  expect(status).toBe(422);
  const { errors } = body as unknown as Problem;
  expect(errors).toEqual({ 'orders.0.products': ['«Второй»: доступно 0\u00A0шт'] });
  expect(await shop.readStem(rose.id)).toMatchObject({ stock: 20, reserved: 0 });
});

test('a bouquet made to order takes the available stems, and the rest when it is assembled', async () => {
  const shop = await shopWithStems();
  await shop.owner.visitor.put(`${shop.at}/stem-rules`, { whenOut: 'TO_ORDER', fresh: null });
  const rose = await shop.stem(4);
  const product = await shop.bouquet([[rose, 5]]);
  const { visitor, body } = await buy(shop, [product]);
  expect(await shop.readStem(rose.id)).toMatchObject({ stock: 0, reserved: 4 });
  await shop.receive(rose.id, { quantity: 10 });
  await pay(visitor, body.orderId);
  const part = body.orderServices[0]?.orderServiceId ?? 0;
  await line.takeAll(shop.owner.visitor, shop.shop.service.slug, part, begin());
  expect(await shop.readStem(rose.id)).toMatchObject({ stock: 9, reserved: 0 });
});

test('the calendar shows what to buy for the day: missing stems, less new batches, plus those that will expire', async () => {
  const shop = await shopWithStems();
  await shop.owner.visitor.put(`${shop.at}/stem-rules`, { whenOut: 'TO_ORDER', fresh: null });
  const rose = await shop.stem(4, { name: 'Роза' });
  const tulip = await shop.stem(0, { name: 'Тюльпан' });
  await shop.receive(tulip.id, { quantity: 10, shelfLifeDays: 1 });
  const product = await shop.bouquet([
    [rose, 5],
    [tulip, 3],
  ]);
  const { visitor, body } = await buy(shop, [{ ...product, quantity: 2 }]);
  const day = someDay();
  const needs = async () => {
    const { body: week } = await shop.owner.visitor.get<DeskCalendar>(`${shop.at}/calendar?day=${day}`);
    return week.days.find((each) => each.day === day)?.needs;
  };
  expect(await needs()).toEqual([]);
  await pay(visitor, body.orderId);
  // The tulips wilt the day before the delivery.
  expect(await needs()).toEqual([
    { name: 'Роза', quantity: 10, toBuy: 6 },
    { name: 'Тюльпан', quantity: 6, toBuy: 6 },
  ]);
  await shop.receive(rose.id, { quantity: 5 });
  await shop.receive(tulip.id, { quantity: 20 });
  expect(await needs()).toMatchObject([{ toBuy: 1 }, { toBuy: 0 }]);
});

/** Simultaneous buyers of bouquets that share a rose; some cancel. */
async function rush(stock: number, perBouquet: readonly number[], buyers: number) {
  const shop = await shopWithStems();
  const [rose, leaf] = [await shop.stem(stock), await shop.stem(10_000)];
  // The recipes list the stems in different orders, as people type them.
  const bouquets: { id: number; slug: string }[] = [];
  for (const [index, quantity] of perBouquet.entries()) {
    const parts: Parameters<typeof shop.bouquet>[0] = [
      [rose, quantity],
      [leaf, 1],
    ];
    bouquets.push(await shop.bouquet(index % 2 === 0 ? parts : parts.toReversed()));
  }
  const carts = await Promise.all(
    Array.from({ length: buyers }, async (_, index) => {
      const visitor = await market.customer();
      const bouquet = bouquets[index % bouquets.length];
      const cart = await market.add(visitor, bouquet?.id ?? 0).catch(() => undefined);
      // A bouquet that is unavailable from the start is in no cart.
      const wish = market.wish(cart?.carts[0]?.cartId ?? 1, shop.shop);
      return { visitor, quantity: perBouquet[index % bouquets.length] ?? 0, wish };
    }),
  );
  const answers = await Promise.all(
    carts.map(async ({ visitor, quantity, wish }) => {
      const { status, body } = await market.order(visitor, market.bodyOf([wish], 280_000));
      return { visitor, quantity, status, body };
    }),
  );
  return { shop, rose, leaf, bouquets, answers };
}

const sum = (items: readonly { quantity: number }[]) => items.reduce((total, { quantity }) => total + quantity, 0);

test('100 simultaneous buyers of five bouquets that share a rose never take more roses than there are', async () => {
  const { shop, rose, leaf, bouquets, answers } = await rush(100, [3, 5, 7, 9, 11], 100);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  const bought = answers.filter(({ status }) => status === 200);
  const left = 100 - sum(bought);
  expect(left).toBeGreaterThanOrEqual(0);
  // No bouquet was refused while there were roses for it.
  expect(left).toBeLessThan(3);
  expect(await shop.readStem(rose.id)).toMatchObject({ stock: left, reserved: sum(bought) });
  expect((await shop.readStem(leaf.id)).reserved).toBe(bought.length);
  for (const bouquet of bouquets) expect((await shown(bouquet)).body.stock).toBe(0);
}, 60_000);

test('after any simultaneous purchases and cancellations the stems add up and each bouquet has the right stock', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 40 }),
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 8 }),
      async (stock, perBouquet, buyers) => {
        const { shop, rose, bouquets, answers } = await rush(stock, perBouquet, buyers);
        const bought = answers.filter(({ status }) => status === 200);
        const cancelled = bought.filter((_, index) => index % 2 === 0);
        const kept = bought.filter((_, index) => index % 2 === 1);
        await Promise.all(
          cancelled.map(({ visitor, body }) =>
            visitor.post(`orders/${body.orderId}/services/${body.orderServices[0]?.orderServiceId ?? 0}/cancel`, {}),
          ),
        );
        const left = stock - sum(kept);
        expect(await shop.readStem(rose.id)).toMatchObject({ stock: left, reserved: sum(kept) });
        for (const [index, bouquet] of bouquets.entries()) {
          const { body } = await shown(bouquet);
          expect(body.stock).toBe(Math.floor(left / (perBouquet[index] ?? 1)));
        }
      },
    ),
    { numRuns: 6 },
  );
}, 60_000);
