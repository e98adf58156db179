import type { HeldShops, PayoutRequisitesHistory, Payouts, QueuedPayouts } from '@vetka/domain/payout';
import type { AuditPage } from '@vetka/domain/moderation';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createPayoutFixture } from '../../../test/payoutFixture.ts';
import { noticesOf } from '../../../test/deskFixture.ts';
import { payoutAccounts, services, users, verificationCodes } from '../../platform/database/schema/index.ts';

const fixture = await createPayoutFixture();
const { api, paid, due, sweep, completed, employThemselves } = fixture;
const { app, db, outside } = api;

/** An account number with a valid check digit for a bank. */
const accountAt = (bik: string): string => {
  const bank = bik.slice(-3);
  const weights = [7, 1, 3];
  const valid = Array.from({ length: 10 }, (_, key) => `40802810${key}00000000077`).find(
    (account) =>
      [...bank, ...account].reduce((sum, digit, at) => sum + Number(digit) * (weights[at % 3] ?? 0), 0) % 10 === 0,
  );
  return valid ?? '';
};
const bik = '044525974';
const requisites = { account: accountAt(bik), bik, bankName: 'АО «ТБанк»' };

// Codes are limited per minute, and each test asks for one.
beforeEach(() => db.update(verificationCodes).set({ createdAt: new Date(Date.now() - 86_400_000) }));

/** A shop of a known seller. */
async function opened() {
  const made = await paid();
  await employThemselves(made.shop.id);
  await db
    .update(services)
    .set({ email: 'shop@vetka.test', ownerId: made.owner.user.id })
    .where(eq(services.id, made.shop.id));
  const at = `desk/${made.slug}/requisites`;
  const [owner] = await db.select().from(users).where(eq(users.id, made.owner.user.id));
  const phone = owner?.phone ?? '';
  const code = async () => {
    await db.update(verificationCodes).set({ createdAt: new Date(Date.now() - 86_400_000) });
    expect((await made.owner.visitor.post(`${at}/code`, {})).status).toBe(200);
    return api.lastCode(phone);
  };
  const save = (body: object) => made.owner.visitor.put<PayoutRequisitesHistory>(at, { ...requisites, ...body });
  return { ...made, at, room: `/my/shop/${made.slug}/money/requisites`, code, save };
}

test('new requisites need a code from the owner’s phone, and everybody in the shop is notified', async () => {
  const shop = await opened();
  const code = await shop.code();
  const wrong = await shop.save({ code: code === '0000' ? '0001' : '0000' });
  expect(wrong.status).toBe(422);
  const { status, body } = await shop.save({ code });
  expect(status).toBe(200);
  expect(body).toMatchObject({ holder: 'Белова Марина', data: [{ account: '•••• 0077', holder: 'Белова Марина' }] });
  expect((await shop.save({ code })).status).toBe(422);
  await app.jobs.runDue();
  const letters = outside.mail.sent.filter(({ to }) => to === 'shop@vetka.test');
  expect(letters.map(({ subject }) => subject)).toEqual([`У «${shop.shop.service.name}» новые реквизиты выплат`]);
  for (const words of [shop.room, 'Счёт •••• 0077', 'Открыть реквизиты', 'Это адрес магазина на «Ветке».']) {
    expect(letters[0]?.text).toContain(words);
  }
  expect((await noticesOf(shop.owner)).find(({ kind }) => kind === 'SHOP_PAYOUT')).toMatchObject({ path: shop.room });
});

test('the phone and e-mail of the shop are warned of new requisites once the operators are back', async () => {
  const shop = await opened();
  const phone = '+79190000071';
  await db.update(services).set({ phone, email: 'warned@vetka.test' }).where(eq(services.id, shop.shop.id));
  const code = await shop.code();
  const warnings = () => [
    ...outside.sms.sent.filter((sent) => sent.phone === phone).map(({ text }) => text),
    ...outside.mail.sent.filter(({ to }) => to === 'warned@vetka.test').map(({ text }) => text),
  ];
  outside.sms.isAway = outside.mail.isAway = true;
  expect((await shop.save({ code })).status).toBe(200);
  await app.jobs.runDue();
  outside.sms.isAway = outside.mail.isAway = false;
  expect(warnings()).toEqual([]);
  // Whoever has taken the account over reads its notices, and may end it.
  await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, shop.owner.user.id));
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  await app.jobs.runDue();
  const text = expect.stringContaining('Счёт •••• 0077. Выплаты пойдут на него через 3 дня') as string;
  expect(warnings()).toEqual([text, text]);
});

