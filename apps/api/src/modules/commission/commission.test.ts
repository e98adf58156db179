import { addDays, dayIn, defaultTimeZone } from '@vetka/domain/date';
import type { CommissionPreview, CommissionRules, CommissionRuleSaved, NewCommissionRule } from '@vetka/domain/ledger';
import type { AuditPage } from '@vetka/domain/moderation';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture, noticesOf } from '../../../test/deskFixture.ts';
import {
  commissionRules,
  orderCommissions,
  orderProducts,
  productCategories,
  users,
} from '../../platform/database/schema/index.ts';
import { categories } from '../../platform/database/schema/catalog.ts';

const { api, market, pay, paid, opened } = await createDeskFixture();
const { db } = api;
const admin = await api.signIn();
await db.update(users).set({ isAdministration: true }).where(eq(users.id, admin.user.id));

type Draft = Omit<NewCommissionRule, 'reason'>;

const today = dayIn(defaultTimeZone);
const reason = 'Договорились на год';
const draft = (change: Partial<Draft> = {}): Draft => ({
  kind: 'SELLER',
  subjectId: null,
  rate: 1_000,
  minimum: 0,
  taxRate: 2_200,
  startsOn: addDays(today, 45),
  ...change,
});
const previewed = <T = CommissionPreview>(change: Partial<Draft>) => {
  const { subjectId, ...terms } = draft(change);
  const query = { ...terms, ...(subjectId !== null && { subjectId }) };
  const words = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return admin.visitor.get<T>(`moderation/commission/preview?${words.join('&')}`);
};
const preview = async (change: Partial<Draft>) => (await previewed(change)).body;
const add = <T = CommissionRuleSaved>(change: Partial<Draft>) =>
  admin.visitor.post<T>('moderation/commission', { ...draft(change), reason });
const end = <T = CommissionRuleSaved>(id: number, endsOn: string) =>
  admin.visitor.post<T>(`moderation/commission/${id}/end`, { endsOn, reason });
const rules = async (view: string) =>
  (await admin.visitor.get<CommissionRules>(`moderation/commission?take=100&view=${view}`)).body.data;
const ruleOf = async (id: number) => {
  const views = await Promise.all(['CURRENT', 'PLANNED', 'PAST'].map(rules));
  return views.flat().find((rule) => rule.id === id);
};
const refusalOf = ({ status, body }: { status: number; body: Problem }) => [status, Object.keys(body.errors ?? {})];
/** Stores a rule that is already in force; the start of a stored rule cannot be moved back. */
const ruleInForce = async (change: Partial<typeof commissionRules.$inferInsert>) => {
  const terms = { rate: 1_000, taxRate: 2_200, startsAt: new Date(Date.now() - 1_000) };
  const [row] = await db
    .insert(commissionRules)
    .values({ ...terms, ...change })
    .returning();
  return row?.id ?? 0;
};
const category = async (name: string) => {
  const slug = `k${Math.random().toString(36).slice(2)}`;
  const [row] = await db.insert(categories).values({ slug, name }).returning();
  return row?.id ?? 0;
};

test('a preview shows which shops, categories and goods a rule affects, and the commission it would have taken', async () => {
  const { shop, product } = await paid();
  const vases = await category('Вазы');
  await db.insert(productCategories).values({ productId: product.id, categoryId: vases });
  const seen = await preview({ subjectId: shop.id, rate: 1_000, minimum: 30_000 });
  expect(seen).toMatchObject({ goods: 1, shopCount: 1, isWorse: true, earliestOn: addDays(today, 45) });
  expect(seen.categories).toEqual([{ id: vases, name: 'Вазы', goods: 1 }]);
  expect(seen.shops).toEqual([
    {
      id: shop.id,
      slug: shop.service.slug,
      name: shop.service.name,
      goods: 1,
      isWorse: true,
      lines: 1,
      taken: 37_500,
      wouldTake: 30_000,
    },
  ]);
  expect(seen).toMatchObject({ lines: 1, taken: 37_500, wouldTake: 30_000 });

  const ofCategory = await preview({ kind: 'CATEGORY', subjectId: vases, rate: 1_400 });
  expect(ofCategory).toMatchObject({ goods: 1, isWorse: false, earliestOn: addDays(today, 15), wouldTake: 35_000 });
  // A more specific rule applies, so the general one no longer affects this shop.
  await ruleInForce({ serviceId: shop.id, rate: 500 });
  const after = await preview({ kind: 'CATEGORY', subjectId: vases });
  expect(after).toMatchObject({ goods: 0, shops: [], lines: 0, earliestOn: today });
});

test('a preview computes exactly the commission that a sale of the same goods then freezes', async () => {
  const made = await paid();
  const terms = { rate: 1_234, minimum: 31_337 };
  const seen = await preview({ subjectId: made.shop.id, ...terms });
  await ruleInForce({ serviceId: made.shop.id, ...terms });
  const { visitor } = made.customer;
  const cart = await market.add(visitor, made.product.id);
  const wish = market.wish(cart.carts[0]?.cartId ?? 0, made.shop, { substitution: 'ASK' });
  const { body: order } = await market.order(visitor, market.bodyOf([wish], 280_000));
  await pay(visitor, order.orderId);
  const sold = await db
    .select({ amount: orderCommissions.amount })
    .from(orderCommissions)
    .innerJoin(orderProducts, eq(orderProducts.id, orderCommissions.orderProductId))
    .where(eq(orderProducts.orderServiceId, order.orderServices[0]?.orderServiceId ?? 0));
  expect(sold).toEqual([{ amount: seen.wouldTake }]);
});

