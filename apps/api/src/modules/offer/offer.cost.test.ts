import type { Cart } from '@vetka/domain/cart';
import type { ProductPage } from '@vetka/domain/catalog';
import type { CostProducts, ManagedPlan, OfferHistory, SoldAtCost } from '@vetka/domain/offer';
import type { Problem } from '@vetka/domain/problem';
import type { SubscriptionPurchase } from '@vetka/domain/service';
import { expect, test, vi } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { bankIdOf } from '../../../test/emulatedBank.ts';

const { api, bank, line, market } = await createDeskFixture();

const plan = {
  type: 'COST_PRICE',
  period: 'MONTH',
  name: 'По себестоимости',
  description: '',
  price: 49_000,
  percent: 0,
  perks: [],
};

async function opened() {
  const shop = await market.seller();
  const owner = await line.employ(shop.id, 'OWNER');
  const desk = `desk/${shop.service.slug}`;
  const list = async () => (await owner.visitor.get<CostProducts>(`${desk}/cost-goods`)).body;
  const sell = <T = SoldAtCost>(ids: number[] | null, isSoldAtCost: boolean) =>
    owner.visitor.post<T>(`${desk}/cost-goods`, { ids, isSoldAtCost });
  return { shop, owner, desk, list, sell };
}

/** The titles of a shop's goods that the catalogue offers at cost. */
async function offeredAtCost(slug: string): Promise<string[]> {
  const { body } = await api.visitor().get<ProductPage>(`products?costPrice=true&service=${slug}`);
  return body.data.map(({ title }) => title);
}

test('a shop chooses which goods its subscribers buy at cost: the catalogue and the cart follow at once', async () => {
  const { shop, owner, desk, list, sell } = await opened();
  const roses = await market.product(shop, { title: 'Розы', price: 100_000, costPrice: 60_000 });
  await market.product(shop, { title: 'Пионы', price: 100_000, costPrice: 70_000 });
  await market.product(shop, { title: 'Астры', price: 100_000 });
  const { slug } = shop.service;
  const { body: made } = await owner.visitor.post<ManagedPlan>(`${desk}/plans`, plan);
  const visitor = await market.customer();
  const bought = await visitor.post<SubscriptionPurchase>(`services/${slug}/subscriptions/cost-price`, {
    planId: made.id,
  });
  await bank.pay(bankIdOf(bought.body.payment.paymentLink));
  await market.add(visitor, roses.id);
  const total = async () => (await visitor.get<Cart>('cart')).body.totalAfterDiscount;
  await vi.waitFor(async () => expect(await total()).toBe(60_000), { timeout: 10_000, interval: 20 });
  expect((await list()).data.map(({ title, isSoldAtCost }) => [title, isSoldAtCost])).toEqual([
    ['Пионы', true],
    ['Розы', true],
    ['Астры', false],
  ]);

  expect((await sell([roses.id], false)).body).toEqual({ changed: 1 });
  expect(await total()).toBe(100_000);
  expect(await offeredAtCost(slug)).toEqual(['Пионы']);
  expect(await list()).toMatchObject({ soldAtCost: 1, meta: { total: 3 } });

  expect((await sell(null, true)).body).toEqual({ changed: 1 });
  expect(await total()).toBe(60_000);
  expect((await offeredAtCost(slug)).toSorted((a, b) => a.localeCompare(b))).toEqual(['Пионы', 'Розы']);
  const { body: history } = await owner.visitor.get<OfferHistory>(`${desk}/offer-history`);
  expect(history.data.slice(0, 2)).toMatchObject([
    { action: 'AT_COST', subject: 'Розы' },
    { action: 'NOT_AT_COST', subject: 'Розы' },
  ]);
});

test('a product without a cost price is not sold at cost, and the whole request is refused', async () => {
  const { shop, list, sell } = await opened();
  const roses = await market.product(shop, { title: 'Розы', costPrice: 60_000, isSoldAtCost: false });
  const asters = await market.product(shop, { title: 'Астры' });
  const refused = await sell<Problem>([roses.id, asters.id], true);
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ ids: ['Сначала укажите себестоимость: «Астры»'] });
  expect((await list()).soldAtCost).toBe(0);
});
