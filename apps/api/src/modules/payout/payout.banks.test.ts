import type { PayoutRequisitesHistory, Payouts } from '@vetka/domain/payout';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cyclopsKeys, type CyclopsPayout } from '../../../test/cyclopsBank.ts';
import { director, passport } from '../../../test/sellerIdentity.ts';
import { createPayoutFixture, type BankPayout } from '../../../test/payoutFixture.ts';
import {
  legalInfos,
  payoutAccounts,
  payoutDeals,
  payouts,
  services,
  users,
  verificationCodes,
} from '../../platform/database/schema/index.ts';

type Fixture = Awaited<ReturnType<typeof createPayoutFixture>>;

/** Payments that a bank was asked to make, in order. */
interface Transfer {
  id: string;
  amount: number;
  isPaid: boolean;
}

interface Bank {
  fixture: Fixture;
  transfers: () => Promise<Transfer[]>;
  /** The account of the seller rejects the transfer after it was made. */
  giveBack: (id: string) => Promise<unknown>;
}

async function tbank(): Promise<Bank> {
  const fixture = await createPayoutFixture();
  return {
    fixture,
    transfers: async () =>
      (await fixture.control<BankPayout[]>('payouts')).map(({ id, amount, status }) => ({
        id,
        amount,
        isPaid: status === 'COMPLETED',
      })),
    giveBack: (id) => fixture.control(`payouts/${id}`, { status: 'REJECTED', message: 'Счёт закрыт' }),
  };
}

async function tochka(): Promise<Bank> {
  const { env, emulator } = cyclopsKeys();
  const fixture = await createPayoutFixture(env, emulator);
  return {
    fixture,
    transfers: async () =>
      (await fixture.control<{ deals: CyclopsPayout[] }>('cyclops')).deals.map(
        ({ id, amount, status, paymentStatus }) => ({
          id,
          amount,
          isPaid: status === 'closed' && paymentStatus === 'PAID',
        }),
      ),
    giveBack: (id) => fixture.control(`cyclops/deals/${id}`, { paymentStatus: 'CANCELED', reason: 'Счёт закрыт' }),
  };
}

const banks = [
  ['T-Bank', await tbank()],
  ['Tochka', await tochka()],
] as const;

/** Another Tochka, which has not been asked for incoming payments yet: they are asked for every five minutes. */
const people = await tochka();

describe.each(banks)('through %s', { timeout: 90_000 }, (_name, { fixture, transfers, giveBack }) => {
  const { api, sweep, hurry, tomorrow, balances } = fixture;
  const { app, db } = api;

  /**
   * Days later no payout that has ended is asked about any more, and a deal has been open for long enough to be closed.
   */
  async function daysLater(): Promise<void> {
    await db
      .update(payouts)
      .set({ paidAt: sql`paid_at - interval '6 days'`, endedAt: sql`ended_at - interval '6 days'` });
    await db.update(payoutDeals).set({ createdAt: sql`created_at - interval '51 days'` });
    await hurry();
    await app.jobs.run('payout.send');
    await app.jobs.run('payout.deals');
  }

  test('a sale with a refund waits, is paid out, is returned, is paid again and is complete', async () => {
    const order = await fixture.accepted();
    await fixture.withRequisites(order.shop.id);
    const read = async () => (await order.owner.visitor.get<Payouts>(`desk/${order.slug}/payouts`)).body;
    expect((await order.refund(order.bodyOf(50_000))).status).toBe(200);
    await fixture.soonReturned(order.customer.visitor, order.orderId, 'PARTIAL_REFUNDED');

    await sweep();
    expect(await balances(order.shop.id)).toEqual({ SELLER_PENDING: 200_000 });
    expect(await transfers()).toEqual([]);

    await fixture.completed(order, 2);
    await sweep();
    expect(await transfers()).toMatchObject([{ amount: 200_000, isPaid: true }]);
    expect(await balances(order.shop.id)).toEqual({});

    const [first] = await transfers();
    expect((await read()).data).toMatchObject([{ state: 'PAID', amount: 200_000, reference: first?.id }]);
    await giveBack(first?.id ?? '');
    await hurry();
    await app.jobs.run('payout.send');
    expect(await read()).toMatchObject({
      available: 200_000,
      data: [{ state: 'RETURNED', reason: 'Счёт закрыт' }],
      hold: { kind: 'RETURNED' },
    });

    const moderator = await api.signIn();
    await db.update(users).set({ isAdministration: true }).where(eq(users.id, moderator.user.id));
    const release = { reason: 'Продавец назвал другой счёт' };
    const at = `moderation/payouts/holds/${order.shop.id}/release`;
    expect((await moderator.visitor.post(at, release)).status).toBe(200);
    await tomorrow();
    await sweep();
    expect((await transfers()).map(({ isPaid }) => isPaid)).toEqual([false, true]);
    expect(await read()).toMatchObject({ available: 0, data: [{ state: 'PAID' }, { state: 'RETURNED' }] });

    await daysLater();
    expect((await db.select().from(payouts)).map(({ nextAt }) => nextAt)).toEqual([null, null]);
    const open = (await db.select().from(payoutDeals)).filter(({ closedAt, createdAt }) => {
      const isOld = Date.now() - createdAt.getTime() > 50 * 86_400_000;
      return isOld && closedAt === null;
    });
    expect(open).toEqual([]);

    await fixture.refundLate(order, 100_000);
    expect(await read()).toMatchObject({ available: 0, debt: 85_000 });
    await tomorrow();
    await sweep();
    expect(await transfers()).toHaveLength(2);
  });
});