test('a rule applies from its day, and the shop is notified at once', async () => {
  const made = await opened();
  const { body: rule } = await add({ subjectId: made.shop.id, rate: 2_000 });
  expect(rule.notifiedShops).toBe(1);
  const planned = { state: 'PLANNED', subject: made.shop.service.name, added: { reason }, ended: null, lines: 0 };
  expect(await ruleOf(rule.id)).toMatchObject(planned);
  const [notice] = await noticesOf(made.owner);
  expect(notice).toMatchObject({ kind: 'SHOP_CONTRACT', path: `/my/shop/${made.slug}/money` });
  expect(notice?.title).toMatch(/^Комиссия вырастет с /);
  expect(notice?.text.replaceAll('\u00A0', ' ')).toBe(
    'Для вашего магазина: 20 %, внутри НДС 22 %. Это 1 ваш товар. Заказы, оплаченные раньше, не изменятся.',
  );
  await pay(made.customer.visitor, made.orderId);
  expect((await db.select().from(orderCommissions)).map(({ ruleId }) => ruleId)).not.toContain(rule.id);
  const { body: log } = await admin.visitor.get<AuditPage>(`moderation/audit?kind=COMMISSION_RULE&objectId=${rule.id}`);
  expect(log.data).toMatchObject([{ call: 'commission.add', title: made.shop.service.name, reason }]);
});

test('shops are notified 45 days before terms get worse, and 15 days before any other change', async () => {
  const { shop } = await opened();
  const soon = { subjectId: shop.id, startsOn: addDays(today, 44) };
  expect(refusalOf(await add<Problem>({ ...soon, rate: 1_501 }))).toEqual([422, ['startsOn']]);
  expect(refusalOf(await add<Problem>({ ...soon, startsOn: addDays(today, 14) }))).toEqual([422, ['startsOn']]);
  expect((await add({ ...soon, startsOn: addDays(today, 15) })).status).toBe(200);
  // No shop has goods there, so nobody has to be notified.
  const empty = await category('Новый раздел');
  const { body } = await add({ kind: 'CATEGORY', subjectId: empty, rate: 9_000, startsOn: today });
  expect(await ruleOf(body.id)).toMatchObject({ state: 'IN_FORCE' });
});

test.each<[field: string, change: Partial<Draft>]>([
  ['subjectId', { subjectId: 2_147_483_647 }],
  ['subjectId', { subjectId: null }],
  ['subjectId', { kind: 'BASE', subjectId: 1 }],
  ['startsOn', { kind: 'BASE', startsOn: '2020-01-01' }],
  ['startsOn', { kind: 'BASE', startsOn: '2100-01-01' }],
])('a wrong %s is refused: %o', async (field, change) => {
  expect(refusalOf(await previewed<Problem>(change))).toEqual([422, [field]]);
});

test('a planned rule is withdrawn, and the shop is notified', async () => {
  const { shop, owner } = await opened();
  const { body: rule } = await add({ subjectId: shop.id });
  expect(await end(rule.id, today)).toMatchObject({ status: 200 });
  expect(await ruleOf(rule.id)).toMatchObject({ state: 'WITHDRAWN', ended: { reason } });
  expect((await noticesOf(owner))[0]?.title).toMatch(/^Комиссия не изменится /);
  expect(await end(rule.id, today)).toMatchObject({ status: 409 });
  expect(await admin.visitor.post(`moderation/commission/${rule.id}/keep`, { reason })).toMatchObject({ status: 409 });
});

test('a rule in force ends after the shop was notified, and the end can be cancelled until then', async () => {
  const { shop, owner } = await opened();
  const id = await ruleInForce({ serviceId: shop.id, rate: 500 });
  const at = `moderation/commission/${id}`;
  const day = addDays(today, 45);
  const { body: seen } = await admin.visitor.get<CommissionPreview>(`${at}/end?endsOn=${day}`);
  expect(seen).toMatchObject({ goods: 1, isWorse: true, earliestOn: day });
  expect(refusalOf(await end<Problem>(id, addDays(today, 44)))).toEqual([422, ['endsOn']]);
  await end(id, day);
  expect(await ruleOf(id)).toMatchObject({ state: 'IN_FORCE', ended: { reason } });
  expect((await noticesOf(owner))[0]?.title).toMatch(/^Комиссия вырастет с /);
  await admin.visitor.post<CommissionRuleSaved>(`${at}/keep`, { reason });
  expect(await ruleOf(id)).toMatchObject({ endsAt: null, ended: null });
  expect((await noticesOf(owner))[0]?.text).toMatch(/^Для вашего магазина остаётся правило /);
});

test('there is always a base rule in force, and a later one replaces it', async () => {
  const [base] = (await rules('CURRENT')).filter(({ kind }) => kind === 'BASE');
  expect(base).toMatchObject({ rate: 1_500, added: null });
  expect(await end<Problem>(base?.id ?? 0, addDays(today, 100))).toMatchObject({
    status: 409,
    body: { code: 'commission.only-base' },
  });
  const next = await ruleInForce({ rate: 1_400 });
  expect((await rules('CURRENT')).filter(({ kind }) => kind === 'BASE').map(({ id }) => id)).toEqual([next]);
  const past = await rules('PAST');
  expect(past.find(({ id }) => id === base?.id)).toMatchObject({ state: 'REPLACED' });
});
