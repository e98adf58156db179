import type { WaitingModeration } from '@vetka/domain/moderation';
import type { HeldShops, QueuedPayouts } from '@vetka/domain/payout';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createIncomeFixture } from '../../../test/incomeFixture.ts';
import { notices, payouts, users } from '../../platform/database/schema/index.ts';

const fixture = await createIncomeFixture();
const { api, completed, withRequisites, sweep, hurry, tomorrow, due, again, control, ask, person, sold } = fixture;
const { app, db } = api;

const { visitor: moderator, user } = await api.signIn();
await db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
const reason = 'Похоже на кражу аккаунта';
const holdOf = async (id: number) =>
  (await moderator.get<HeldShops>('moderation/payouts/holds')).body.data.find(({ shop }) => shop.id === id);
const hold = (id: number) => moderator.post(`moderation/payouts/holds/${id}`, { reason });
const release = (id: number) => moderator.post(`moderation/payouts/holds/${id}/release`, { reason: 'Проверили' });

/** A shop with a payout due, on hold because its seller is not self-employed any more. */
async function unregistered() {
  const made = await sold();
  await completed(made);
  await withRequisites(made.shop.id);
  await person(made.inn, { isSelfEmployed: false });
  await ask(made.inn);
  return made;
}

test('the administration holds a shop that waits for the tax service, which lifts its own hold alone', async () => {
  const made = await unregistered();
  const { id } = made.shop;
  expect((await hold(id)).status).toBe(200);
  expect((await hold(id)).status, 'a second decision').toBe(409);
  expect(await holdOf(id)).toMatchObject({
    hold: { kind: 'ADMINISTRATION', reason },
    others: [{ kind: 'TAX_STATUS' }],
  });
  expect((await made.notices()).map(({ text }) => text).join()).toContain(reason);
  await person(made.inn, { isSelfEmployed: true });
  await ask(made.inn);
  await sweep();
  expect(await made.payouts()).toMatchObject({ hold: { kind: 'ADMINISTRATION' }, data: [] });
  expect((await made.notices()).map(({ title }) => title).join()).not.toContain('возобновлены');
  expect((await release(id)).status).toBe(200);
  await sweep();
  expect(await made.payouts()).toMatchObject({ hold: null, data: [{ state: 'PAID' }] });
});

test('a payout that comes back while the shop waits for the tax service is a hold of its own, with a notice', async () => {
  const made = await sold();
  await completed(made);
  await withRequisites(made.shop.id);
  await sweep();
  const [payout] = await db.select().from(payouts).where(eq(payouts.serviceId, made.shop.id));
  const asked = await control<{ id: string; orderId: string }[]>('payouts');
  const atBank = asked.find(({ orderId }) => orderId.startsWith(payout?.number ?? '-'));
  await person(made.inn, { isSelfEmployed: false });
  await ask(made.inn);
  const account = '40702810900000004321';
  await control(`payouts/${atBank?.id}`, { status: 'REJECTED', message: `Счёт ${account} закрыт` });
  await hurry();
  await app.jobs.run('payout.send');
  expect(await holdOf(made.shop.id)).toMatchObject({ hold: { kind: 'RETURNED' }, others: [{ kind: 'TAX_STATUS' }] });
  await person(made.inn, { isSelfEmployed: true });
  await ask(made.inn);
  await tomorrow();
  await sweep();
  const after = await made.payouts();
  expect(after, 'no money goes to the same account').toMatchObject({
    hold: { kind: 'RETURNED', reason: 'Счёт •••• 4321 закрыт' },
    data: [{ state: 'RETURNED', reason: 'Счёт •••• 4321 закрыт' }],
  });
  const told = await db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, made.owner.user.id), eq(notices.kind, 'SHOP_PAYOUT')));
  const words = told.map(({ text }) => text).join();
  expect(words).toContain('Банк вернул выплату. Счёт •••• 4321 закрыт');
  expect(words).not.toContain(account);
  expect((await holdOf(made.shop.id))?.hold.reason, 'the administration reads the original').toContain(account);
});

test('a payout that did not arrive waits for a decision until the money has been paid', async () => {
  const count = async () => (await moderator.get<WaitingModeration>('moderation/waiting')).body.PAYOUTS;
  const shown = async (id: number) =>
    (await moderator.get<QueuedPayouts>('moderation/payouts?view=TROUBLE&take=100')).body.data.filter(
      ({ shop }) => shop.id === id,
    ).length;
  const before = await count();
  const shop = await due();
  await control('payouts/plan', { isChecking: true });
  await sweep();
  await control('payouts/plan', { isChecking: false });
  const [atBank] = await shop.bankPayouts();
  await control(`payouts/${atBank?.id}`, { status: 'REJECTED', message: 'Счёт закрыт' });
  await sweep();
  expect([await count(), await shown(shop.shop.id)]).toEqual([before + 1, 1]);
  await tomorrow();
  await again(shop);
  await sweep();
  expect((await shop.read()).data[0]?.state).toBe('PAID');
  expect([await count(), await shown(shop.shop.id)]).toEqual([before, 0]);
});
