import { eq, or } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createIncomeFixture } from '../../../test/incomeFixture.ts';
import { legalInfos, payoutHolds, sellerIncomes, services } from '../../platform/database/schema/index.ts';

const fixture = await createIncomeFixture();
const { api, bank, completed, withRequisites, refundLate, sweep, again, balances } = fixture;
const { work, ask, person, receiptsOf, sold } = fixture;
const { app, db } = api;

test('the whole price is registered as the seller’s income once, with a link that opens the receipt', async () => {
  const { inn, read, id } = await sold();
  await Promise.all([work(), work()]);
  const [receipt, ...others] = await receiptsOf(inn);
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({ amount: 2800, cancelReason: null });
  const { data, taxes } = await read();
  expect(taxes).toMatchObject({ status: 'REGISTERED', binding: 'BOUND', issuer: 'platform' });
  expect(data).toMatchObject([
    { state: 'REGISTERED', amount: 280_000, orderServiceId: id, receiptId: receipt?.receiptId },
  ]);
  expect((await fetch(data[0]?.url ?? '')).status).toBe(200);
});

test('a refund annuls the receipt, and the rest gets another receipt', async () => {
  const made = await sold();
  await work();
  await completed(made);
  await refundLate(made, 50_000);
  await work();
  expect(await receiptsOf(made.inn)).toMatchObject([
    { amount: 2800, cancelReason: 'REFUND' },
    { amount: 2300, cancelReason: null },
  ]);
  expect((await made.read()).data.map(({ state }) => state)).toEqual(['REGISTERED', 'CANCELLED']);
});

test('an order that is cancelled before the receipt is sent never gets one', async () => {
  const { inn, customer, orderId, id, read } = await sold();
  await app.jobs.run('income.plan');
  await customer.visitor.post(`orders/${orderId}/services/${id}/cancel`);
  await fixture.soonReturned(customer.visitor, orderId, 'REFUNDED');
  await work();
  expect(await receiptsOf(inn)).toEqual([]);
  expect((await read()).data).toEqual([]);
});

test('while the tax service is unavailable the income keeps its day, and a lost answer causes no second receipt', async () => {
  const { inn, read } = await sold();
  await bank.faults({ scope: 'tax', failNext: 100 });
  await work();
  const [waiting] = (await read()).data;
  expect(waiting).toMatchObject({ state: 'WAITING', deadline: expect.stringMatching(/-09$/) as string });
  expect(waiting?.error).toContain('503');
  await bank.faults({ scope: 'tax', failNext: 0, calls: ['read'], loseNext: 1, hangMs: 0 });
  await work();
  expect(await receiptsOf(inn)).toHaveLength(1);
  expect((await read()).data).toMatchObject([{ state: 'REGISTERED', error: '' }]);
});

test('a seller who has not agreed sees what to do, and gets receipts for later sales', async () => {
  const made = await sold('LATER');
  await work();
  expect((await made.read()).taxes).toMatchObject({ binding: 'ASKED' });
  expect((await made.notices()).map(({ title }) => title)).toContain(
    `Разрешите выдавать чеки за «${made.shop.service.name}»`,
  );
  await person(made.inn, { agrees: 'YES' });
  await ask(made.inn);
  await work();
  expect(await receiptsOf(made.inn)).toEqual([]);
  await again(made);
  await work();
  expect(await receiptsOf(made.inn)).toMatchObject([{ amount: 2800 }]);
});

test('a seller who withdraws the right is asked again, and the income waits', async () => {
  const made = await sold();
  await person(made.inn, { isBound: false, agrees: 'LATER' });
  await work();
  expect((await made.read()).data).toMatchObject([{ state: 'WAITING' }]);
  await ask(made.inn);
  expect((await made.read()).taxes).toMatchObject({ binding: 'ASKED' });
  await person(made.inn, { agrees: 'YES' });
  await ask(made.inn);
  await work();
  expect((await made.read()).data).toMatchObject([{ state: 'REGISTERED' }]);
});

test('a seller who lost the self-employed status is not paid until the tax service confirms it again', async () => {
  const made = await sold();
  await completed(made);
  await withRequisites(made.shop.id);
  await person(made.inn, { isSelfEmployed: false });
  await ask(made.inn);
  await sweep();
  const held = await made.payouts();
  expect(held.hold).toMatchObject({ kind: 'TAX_STATUS' });
  expect(held.data).toEqual([]);
  expect((await made.notices())[0]?.text).toContain('больше не самозанятый');
  expect((await balances(made.shop.id))['SELLER_AVAILABLE']).toBe(242_500);
  await person(made.inn, { isSelfEmployed: true });
  await ask(made.inn);
  await sweep();
  const paidOut = await made.payouts();
  expect(paidOut.hold).toBeNull();
  expect(paidOut.data).toMatchObject([{ amount: 242_500, state: 'PAID' }]);
});

