import type { Cart } from '@vetka/domain/cart';
import type { ManagedPlan, OfferHistory } from '@vetka/domain/offer';
import type { Problem } from '@vetka/domain/problem';
import type { PlanOffer, SubscriptionPlan, SubscriptionPurchase } from '@vetka/domain/service';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { bankIdOf } from '../../../test/emulatedBank.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { subscriptionHoldings, users } from '../../platform/database/schema/index.ts';

const { api, bank, line, market } = await createDeskFixture();

const friends = {
  type: 'BASIC',
  period: 'MONTH',
  name: 'Друг мастерской',
  description: 'Скидка на всё',
  price: 19_900,
  percent: 8,
  perks: ['Открытка бесплатно'],
};
const office = { ...friends, type: 'CORPORATE', name: 'Цветы в офис', price: 890_000, percent: 12 };
const atCost = { ...friends, type: 'COST_PRICE', name: 'По себестоимости', price: 49_000, percent: 0 };
const ways = { BASIC: 'basic', CORPORATE: 'corporate', COST_PRICE: 'cost-price' } as const;

async function opened() {
  const shop = await market.seller();
  const owner = await line.employ(shop.id, 'OWNER');
  const { slug } = shop.service;
  const at = `desk/${slug}/plans`;
  const create = async (plan: object) => (await owner.visitor.post<ManagedPlan>(at, plan)).body;
  const read = async () => (await owner.visitor.get<ManagedPlan[]>(at)).body;
  const onSale = async () => (await api.visitor().get<SubscriptionPlan[]>(`services/${slug}/subscriptions`)).body;
  const buy = (visitor: Visitor, plan: Pick<ManagedPlan, 'id' | 'type'>) =>
    visitor.post<SubscriptionPurchase>(`services/${slug}/subscriptions/${ways[plan.type]}`, { planId: plan.id });
  return { shop, slug, owner, at, create, read, onSale, buy };
}

const requisites = {
  subjectType: 'SOLE_PROPRIETOR',
  name: 'ИП Петрова А. С.',
  inn: '500100732259',
  ogrn: '304500116000157',
  mediaFileIds: [],
  address: null,
};

/** Pays at the bank, and waits until the subscription has started. */
async function payFor(visitor: Visitor, { payment }: SubscriptionPurchase, planId: number): Promise<void> {
  await bank.pay(bankIdOf(payment.paymentLink));
  await vi.waitFor(
    async () => {
      const { body } = await visitor.get<{ plan: { id: number } }[]>('subscriptions');
      expect(body.map(({ plan }) => plan.id)).toContain(planId);
    },
    { timeout: 10_000, interval: 20 },
  );
}

test.each([
  ['BASIC', friends, 92_000],
  ['CORPORATE', office, 88_000],
  ['COST_PRICE', atCost, 60_000],
])('ENU-04: a shop creates a plan %s, a customer buys it, and the price falls', async (type, plan, price) => {
  const { shop, create, onSale, buy } = await opened();
  const product = await market.product(shop, { price: 100_000, costPrice: 60_000 });
  const { visitor } = await api.signIn();
  const before = await market.add(visitor, product.id);
  expect(before.totalAfterDiscount).toBe(100_000);
  const made = await create(plan);
  expect(made).toMatchObject({ type, perks: ['Открытка бесплатно'], isActive: true, holders: 0, revenue: 0 });
  expect((await onSale())[0]).toMatchObject({ id: made.id, type });
  // Needed for a corporate plan only.
  expect((await visitor.put('profile/legal-info', requisites)).status).toBe(200);
  const bought = await buy(visitor, made);
  expect(bought.status).toBe(200);
  await payFor(visitor, bought.body, made.id);
  const { body: cart } = await visitor.get<Cart>('cart');
  expect(cart.totalAfterDiscount, `ENU-04: ${type} gives its price`).toBe(price);
});

