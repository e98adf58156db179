import type { DeletionTerms, OwnConsents, PersonalData } from '@vetka/domain/account';
import type { Problem } from '@vetka/domain/problem';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import {
  addressRequests,
  articles,
  comments,
  contents,
  consents,
  emailConfirmations,
  media,
  orders,
  orderServices,
  services,
  users,
  userSubscriptions,
  verificationCodes,
} from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);

type Person = Awaited<ReturnType<typeof api.signIn>>;

const dayMs = 86_400_000;

/** Asks for the code of a deletion, and sends it. */
async function deleteAccount({ visitor, user }: Person) {
  await api.db.delete(verificationCodes).where(eq(verificationCodes.phone, user.phone));
  expect((await visitor.post('profile/deletion/code')).status).toBe(200);
  return visitor.post<Problem>('profile/deletion', { code: api.lastCode(user.phone) });
}

/** Moves the deletion into the past and advances the clock. */
async function passDays(userId: number, days: number) {
  await api.db
    .update(users)
    .set({ deletedAt: new Date(Date.now() - days * dayMs) })
    .where(eq(users.id, userId));
  await api.app.jobs.run('account.end');
  const [row] = await api.db.select().from(users).where(eq(users.id, userId));
  return row;
}

test('a person sees what they agreed to, with versions, and takes the consent to cookies back', async () => {
  const { visitor } = await api.signIn();
  await visitor.post('session/cookie-consent');
  const before = await visitor.get<OwnConsents>('profile/consents');
  expect(before.body.data.map(({ kind, textVersion }) => [kind, textVersion])).toEqual([
    ['COOKIE', '2026-11-01'],
    ['REGISTRATION', '2026-11-01'],
  ]);
  const after = await visitor.delete<OwnConsents>('profile/consents/COOKIE');
  expect(after.body.data.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, false]);
});

test('the consent without which there is no account is withdrawn by deleting the account', async () => {
  const { visitor } = await api.signIn();
  const refused = await visitor.delete<Problem>('profile/consents/REGISTRATION');
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Без этого согласия аккаунта нет. Чтобы отозвать его, удалите аккаунт',
  ]);
});

test('the copy of a person’s data has their rows, nothing of others, no secrets, and is made once an hour', async () => {
  const one = await api.signIn();
  const other = await api.signIn();
  for (const { visitor, user } of [one, other]) {
    await visitor.put('profile', { firstName: `Имя${user.id}`, bio: `рассказ ${user.phone}` });
    await api.db.insert(contents).values({ authorUserId: user.id, text: `публикация ${user.phone}` });
  }
  const { status, body } = await one.visitor.post<PersonalData>('profile/data');
  expect(status).toBe(200);
  const text = JSON.stringify(body);
  expect(text).toContain(`публикация ${one.user.phone}`);
  expect(text).toContain(`рассказ ${one.user.phone}`);
  expect(text).not.toContain(other.user.phone);
  expect(text).not.toMatch(/"(?:password_hash|token_hash|code_hash)"/);
  expect(body.data.find(({ name }) => name === 'sessions')?.rows).toHaveLength(1);
  expect((await one.visitor.post('profile/data')).status).toBe(429);
});

test('a deleted account is hidden and signed out everywhere, and comes back with the next sign-in', async () => {
  const person = await api.signIn();
  const elsewhere = await api.signIn(api.visitor(), person.user.phone);
  const deleted = await deleteAccount(person);
  expect(deleted.status).toBe(200);
  expect((await person.visitor.get('auth/user')).status).toBe(401);
  expect((await elsewhere.visitor.get('auth/user')).status).toBe(401);
  expect((await api.visitor().get(`users/${person.user.nickname}`)).status).toBe(404);
  const again = await api.signIn(api.visitor(), person.user.phone);
  expect(again.user.id).toBe(person.user.id);
  expect((await api.visitor().get(`users/${person.user.nickname}`)).status).toBe(200);
  expect((await passDays(person.user.id, 29))?.erasedAt).toBeNull();
});

test('a wrong code deletes nothing', async () => {
  const { visitor } = await api.signIn();
  const refused = await visitor.post<Problem>('profile/deletion', { code: '0000' });
  expect(refused.status).toBe(422);
  expect((await visitor.get('auth/user')).status).toBe(200);
});

test('a code for changing the number does not delete the account', async () => {
  const { visitor, user } = await api.signIn();
  await api.db.delete(verificationCodes).where(eq(verificationCodes.phone, user.phone));
  await visitor.post('verification/phone', { phone: user.phone });
  expect((await visitor.post('profile/deletion', { code: api.lastCode(user.phone) })).status).toBe(422);
});

test('after 30 days nothing names the person: no row of the database holds their phone, e-mail or words about themselves', async () => {
  const person = await api.signIn();
  const { visitor, user } = person;
  const reader = await api.signIn();
  const secret = `тайна${user.id}`;
  await visitor.put('profile', { firstName: secret, lastName: secret, bio: secret });
  await api.db.insert(contents).values({ authorUserId: user.id, text: secret });
  await api.db.insert(articles).values({ authorUserId: user.id, slug: `a-${user.id}`, title: secret });
  await api.db.insert(emailConfirmations).values({
    userId: user.id,
    email: `${user.nickname}@example.ru`,
    tokenHash: user.nickname,
    expiresAt: new Date(Date.now() + dayMs),
  });
  await visitor.post(`user/${reader.user.id}/subscribe`);
  await deleteAccount(person);
  const row = await passDays(user.id, 31);
  expect(row).toMatchObject({ phone: null, email: null, firstName: 'Удалённый аккаунт', bio: '', avatarMediaId: null });
  expect(row?.erasedAt).not.toBeNull();
  expect(await tablesWith([secret, user.phone, user.nickname])).toEqual([]);
  const [followed] = await api.db.select().from(users).where(eq(users.id, reader.user.id));
  expect(followed?.subscribersCount).toBe(0);
  expect(await api.db.select().from(userSubscriptions).where(eq(userSubscriptions.subscriberId, user.id))).toEqual([]);
  const [consent] = await api.db.select().from(consents).where(eq(consents.userId, user.id));
  expect(consent).toBeUndefined();
  const fresh = await api.signIn(api.visitor(), user.phone);
  expect(fresh.user.id).not.toBe(user.id);
});

