import type { AuthUser } from '@vetka/domain/account';
import type { Cart } from '@vetka/domain/cart';
import type { Problem } from '@vetka/domain/problem';
import type { OwnSubscription, PlanOffer, SubscriptionPurchase } from '@vetka/domain/service';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { bankIdOf, startBank } from '../../../test/emulatedBank.ts';
import { makeProduct, makeService } from '../../../test/shop.ts';
import type { Visitor } from '../../../test/visitor.ts';
import {
  legalInfos,
  orderProducts,
  orders,
  orderServices,
  payments,
  refunds,
  subscriptionHoldings,
  subscriptionPlans,
  users,
} from '../../platform/database/schema/index.ts';

const bank = await startBank();
const api = await startTestApp({ env: { EMULATOR_URL: bank.url } });
await api.listen();
afterEach(() => bank.heal());

type PlanValues = Partial<typeof subscriptionPlans.$inferInsert>;
const costPrice = { type: 'COST_PRICE', name: 'По себестоимости', price: 49_000, period: 'MONTH' } as const;
const basic = { type: 'BASIC', name: 'Друг мастерской', price: 19_900, period: 'MONTH', percent: 8 } as const;
const corporate = { type: 'CORPORATE', name: 'Цветы в офис', price: 890_000, period: 'YEAR', percent: 12 } as const;

async function sell(values: typeof costPrice | typeof corporate | typeof basic, more: PlanValues = {}) {
  const service = await makeService(api.db);
  const [plan] = await api.db
    .insert(subscriptionPlans)
    .values({ serviceId: service.id, ...values, ...more })
    .returning();
  if (!plan) throw new Error('The plan was not inserted.');
  const way = { BASIC: 'basic', CORPORATE: 'corporate', COST_PRICE: 'cost-price' }[values.type];
  const buy = <T = SubscriptionPurchase>(visitor: Visitor, planId = plan.id) =>
    visitor.post<T>(`services/${service.slug}/subscriptions/${way}`, { planId });
  return { service, plan, buy };
}
const holdingsOf = ({ id }: AuthUser) =>
  api.db.select().from(subscriptionHoldings).where(eq(subscriptionHoldings.userId, id));
const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
const begun = (user: AuthUser) =>
  soon(async () => {
    const [holding] = await holdingsOf(user);
    expect(holding?.startsAt).not.toBeNull();
    return holding;
  });

test('ASE-12: a subscription at cost price starts when it is paid, lasts a month and makes goods cheaper', async () => {
  const { service, plan, buy } = await sell(costPrice);
  const { visitor, user } = await api.signIn();
  const { status, body } = await buy(visitor);
  expect(status).toBe(200);
  expect(body).toMatchObject({ plan: { id: plan.id, type: 'COST_PRICE' }, state: 'NOT_SUBSCRIBED' });
  expect(body.payment).toMatchObject({ status: 'CREATED', paymentLink: expect.stringContaining('/tbank/pay/') });
  expect(await holdingsOf(user)).toMatchObject([{ startsAt: null, endsAt: null, pricePaid: 49_000 }]);
  const bankId = bankIdOf(body.payment.paymentLink);
  const atBank = (await bank.payments()).find(({ id }) => id === bankId);
  expect(atBank?.receipt.Items).toMatchObject([{ Name: 'Подписка «По себестоимости»', Amount: 49_000 }]);

  await bank.pay(bankId);
  const holding = await begun(user);
  const days = ((holding?.endsAt?.getTime() ?? 0) - (holding?.startsAt?.getTime() ?? 0)) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
  const product = await makeProduct(api.db, service.id, { price: 100_000, costPrice: 60_000 });
  const cart = await visitor.post<Cart>('cart/addToCart', { productId: product.id, quantity: 1, isCartShop: false });
  expect(cart.body.totalAfterDiscount).toBe(60_000);
});

test('ASE-12: repeating the purchase returns the same page of the bank; once paid it is not sold again', async () => {
  const { buy } = await sell(costPrice);
  const { visitor, user } = await api.signIn();
  const [first, second] = await Promise.all([buy(visitor), buy(visitor)]);
  expect(second.body.payment.paymentLink).toBe(first.body.payment.paymentLink);
  expect(await holdingsOf(user)).toHaveLength(1);
  await bank.pay(bankIdOf(first.body.payment.paymentLink));
  await begun(user);
  const again = await buy<Problem>(visitor);
  expect([again.status, again.body.message]).toEqual([409, 'Такая подписка уже действует']);
});