describe('plans of a shop', () => {
  test('a buyer of a plan keeps its terms when it changes or is hidden', async () => {
    const { shop, owner, at, create, onSale, buy } = await opened();
    const product = await market.product(shop, { price: 100_000 });
    const { visitor } = await api.signIn();
    const plan = await create(friends);
    await payFor(visitor, (await buy(visitor, plan)).body, plan.id);
    const { name, description, perks } = friends;
    const changed = await owner.visitor.put<ManagedPlan>(`${at}/${plan.id}`, {
      name,
      description,
      perks,
      price: 50_000,
      percent: 3,
    });
    expect(changed.body).toMatchObject({ price: 50_000, percent: 3, holders: 1, revenue: 19_900 });
    await owner.visitor.post(`${at}/${plan.id}/sale`, { isActive: false });
    expect((await onSale()).map(({ id }) => id)).not.toContain(plan.id);
    expect((await market.add(visitor, product.id)).totalAfterDiscount).toBe(92_000);
    expect((await buy(await market.customer(), plan)).status).toBe(422);
  });

  test('an unpaid purchase is not continued on other terms', async () => {
    const { owner, at, create, buy } = await opened();
    const { visitor, user } = await api.signIn();
    const plan = await create(friends);
    await buy(visitor, plan);
    const { name, description, perks, price } = friends;
    await owner.visitor.put(`${at}/${plan.id}`, { name, description, perks, price, percent: 20 });
    await buy(visitor, plan);
    const held = await api.db.select().from(subscriptionHoldings).where(eq(subscriptionHoldings.userId, user.id));
    expect(held.map(({ percent }) => percent).toSorted((a, b) => a - b)).toEqual([8, 20]);
  });

  test('customers see plans in the order of the shop, and hidden ones return to their position', async () => {
    const { owner, slug, at, create, read, onSale } = await opened();
    const [first, second, third] = [await create(friends), await create(office), await create(atCost)];
    const ids = [third.id, first.id, second.id];
    expect((await owner.visitor.post(`desk/${slug}/plan-order`, { ids })).status).toBe(200);
    expect((await read()).map(({ id }) => id)).toEqual(ids);
    await owner.visitor.post(`${at}/${first.id}/sale`, { isActive: false });
    await owner.visitor.post(`${at}/${first.id}/sale`, { isActive: true });
    const own = (await onSale()).filter(({ id }) => ids.includes(id));
    expect(own.map(({ id }) => id)).toEqual(ids);
    const stale = await owner.visitor.post<Problem>(`desk/${slug}/plan-order`, { ids: ids.slice(1) });
    expect(stale.status).toBe(409);
  });

  test('a discount that does not suit the type is refused at its field', async () => {
    const { owner, at } = await opened();
    const send = async (plan: object) => (await owner.visitor.post<Problem>(at, plan)).body.errors;
    expect(await send({ ...atCost, percent: 5 })).toEqual({ percent: ['По себестоимости скидки в процентах нет'] });
    expect(await send({ ...friends, percent: 0 })).toEqual({ percent: ['Укажите скидку хотя бы в 1 %'] });
    expect(Object.keys((await send({ ...friends, position: 3 })) ?? {})).toEqual(['position']);
  });

  test('the history names the author of each change', async () => {
    const { owner, slug, at, create } = await opened();
    await owner.visitor.put('profile', { firstName: 'Ольга', lastName: 'Веснина' });
    const plan = await create(friends);
    const { name, description, perks, percent } = friends;
    await owner.visitor.put(`${at}/${plan.id}`, { name, description, perks, percent, price: 29_900 });
    await owner.visitor.put(`${at}/${plan.id}`, { name, description, perks, percent, price: 29_900 });
    await owner.visitor.post(`${at}/${plan.id}/sale`, { isActive: false });
    const { body } = await owner.visitor.get<OfferHistory>(`desk/${slug}/offer-history`);
    expect(body.data.map(({ action }) => action)).toEqual(['STOPPED', 'CHANGED', 'CREATED']);
    expect(body.data[1]).toMatchObject({
      subject: 'Друг мастерской',
      by: 'Ольга Веснина',
      changes: [{ field: 'Цена', before: '199\u00A0₽ в месяц', after: '299\u00A0₽ в месяц' }],
    });
  });
});

test('a plan of the administration is offered by every shop', async () => {
  const { slug } = await opened();
  const { visitor, user } = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  const { body: plan } = await visitor.post<ManagedPlan>('moderation/plans', atCost);
  const { body: offers } = await api.visitor().get<PlanOffer[]>(`subscription-offers?service=${slug}`);
  expect(offers.find((offer) => offer.plan.id === plan.id)?.service).toBeNull();
  await visitor.post(`moderation/plans/${plan.id}/sale`, { isActive: false });
  const { body: rest } = await api.visitor().get<PlanOffer[]>(`subscription-offers?service=${slug}`);
  expect(rest.map((offer) => offer.plan.id)).not.toContain(plan.id);
});

test("the history of the platform's plans names the author of each change, and is separate from those of shops", async () => {
  const { create } = await opened();
  await create(friends);
  const { visitor, user } = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  const { body: plan } = await visitor.post<ManagedPlan>('moderation/plans', {
    ...atCost,
    name: 'Всё по себестоимости',
  });
  const { name, description, perks } = plan;
  await visitor.put(`moderation/plans/${plan.id}`, { name, description, perks, percent: 0, price: 59_000 });
  const { body: history } = await visitor.get<OfferHistory>('moderation/plan-history?take=100');
  const own = history.data.filter(({ subject }) => subject === name);
  expect(own.map(({ action, by }) => [action, by])).toEqual([
    ['CHANGED', user.nickname],
    ['CREATED', user.nickname],
  ]);
  expect(own[0]?.changes.map(({ field }) => field)).toEqual(['Цена']);
  expect(history.data.map(({ subject }) => subject)).not.toContain(friends.name);
});