test('a decision of the administration is not undone by the tax service', async () => {
  const made = await sold();
  await db
    .insert(payoutHolds)
    .values({ serviceId: made.shop.id, kind: 'ADMINISTRATION', reason: 'Проверяем документы' });
  await ask(made.inn);
  expect((await made.payouts()).hold).toMatchObject({ kind: 'ADMINISTRATION' });
});

test('when the tax service does not answer, nobody’s state changes', async () => {
  const made = await sold();
  await person(made.inn, { isSelfEmployed: false });
  await bank.faults({ scope: 'tax', calls: ['status'], failNext: 5 });
  await ask(made.inn);
  await bank.faults({ scope: 'tax', calls: null, failNext: 0 });
  expect((await made.read()).taxes).toMatchObject({ status: 'REGISTERED' });
  expect((await made.payouts()).hold).toBeNull();
});

/** A shop with a payout due, whose seller is no longer self-employed. */
async function unregistered() {
  const made = await sold();
  await completed(made);
  await withRequisites(made.shop.id);
  await person(made.inn, { isSelfEmployed: false });
  return made;
}
const releaseAll = (serviceId: number) =>
  db.update(payoutHolds).set({ liftedAt: new Date() }).where(eq(payoutHolds.serviceId, serviceId));

test('a shop of a seller without the status is put on hold again whenever it is released', async () => {
  const made = await unregistered();
  const serviceId = made.shop.id;
  await db.insert(payoutHolds).values({ serviceId, kind: 'ADMINISTRATION', reason: 'Проверяем документы' });
  await ask(made.inn);
  expect((await made.payouts()).hold).toMatchObject({ kind: 'ADMINISTRATION' });
  for (let time = 0; time < 2; time += 1) {
    await releaseAll(serviceId);
    await sweep();
    expect(await made.payouts()).toMatchObject({ hold: { kind: 'TAX_STATUS' }, data: [] });
  }
});

test('another shop that gets the requisites of a seller without the status is not paid', async () => {
  const { legalId, ...first } = await unregistered();
  await ask(first.inn);
  const other = await fixture.due();
  await db.update(services).set({ legalInfoId: legalId }).where(eq(services.id, other.shop.id));
  await sweep();
  expect(await other.read()).toMatchObject({ hold: { kind: 'TAX_STATUS' }, data: [] });
});

test('a seller who has become an entrepreneur is paid again, and is notified', async () => {
  const made = await unregistered();
  await ask(made.inn);
  await sweep();
  expect((await made.payouts()).hold).toMatchObject({ kind: 'TAX_STATUS' });
  await db.update(legalInfos).set({ subjectType: 'SOLE_PROPRIETOR' }).where(eq(legalInfos.id, made.legalId));
  await sweep();
  expect(await made.payouts()).toMatchObject({ hold: null, data: [{ state: 'PAID' }] });
  expect((await made.notices()).map(({ text }) => text)).toContain(
    'Реквизиты продавца сменились. Деньги придут со следующей выплатой',
  );
});

test('the rest of a receipt belongs to its person, even after the shop got another seller', async () => {
  const made = await sold();
  await work();
  const other = { subjectType: 'LEGAL_SUBJECT', name: 'ООО «Ромашка»', inn: '7728168971' } as const;
  const [legal] = await db.insert(legalInfos).values(other).returning();
  await db
    .update(services)
    .set({ legalInfoId: legal?.id ?? 0 })
    .where(eq(services.id, made.shop.id));
  await completed(made);
  await refundLate(made, 250_000);
  await work();
  expect(await receiptsOf(made.inn)).toMatchObject([
    { amount: 2800, cancelReason: 'REFUND' },
    { amount: 300, cancelReason: null },
  ]);
});

test('an income that the tax service refuses is retried until its last day is over', async () => {
  const ofShop = ({ shop }: Awaited<ReturnType<typeof sold>>) => eq(sellerIncomes.serviceId, shop.id);
  const [made, late] = [await sold(), await sold()];
  await app.jobs.run('income.plan');
  await db
    .update(sellerIncomes)
    .set({ name: '' })
    .where(or(ofShop(made), ofShop(late)));
  await db.update(sellerIncomes).set({ deadline: '2026-01-09' }).where(ofShop(late));
  await work();
  expect((await made.read()).data).toMatchObject([{ state: 'REFUSED' }]);
  await db
    .update(sellerIncomes)
    .set({ name: 'Букет' })
    .where(or(ofShop(made), ofShop(late)));
  await work();
  expect((await made.read()).data).toMatchObject([{ state: 'REGISTERED', error: '' }]);
  expect((await late.read()).data).toMatchObject([{ state: 'REFUSED' }]);
});

test('a receipt is annulled even after its seller has become an entrepreneur', async () => {
  const made = await sold();
  await work();
  await db.update(legalInfos).set({ subjectType: 'SOLE_PROPRIETOR' }).where(eq(legalInfos.id, made.legalId));
  await completed(made);
  await refundLate(made, 250_000);
  await work();
  const receipts = await receiptsOf(made.inn);
  expect(receipts).toMatchObject([{ cancelReason: 'REFUND' }, { amount: 300, cancelReason: null }]);
  expect((await made.read()).taxes).toBeNull();
});