test('ASE-12: the payer’s return is enough when the notification is lost, and redirects to the service', async () => {
  await bank.faults({ drop: true });
  const { service, buy } = await sell(costPrice);
  const { visitor, user } = await api.signIn();
  const bankId = bankIdOf((await buy(visitor)).body.payment.paymentLink);
  await bank.pay(bankId);
  const url = new URL((await bank.payments()).find(({ id }) => id === bankId)?.successUrl ?? '');
  const back = await visitor.get(`${url.pathname}${url.search}`);
  expect([back.status, back.headers.location]).toEqual([303, `/${service.slug}`]);
  expect((await begun(user))?.endsAt).not.toBeNull();
});

test('ASE-12: money that arrives for a cancelled subscription is refunded', async () => {
  const { buy } = await sell(costPrice);
  const { visitor, user } = await api.signIn();
  const bankId = bankIdOf((await buy(visitor)).body.payment.paymentLink);
  await api.db
    .update(subscriptionHoldings)
    .set({ canceledAt: new Date() })
    .where(eq(subscriptionHoldings.userId, user.id));
  await bank.pay(bankId);
  const [payment] = await api.db.select().from(payments).where(eq(payments.externalId, bankId));
  await soon(async () => {
    const rows = await api.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, payment?.id ?? 0));
    expect(rows).toMatchObject([{ amount: 49_000, state: 'DONE' }]);
  });
  expect((await holdingsOf(user))[0]?.startsAt).toBeNull();
});

test('ASE-12: plans of other kinds, of other services and withdrawn ones are not sold here', async () => {
  const { buy } = await sell(costPrice);
  const { plan: elsewhere } = await sell(costPrice);
  const { plan: office } = await sell(corporate);
  const { plan: withdrawn, buy: buyWithdrawn } = await sell(costPrice, { isActive: false });
  const { visitor } = await api.signIn();
  for (const answer of [
    await buy<Problem>(visitor, elsewhere.id),
    await buy<Problem>(visitor, office.id),
    await buyWithdrawn<Problem>(visitor, withdrawn.id),
  ]) {
    expect([answer.status, answer.body.errors]).toEqual([422, { planId: ['Такой подписки у магазина нет'] }]);
  }
  expect((await buy(api.visitor())).status).toBe(401);
  expect((await visitor.post('services/net-takogo/subscriptions/cost-price', { planId: 1 })).status).toBe(404);
});