test.each([
  [{ bik: '044525225' }, 'account'],
  [{ bik: '44525225' }, 'bik'],
  [{ account: '40702840000000000000' }, 'account'],
])('requisites with %j are refused on «%s»', async (change, field) => {
  const shop = await opened();
  const { status, body } = await shop.save({ ...change, code: '0000' });
  expect([status, Object.keys((body as unknown as { errors: object }).errors)]).toEqual([422, [field]]);
});

test('a refused change leaves the code from the SMS valid for the next attempt', async () => {
  const shop = await opened();
  await shop.save({ code: await shop.code() });
  const code = await shop.code();
  expect((await shop.save({ code })).status).toBe(409);
  const other = '044525225';
  expect((await shop.save({ bik: other, account: accountAt(other), code })).status).toBe(200);
  expect((await shop.save({ code })).status).toBe(422);
});

test('managers see that the bank refused the requisites, without digits of the account', async () => {
  const shop = await opened();
  await shop.save({ code: await shop.code() });
  const refusal = `Счёт ${requisites.account} закрыт`;
  await db.update(payoutAccounts).set({ refusal }).where(eq(payoutAccounts.serviceId, shop.shop.id));
  const { visitor } = await fixture.line.employ(shop.shop.id, 'MANAGER');
  const { body } = await visitor.get<Payouts>(`desk/${shop.slug}/payouts`);
  expect(body.requisitesRefusal).toBe('Счёт •••• 0077 закрыт');
  expect((await visitor.get(shop.at)).status).toBe(403);
});

test('nothing is paid to new requisites for three days, and the former ones stay in the history', async () => {
  const shop = await opened();
  await completed(shop);
  await shop.save({ code: await shop.code() });
  await app.jobs.run('payout.register');
  await sweep();
  expect(await fixture.balances(shop.shop.id)).toEqual({ SELLER_AVAILABLE: 242_500 });
  const isOwn = eq(payoutAccounts.serviceId, shop.shop.id);
  await db.update(payoutAccounts).set({ activeFrom: new Date() }).where(isOwn);
  await sweep();
  expect(await fixture.balances(shop.shop.id)).toEqual({});
  const other = '044525225';
  const { body } = await shop.save({ bik: other, account: accountAt(other), code: await shop.code() });
  expect(body.data.map(({ bik: at, endedAt }) => [at, endedAt === null])).toEqual([
    [other, true],
    [bik, false],
  ]);
});

test('the administration puts a shop on hold with a reason, and releases it', async () => {
  const { visitor: moderator, user } = await api.signIn();
  await db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  const shop = await due();
  const at = `moderation/payouts/holds/${shop.shop.id}`;
  expect((await moderator.post(at, { reason: '  ' })).status).toBe(422);
  expect((await moderator.post(at, { reason: 'Жалобы покупателей' })).body).toEqual({ id: shop.shop.id, isHeld: true });
  expect((await moderator.post(at, { reason: 'Ещё раз' })).status).toBe(409);
  await sweep();
  expect(await shop.read()).toMatchObject({ available: 242_500, hold: { reason: 'Жалобы покупателей' } });
  const { body: held } = await moderator.get<HeldShops>('moderation/payouts/holds');
  expect(held.data.find((each) => each.shop.id === shop.shop.id)).toMatchObject({ available: 242_500 });
  expect((await moderator.post(`${at}/release`, { reason: 'Проверили' })).status).toBe(200);
  expect((await moderator.post(`${at}/release`, { reason: 'Проверили' })).status).toBe(409);
  await sweep();
  const { body: queue } = await moderator.get<QueuedPayouts>('moderation/payouts?view=PAID');
  expect(queue.data.find((each) => each.shop.id === shop.shop.id)).toMatchObject({
    payout: { state: 'PAID', amount: 242_500 },
    bankStatus: 'COMPLETED',
  });
  const { body: log } = await moderator.get<AuditPage>(`moderation/audit?kind=SHOP&objectId=${shop.shop.id}`);
  expect(log.data.map(({ call, reason }) => [call, reason])).toEqual([
    ['payout.release', 'Проверили'],
    ['payout.hold', 'Жалобы покупателей'],
  ]);
  expect(log.data[1]?.changes).toEqual([{ field: 'Выплаты остановлены', before: null, after: 'Жалобы покупателей' }]);
});