/** The seller of a shop, and how its owner saves requisites with a code. */
async function sellerOf({ api }: Fixture, order: Awaited<ReturnType<Fixture['accepted']>>, legal: object) {
  const { db } = api;
  const { owner, shop, slug } = order;
  const [row] = await db
    .insert(legalInfos)
    .values(legal as typeof legalInfos.$inferInsert)
    .returning();
  await db
    .update(services)
    .set({ ownerId: owner.user.id, legalInfoId: row?.id, email: 'shop@vetka.test' })
    .where(eq(services.id, shop.id));
  const at = `desk/${slug}/requisites`;
  // Codes are limited per minute.
  await db.update(verificationCodes).set({ createdAt: new Date(Date.now() - 86_400_000) });
  expect((await owner.visitor.post(`${at}/code`, {})).status).toBe(200);
  const [person] = await db.select().from(users).where(eq(users.id, owner.user.id));
  const code = api.lastCode(person?.phone ?? '');
  const requisites = { account: '40802810900000000077', bik: '044525974', bankName: 'АО «ТБанк»', code };
  return {
    read: async () => (await owner.visitor.get<PayoutRequisitesHistory>(at)).body,
    save: (body: object) => owner.visitor.put<PayoutRequisitesHistory>(at, { ...requisites, ...body }),
    stored: async () => (await db.select().from(payoutAccounts).where(eq(payoutAccounts.serviceId, shop.id))).at(-1),
  };
}

const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as { errors: object }).errors);

