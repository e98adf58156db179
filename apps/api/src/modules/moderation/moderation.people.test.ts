import type { AuditPage, FoundPeople, PersonCard } from '@vetka/domain/moderation';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCheckoutFixture } from '../../../test/checkoutFixture.ts';
import { auditEntries, orders, serviceEmployees, services, users } from '../../platform/database/schema/index.ts';

const { api, market } = await createCheckoutFixture();

const { visitor: admin, user } = await api.signIn();
await api.db.update(users).set({ isAdministration: true, email: 'vera@example.com' }).where(eq(users.id, user.id));
const { order } = await market.ordered();
const [{ userId: customerId } = { userId: 0 }] = await api.db
  .select({ userId: orders.userId })
  .from(orders)
  .where(eq(orders.id, order.orderId));

const find = async (search: string) => (await admin.post<FoundPeople>('moderation/people', { search })).body;
const lastEntry = async () => {
  const [row] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return row;
};

test('a person is found by phone, e-mail, nickname and order, and their contacts are masked', async () => {
  const [row] = await api.db.select().from(users).where(eq(users.id, user.id));
  const phone = row?.phone ?? '';
  const byPhone = await find(phone.replace('+7', '8 '));
  expect(byPhone).toMatchObject({ by: 'PHONE', data: [{ id: user.id, email: 'v***@example.com' }] });
  expect(byPhone.data[0]?.phone).toMatch(/^\+7.\d{3}.\*{3}-\*{2}-\d{2}$/);
  expect(JSON.stringify(byPhone)).not.toContain(phone);
  expect(await find('VERA@example.com')).toMatchObject({ by: 'EMAIL', data: [{ id: user.id }] });
  expect(await find(`@${user.nickname.slice(0, -1)}`)).toMatchObject({ by: 'NICKNAME' });
  const part = order.orderServices[0]?.orderServiceId;
  for (const number of [`${order.orderId}`, `№ ${part}`]) {
    const found = await find(number);
    expect([found.by, found.data.map(({ id }) => id)]).toEqual(['ORDER', expect.arrayContaining([customerId])]);
  }
  expect((await find('net-takogo')).data).toEqual([]);
});

test('words that match no nickname find the people of a shop, also when they are in quotes', async () => {
  const shop = await market.seller();
  const name = `Мята и пион ${shop.id}`;
  await api.db.update(services).set({ name }).where(eq(services.id, shop.id));
  const [owner, worker, former] = [await api.signIn(), await api.signIn(), await api.signIn()];
  await api.db.update(services).set({ ownerId: owner.user.id }).where(eq(services.id, shop.id));
  await api.db.insert(serviceEmployees).values([
    { serviceId: shop.id, userId: worker.user.id, role: 'SELLER', status: 'WORKER' },
    { serviceId: shop.id, userId: former.user.id, role: 'SELLER', status: 'FINAL' },
  ]);
  for (const words of [`«${name}»`, name.toLowerCase(), shop.service.slug]) {
    const found = await find(words);
    expect([found.by, found.data.map(({ id }) => id)]).toEqual(['SHOP', [worker.user.id, owner.user.id]]);
  }
  expect((await lastEntry())?.changes[0]?.after).toBe('по названию магазина: 2, контакты скрыты');
  expect((await find('мя')).data).toEqual([]);
});

test('a search is recorded without its words', async () => {
  await find('vera@example.com');
  const entry = await lastEntry();
  expect(entry).toMatchObject({ call: 'moderation.findPeople', kind: 'PEOPLE', objectId: null, reason: '' });
  expect(entry?.changes).toEqual([{ field: 'Показано', before: null, after: 'по почте: 1, контакты скрыты' }]);
});

test('a card needs a reason, which is recorded with what was shown', async () => {
  const path = `moderation/people/${customerId}`;
  expect((await admin.post(path, { reason: ' ' })).status).toBe(422);
  const { body } = await admin.post<PersonCard>(path, { reason: 'Покупатель спрашивает о возврате' });
  expect(body.phone).toMatch(/^\+7\d{10}$/);
  expect(body.orders).toMatchObject([{ id: order.orderId, isPaid: false, parts: [{ status: 'NEW', total: 280_000 }] }]);
  const { body: log } = await admin.get<AuditPage>(`moderation/audit?kind=PROFILE&objectId=${customerId}`);
  expect(log.data[0]).toMatchObject({ call: 'moderation.openPerson', reason: 'Покупатель спрашивает о возврате' });
  const [shown] = log.data[0]?.changes ?? [];
  expect(shown?.after).toMatch(/^телефон, 1.заказ, \d.плат\S+, 0.возвратов$/);
  expect(JSON.stringify(log.data[0])).not.toContain(body.phone);
});

test('nobody but the administration finds people, and unknown people are not found', async () => {
  const { visitor } = await api.signIn();
  expect((await visitor.post('moderation/people', { search: 'vera' })).status).toBe(404);
  expect((await visitor.post(`moderation/people/${user.id}`, { reason: 'Любопытно' })).status).toBe(404);
  expect((await admin.post('moderation/people/2147483647', { reason: 'Спор' })).status).toBe(404);
});