test('ASE-13: a corporate subscription is bought with the requisites of an organisation, for a year', async () => {
  const { buy } = await sell(corporate);
  const { visitor, user } = await api.signIn();
  const refused = await buy<Problem>(visitor);
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toHaveProperty('legalInfo');
  const [legal] = await api.db
    .insert(legalInfos)
    .values({ subjectType: 'LEGAL_SUBJECT', name: 'ООО «Ромашка»', inn: '7707083893' })
    .returning();
  const legalInfoId = legal?.id ?? 0;
  await api.db.update(users).set({ legalInfoId }).where(eq(users.id, user.id));
  expect((await buy<Problem>(visitor)).body.errors, 'an organisation has a КПП').toHaveProperty('legalInfo');
  await api.db.update(legalInfos).set({ kpp: '773601001' }).where(eq(legalInfos.id, legalInfoId));
  const { status, body } = await buy(visitor);
  expect(status).toBe(200);
  await bank.pay(bankIdOf(body.payment.paymentLink));
  const holding = await begun(user);
  expect(holding).toMatchObject({ type: 'CORPORATE', percent: 12, legalInfoId });
  expect((holding?.endsAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(364 * 86_400_000);
});

test('a basic subscription of a shop lowers its prices by its percent once it is paid, and only there', async () => {
  const { service, buy } = await sell(basic);
  const { visitor, user } = await api.signIn();
  const { status, body } = await buy(visitor);
  expect([status, body.state]).toEqual([200, 'NOT_SUBSCRIBED']);
  await bank.pay(bankIdOf(body.payment.paymentLink));
  expect(await begun(user)).toMatchObject({ type: 'BASIC', percent: 8, pricePaid: 19_900 });
  const elsewhere = await makeService(api.db);
  for (const { id } of [service, elsewhere]) {
    const product = await makeProduct(api.db, id, { price: 100_000 });
    await visitor.post('cart/addToCart', { productId: product.id, quantity: 1, isCartShop: false });
  }
  expect((await visitor.get<Cart>('cart')).body.totalAfterDiscount).toBe(92_000 + 100_000);
});

test('offers show the savings of a plan on the cart and on paid orders, in its shop alone, and its end', async () => {
  const { service, plan, buy } = await sell(basic);
  const elsewhere = await makeService(api.db);
  const { visitor, user } = await api.signIn();
  const offer = async (who = visitor) => {
    const { body } = await who.get<PlanOffer[]>(`subscription-offers?service=${service.slug}`);
    return body.find((each) => each.plan.id === plan.id);
  };
  const own = await makeProduct(api.db, service.id, { price: 100_000 });
  const foreign = await makeProduct(api.db, elsewhere.id, { price: 100_000 });
  for (const { id } of [own, foreign]) {
    await visitor.post('cart/addToCart', { productId: id, quantity: 2, isCartShop: false });
  }
  expect(await offer()).toMatchObject({ soldBy: service.slug, cartSaving: 16_000, ordersSaving: 0, activeUntil: null });
  expect(await offer(api.visitor())).toMatchObject({ cartSaving: 0, ordersSaving: 0, activeUntil: null });
  await recordOrder(user, service.id, own.id);
  expect(await offer()).toMatchObject({ ordersSaving: 8_000 });
  await bank.pay(bankIdOf((await buy(visitor)).body.payment.paymentLink));
  const endsAt = (await begun(user))?.endsAt?.toISOString();
  expect(await offer()).toMatchObject({ cartSaving: 0, activeUntil: endsAt });
});

async function recordOrder({ id: userId }: AuthUser, serviceId: number, productId: number): Promise<void> {
  const price = 100_000;
  const [order] = await api.db
    .insert(orders)
    .values({ userId, itemsTotal: price, total: price, paidAt: new Date() })
    .returning();
  const [part] = await api.db
    .insert(orderServices)
    .values({
      orderId: order?.id ?? 0,
      serviceId,
      itemCount: 1,
      itemsTotal: price,
      total: price,
      deliveryType: 'PICKUP',
    })
    .returning();
  await api.db.insert(orderProducts).values({
    orderServiceId: part?.id ?? 0,
    productId,
    title: 'Букет',
    slug: 'buket',
    price,
    quantity: 1,
    totalBeforeDiscount: price,
    totalAfterDiscount: price,
  });
}

test("a renewal is bought once at today's price and starts when the current period ends", async () => {
  const { service, plan, buy } = await sell(basic);
  const { visitor, user } = await api.signIn();
  const own = async () => (await visitor.get<OwnSubscription[]>('subscriptions')).body;
  const { body: bought } = await buy(visitor);
  expect(await own(), 'not paid for').toEqual([]);
  await bank.pay(bankIdOf(bought.payment.paymentLink));
  const first = await begun(user);
  const active = { id: first?.id, state: 'ACTIVE', plan: { id: plan.id }, service: { slug: service.slug }, saved: 0 };
  const receipt = { amount: 19_900, refundedAmount: 0, title: 'Подписка «Друг мастерской»', sentTo: user.phone };
  expect(await own()).toMatchObject([{ ...active, pricePaid: 19_900, canProlong: true, receipt }]);
  await api.db.update(subscriptionPlans).set({ price: 25_000 }).where(eq(subscriptionPlans.id, plan.id));
  const prolong = () => visitor.post<SubscriptionPurchase>(`subscriptions/${first?.id}/prolong`);
  const [one, other] = [await prolong(), await prolong()];
  expect([one.status, other.body.payment.paymentLink]).toEqual([200, one.body.payment.paymentLink]);
  await bank.pay(bankIdOf(one.body.payment.paymentLink));
  const upcoming = { state: 'UPCOMING', pricePaid: 25_000, startsAt: first?.endsAt?.toISOString(), canProlong: false };
  await soon(async () => expect(await own()).toMatchObject([upcoming, { ...active, canProlong: false }]));
  const second = await prolong();
  expect([second.status, second.body]).toMatchObject([409, { message: 'Подписка уже продлена' }]);
  await api.db
    .update(subscriptionHoldings)
    .set({ startsAt: new Date(Date.now() - 10_000), endsAt: new Date(Date.now() - 1000) })
    .where(eq(subscriptionHoldings.id, first?.id ?? 0));
  expect((await own()).find(({ id }) => id === first?.id)).toMatchObject({ state: 'ENDED', canProlong: false });
  expect((await prolong()).status).toBe(404);
});