test('T-Bank knows a company by its director, who is then forgotten', async () => {
  const [[, { fixture }]] = banks;
  const { app, db } = fixture.api;
  const order = await fixture.accepted();
  const company = { subjectType: 'LEGAL_SUBJECT', name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001' };
  const seller = await sellerOf(fixture, order, company);
  expect((await seller.read()).wants).toBe('DIRECTOR');
  expect(fieldsOf(await seller.save({}))).toEqual(['director']);
  const wrong = { lastName: 'ООО «Ромашка»', firstName: ' ', phone: '12' };
  expect((await seller.save({ director: wrong })).status).toBe(422);
  expect(fieldsOf(await seller.save({ director: { ...wrong, firstName: 'Олег' } }))).toEqual([
    'director.lastName',
    'director.phone',
  ]);
  const saved = await seller.save({ director });
  expect([saved.status, JSON.stringify(saved.body)]).toEqual([200, expect.not.stringContaining(director.lastName)]);
  expect((await seller.stored())?.identity).not.toContain(director.lastName);

  await app.jobs.run('payout.register');
  expect(await seller.stored()).toMatchObject({
    identity: null,
    refusal: null,
    recipientId: expect.any(String) as string,
  });
  const sellers = await fixture.control<Record<string, { inn: string; ceo: object }>>('sellers');
  expect(Object.values(sellers).find(({ inn }) => inn === company.inn)).toMatchObject({
    fullName: company.name,
    kpp: company.kpp,
    ceo: { firstName: 'Олег', lastName: 'Ромашкин', phone: '+79007654321', country: 'RUS' },
  });

  // Requisites from before the director was asked for.
  await db
    .update(payoutAccounts)
    .set({ recipientId: null, provider: null })
    .where(eq(payoutAccounts.serviceId, order.shop.id));
  await app.jobs.run('payout.register');
  expect((await seller.stored())?.refusal).toContain('руководителя');
});

test('Tochka pays a self-employed seller once it has checked the passport, which is then gone', async () => {
  const { fixture, transfers } = people;
  const { api } = fixture;
  const { app, db } = api;
  const order = await fixture.accepted();
  const inn = '772879316187';
  const seller = await sellerOf(fixture, order, { subjectType: 'INDIVIDUAL_SUBJECT', name: 'Белова Марина', inn });
  expect((await seller.read()).wants).toBe('PASSPORT');
  const wrong = { ...passport, issuedOn: '2004-01-01', address: ' ' };
  expect(fieldsOf(await seller.save({}))).toEqual(['passport']);
  expect(fieldsOf(await seller.save({ passport: { ...wrong, address: 'Тверь' } }))).toEqual(['passport.issuedOn']);
  expect((await seller.save({ passport: wrong })).status).toBe(422);
  const saved = await seller.save({ passport });
  expect([saved.status, JSON.stringify(saved.body)]).toEqual([200, expect.not.stringContaining(passport.number)]);
  expect((await seller.stored())?.identity).not.toContain(passport.number);
  for (let round = 0; round < 3; round += 1) await app.jobs.run('payout.register');
  expect(await seller.stored()).toMatchObject({
    identity: null,
    refusal: null,
    recipientId: expect.any(String) as string,
  });
  const { beneficiaries } = await fixture.control<{ beneficiaries: { inn: string; kind: string }[] }>('cyclops');
  expect(beneficiaries.find((one) => one.inn === inn)?.kind).toBe('F');

  const before = (await transfers()).length;
  await db
    .update(payoutAccounts)
    .set({ activeFrom: new Date(0) })
    .where(eq(payoutAccounts.serviceId, order.shop.id));
  await fixture.completed(order, 2);
  await fixture.sweep();
  expect((await transfers()).slice(before)).toMatchObject([{ amount: 242_500, isPaid: true }]);
});

test('a passport that Tochka does not find is the reason that the owner reads, and is gone', async () => {
  const [, [, { fixture }]] = banks;
  const order = await fixture.accepted();
  await fixture.employThemselves(order.shop.id);
  await fixture.api.db.update(legalInfos).set({ inn: '503115929542' }).where(eq(legalInfos.inn, '500100732259'));
  await fixture.control('cyclops/plan', { documents: 'ERROR' });
  await fixture.withRequisites(order.shop.id);
  await fixture.control('cyclops/plan', { documents: 'SUCCESS' });
  const { body } = await order.owner.visitor.get<Payouts>(`desk/${order.slug}/payouts`);
  expect(body.requisitesRefusal).toContain('Паспорт не найден');
  const own = eq(payoutAccounts.serviceId, order.shop.id);
  expect((await fixture.api.db.select().from(payoutAccounts).where(own))[0]?.identity).toBeNull();
});

test('a hold frees what Tochka has reserved for a payout whose preparation was not answered', async () => {
  const [, [, { fixture }]] = banks;
  const { app, db } = fixture.api;
  const order = await fixture.due();
  await app.jobs.run('payout.plan');
  await fixture.bank.faults({ scope: 'cyclops', calls: ['create_deal'], loseNext: 1, hangMs: 1 });
  await fixture.hurry();
  await app.jobs.run('payout.send');
  const [made] = await db.select().from(payouts).where(eq(payouts.serviceId, order.shop.id));
  const dealOf = async () => {
    const { deals } = await fixture.control<{ deals: CyclopsPayout[] }>('cyclops');
    return deals.filter(({ extKey }) => extKey === made?.number);
  };
  expect([made?.state, made?.externalId, await dealOf()]).toMatchObject(['CREATED', null, [{ status: 'new' }]]);
  const moderator = await fixture.api.signIn();
  await db.update(users).set({ isAdministration: true }).where(eq(users.id, moderator.user.id));
  const held = await moderator.visitor.post(`moderation/payouts/holds/${order.shop.id}`, {
    reason: 'Проверяем жалобу',
  });
  expect(held.status).toBe(200);
  await app.jobs.run('payout.send');
  expect(await dealOf()).toMatchObject([{ status: 'rejected' }]);
  expect(await fixture.balances(order.shop.id)).toEqual({ SELLER_AVAILABLE: 242_500 });
});