/** Tables of which some row contains one of the texts. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows } = await api.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await api.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where ${sql.join(
        texts.map((text) => sql`t::text like ${`%${text}%`}`),
        sql` or `,
      )} limit 1`,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

test('a past order stays without names, and comments stay under a deleted account', async () => {
  const person = await api.signIn();
  const { service } = await market.seller();
  const [order] = await api.db
    .insert(orders)
    .values({ userId: person.user.id, itemsTotal: 100, total: 100, phone: person.user.phone, email: 'me@example.ru' })
    .returning();
  const [made] = await api.db
    .insert(orderServices)
    .values({
      orderId: order?.id ?? 0,
      serviceId: service.id,
      status: 'COMPLETED',
      itemCount: 1,
      itemsTotal: 100,
      total: 100,
      deliveryType: 'DELIVERY',
      recipientFirstName: 'Мария',
      recipientPhone: '+79160000001',
      cardText: 'Люблю',
    })
    .returning();
  const orderServiceId = made?.id ?? 0;
  const asked = { nonce: 'n', tokenHash: 'h', cityId: service.cityId, comment: 'Код домофона 48' };
  await api.db.insert(addressRequests).values({ orderServiceId, ...asked });
  const author = await api.signIn();
  const [post] = await api.db.insert(contents).values({ authorUserId: author.user.id, text: 'Пионы' }).returning();
  const written = { contentId: post?.id ?? 0, authorUserId: person.user.id, text: 'Красиво' };
  const [comment] = await api.db.insert(comments).values(written).returning();
  await deleteAccount(person);
  await passDays(person.user.id, 31);
  const [left] = await api.db
    .select()
    .from(orders)
    .where(eq(orders.id, order?.id ?? 0));
  const [part] = await api.db
    .select()
    .from(orderServices)
    .where(eq(orderServices.orderId, order?.id ?? 0));
  expect([left?.total, left?.phone, left?.email]).toEqual([100, null, null]);
  expect([part?.recipientFirstName, part?.recipientPhone, part?.cardText]).toEqual(['', null, '']);
  const requests = eq(addressRequests.orderServiceId, orderServiceId);
  expect(await api.db.$count(addressRequests, requests), 'the recipient’s words are gone').toBe(0);
  const shown = await api
    .visitor()
    .get<{ data: { id: number; author: { name: string } }[] }>(`content/${post?.id}/comments`);
  expect(shown.body.data.find(({ id }) => id === comment?.id)?.author.name).toBe('Удалённый аккаунт');
});

test('files that nothing shows any more are deleted, those in reviews of others stay', async () => {
  const person = await api.signIn();
  const key = `images/${person.user.id}.webp`;
  await api.app.media.store.save(key, Buffer.from('picture'));
  const owned = { type: 'IMAGE', ownerScope: 'USER', ownerUserId: person.user.id, key, filename: 'я.webp' } as const;
  const [file] = await api.db
    .insert(media)
    .values({ ...owned, contentType: 'image/webp' })
    .returning();
  await api.db
    .update(users)
    .set({ avatarMediaId: file?.id ?? null })
    .where(eq(users.id, person.user.id));
  await deleteAccount(person);
  await passDays(person.user.id, 31);
  expect(await api.db.select().from(media).where(eq(media.key, key))).toEqual([]);
  await api.app.jobs.runDue();
  expect(await api.app.media.store.has(key)).toBe(false);
});

test('the owner of a shop with open orders is refused and sent to them; without such orders the shop closes', async () => {
  const owner = await api.signIn();
  const { service } = await market.seller();
  await api.db.update(services).set({ ownerId: owner.user.id }).where(eq(services.id, service.id));
  const buyer = await api.signIn();
  const [order] = await api.db
    .insert(orders)
    .values({ userId: buyer.user.id, itemsTotal: 100, total: 100, paidAt: new Date() })
    .returning();
  const part = { orderId: order?.id ?? 0, serviceId: service.id, itemCount: 1, itemsTotal: 100, total: 100 };
  await api.db.insert(orderServices).values({ ...part, status: 'ACCEPTED', deliveryType: 'DELIVERY' });
  const terms = await owner.visitor.get<DeletionTerms>('profile/deletion');
  expect(terms.body).toMatchObject({
    obstacles: [{ title: `${service.name}: 1\u00A0незавершённый заказ`, path: `/my/shop/${service.slug}/orders` }],
    shops: [service.name],
  });
  const refused = await deleteAccount(owner);
  expect([refused.status, refused.body.code]).toEqual([409, 'account.obstacles']);
  expect((await deleteAccount(buyer)).body.message).toContain(`Заказ №\u00A0${order?.id} ещё в работе`);
  await api.db
    .update(orderServices)
    .set({ status: 'COMPLETED' })
    .where(eq(orderServices.orderId, order?.id ?? 0));
  expect((await deleteAccount(owner)).status).toBe(200);
  await passDays(owner.user.id, 31);
  const [closed] = await api.db.select().from(services).where(eq(services.id, service.id));
  expect([closed?.isAcceptingOrders, closed?.status]).toEqual([false, 'ARCHIVED']);
});
