import type { AuditPage } from '@vetka/domain/moderation';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createReceiptFixture } from '../../../test/receiptFixture.ts';
import { legalInfos } from '../../platform/database/schema/index.ts';

const fixture = await createReceiptFixture();
const { moderator, notificationsOf } = fixture;
const { api, bank, plan, ordinary, documents, readReceipts, correct, send, wait, paid, soon, again } = fixture;

beforeEach(async () => {
  await plan(ordinary);
  await send();
});

/** Documents of the cash register from a number on. */
const since = async (count: number) => (await documents()).slice(count);
const countNow = async () => (await documents()).length;

test('a receipt confirmed by the cash register has its number and its sign, and no problem', async () => {
  const { orderId } = await paid();
  const [receipt] = await readReceipts(orderId);
  expect(receipt).toMatchObject({ kind: 'INCOME', problem: null, amount: 280_000, printedAmount: 280_000 });
  expect(receipt?.documentNumber).toMatch(/^\d+$/);
  expect(receipt?.url).toContain(receipt?.sign);
  expect(receipt?.lines).toMatchObject([{ amount: 250_000 }, { name: 'Доставка' }]);
  expect(receipt?.lines[0]?.supplier).toMatch(/ИНН 500100732259$/);
  await wait();
  expect(await readReceipts(orderId, 'PROBLEMS')).toEqual([]);
});

test('a receipt that was never confirmed is missing after an hour, and one act prints it as a correction', async () => {
  const { orderId } = await paid('OFF');
  expect(await readReceipts(orderId, 'PROBLEMS')).toEqual([]);
  await wait();
  const [missing] = await readReceipts(orderId, 'PROBLEMS');
  expect(missing).toMatchObject({ problem: 'MISSING', mistakes: ['MISSING'] });
  const before = await countNow();
  expect((await correct(missing?.id, 'MISSING')).status).toBe(200);
  await send();
  const [document, ...others] = await since(before);
  expect(others).toEqual([]);
  expect(document).toMatchObject({ operation: 'sell_correction', status: 'done' });
  expect(document?.body.correction).toMatchObject({ correction_info: { type: 'self' }, total: 2800 });
  expect(document?.body.correction).not.toHaveProperty('additional_check_props');
  const [corrected] = await readReceipts(orderId);
  expect(corrected).toMatchObject({ problem: null, mistakes: [], corrections: [{ kind: 'INCOME', state: 'PRINTED' }] });
  expect(await readReceipts(orderId, 'PROBLEMS')).toEqual([]);
  expect(await readReceipts(orderId, 'CORRECTIONS')).toHaveLength(1);
});

test('the act is in the audit log with its reason', async () => {
  const { first } = await paid('REFUSED');
  const receipt = await first();
  await correct(receipt?.id, 'MISSING');
  const { body } = await moderator.get<AuditPage>(`moderation/audit?kind=RECEIPT&objectId=${receipt?.id}`);
  expect(body.data).toMatchObject([
    {
      call: 'receipt.correct',
      reason: 'Проверили чеки за день',
      changes: [{ field: 'Чеки коррекции', before: null, after: 'Чек прихода (Чек не пробит)' }],
    },
  ]);
});

test('a refused receipt shows the reason, and is corrected once, however many requests are made and by how many people', async () => {
  const { first, orderId } = await paid('REFUSED');
  const receipt = await first();
  expect(receipt).toMatchObject({ problem: 'REFUSED', error: 'Касса не приняла чек: закрыта смена' });
  const before = await countNow();
  const answers = await Promise.all([1, 2, 3].map(() => correct(receipt?.id, 'MISSING')));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  await bank.faults({ scope: 'atol', calls: ['correct'], loseNext: 1, hangMs: 0 });
  await Promise.all([send(), send()]);
  await send();
  expect(await since(before)).toHaveLength(1);
  expect((await readReceipts(orderId))[0]?.corrections).toMatchObject([{ state: 'PRINTED', error: '' }]);
});

test('a receipt with the wrong seller is reversed as it was, and then printed with the right one', async () => {
  const { first, seller, orderId } = await paid();
  const receipt = await first();
  const same = await correct(receipt?.id, 'SUPPLIER');
  expect(same.status).toBe(422);
  await api.db
    .update(legalInfos)
    .set({ inn: '7728168971' })
    .where(eq(legalInfos.id, seller.service.legalInfoId ?? 0));
  const before = await countNow();
  expect((await correct(receipt?.id, 'SUPPLIER')).status).toBe(200);
  await send();
  const made = await since(before);
  expect(made.map(({ operation }) => operation)).toEqual(['sell_refund_correction', 'sell_correction']);
  expect(made.map(({ body }) => body.correction.items[0]?.supplier_info?.inn)).toEqual(['500100732259', '7728168971']);
  expect(made.map(({ body }) => body.correction['additional_check_props'])).toEqual([receipt?.sign, receipt?.sign]);
  expect((await readReceipts(orderId))[0]?.corrections).toMatchObject([
    { kind: 'RETURN', state: 'PRINTED' },
    { kind: 'INCOME', state: 'PRINTED' },
  ]);
});

test('a receipt with another amount is found automatically, and reversed with the printed amount', async () => {
  const { first } = await paid('PRINTED', { amount: 270_000 });
  const receipt = await first();
  expect(receipt).toMatchObject({ problem: 'AMOUNT', printedAmount: 270_000, mistakes: ['AMOUNT'] });
  const before = await countNow();
  await correct(receipt?.id, 'AMOUNT', { basis: 'INSTRUCTION', baseNumber: '17-04/12' });
  await send();
  const made = await since(before);
  expect(made.map(({ body }) => body.correction['total'])).toEqual([2700, 2800]);
  expect(made[0]?.body.correction).toMatchObject({
    correction_info: { type: 'instruction', base_number: '17-04/12' },
  });
});

test('a reversal of a far too small amount has no negative line', async () => {
  const { first } = await paid('PRINTED', { amount: 20_000 });
  const before = await countNow();
  expect((await correct((await first())?.id, 'AMOUNT')).status).toBe(200);
  await send();
  const [reversal] = await since(before);
  expect(reversal?.body.correction).toMatchObject({ total: 200, items: [{ sum: 200 }] });
});

test('a missing receipt is printed with the seller of the sale', async () => {
  const { first, seller } = await paid('REFUSED');
  await api.db
    .update(legalInfos)
    .set({ inn: '7728168971' })
    .where(eq(legalInfos.id, seller.service.legalInfoId ?? 0));
  const before = await countNow();
  await correct((await first())?.id, 'MISSING');
  await send();
  const [document] = await since(before);
  expect(document?.body.correction.items[0]?.supplier_info?.inn).toBe('500100732259');
});

test('an instruction of the tax service needs its number', async () => {
  const { first } = await paid('REFUSED');
  const refused = await correct((await first())?.id, 'MISSING', { basis: 'INSTRUCTION' });
  expect(refused.status).toBe(422);
});

test('a refusal by the cash register is not followed by a second income, and one more act tries again', async () => {
  const { first, seller, orderId } = await paid();
  const receipt = await first();
  await api.db
    .update(legalInfos)
    .set({ inn: '7728168971' })
    .where(eq(legalInfos.id, seller.service.legalInfoId ?? 0));
  await plan({ refusal: 'Смена закрыта' });
  await correct(receipt?.id, 'SUPPLIER');
  await send();
  expect((await readReceipts(orderId))[0]).toMatchObject({
    problem: null,
    mistakes: ['SUPPLIER', 'VAT'],
    corrections: [{ state: 'FAILED', error: 'Смена закрыта' }, { state: 'DROPPED' }],
  });
  await plan({ refusal: null });
  expect((await correct(receipt?.id, 'SUPPLIER')).status).toBe(200);
  await send();
  const states = (await readReceipts(orderId))[0]?.corrections.map(({ state }) => state);
  expect(states).toEqual(['FAILED', 'DROPPED', 'PRINTED', 'PRINTED']);
});

test('a correction waits while the cash register is unavailable', async () => {
  const { first, orderId } = await paid('REFUSED');
  await correct((await first())?.id, 'MISSING');
  await bank.faults({ scope: 'atol', failNext: 2 });
  await send();
  await send();
  expect((await readReceipts(orderId))[0]?.corrections).toMatchObject([{ state: 'PRINTED' }]);
});

test('the receipt of a refund is expected, confirmed, and corrected as a return', async () => {
  const { visitor, orderId, order } = await paid();
  const part = order.orderServices[0];
  await plan({ tbank: 'OFF' });
  await visitor.post(`orders/${orderId}/services/${part?.orderServiceId}/cancel`);
  await fixture.soonReturned(visitor, orderId, 'REFUNDED');
  const [back] = await readReceipts(orderId);
  expect(back).toMatchObject({ kind: 'RETURN', state: 'EXPECTED', amount: 280_000 });
  await wait();
  const before = await countNow();
  expect((await correct(back?.id, 'MISSING')).status).toBe(200);
  await send();
  expect(await since(before)).toMatchObject([{ operation: 'sell_refund_correction' }]);
});

test('a late confirmation drops a waiting correction, and shows a printed one', async () => {
  const { bankId, first, orderId } = await paid('OFF');
  await wait();
  await correct((await first())?.id, 'MISSING');
  await plan({ tbank: 'PRINTED' });
  await again(bankId);
  await soon(async () => expect((await readReceipts(orderId))[0]).toMatchObject({ state: 'PRINTED', problem: null }));
  expect((await readReceipts(orderId))[0]?.corrections).toMatchObject([{ state: 'DROPPED' }]);

  const late = await paid('OFF');
  await wait();
  await correct((await late.first())?.id, 'MISSING');
  await send();
  await plan({ tbank: 'PRINTED' });
  await again(late.bankId);
  await soon(async () => expect((await readReceipts(late.orderId, 'PROBLEMS'))[0]?.problem).toBe('DOUBLE'));
  const before = await countNow();
  expect((await correct((await late.first())?.id, 'DOUBLE')).status).toBe(200);
  await send();
  expect(await since(before)).toMatchObject([{ operation: 'sell_refund_correction' }]);
  expect(await readReceipts(late.orderId, 'PROBLEMS')).toEqual([]);
});

test('a forged or repeated notification changes nothing', async () => {
  await bank.faults({ scope: 'tbank', duplicate: true });
  const { first, orderId } = await paid();
  const receipt = await first();
  const forged = { Status: 'RECEIPT', TerminalKey: 'VetkaDEMO', Type: 'Income', Amount: 1, Token: 'no' };
  expect((await api.visitor().post('payments/notifications/tbank', forged)).status).toBe(403);
  await soon(async () => {
    const outcomes = (await notificationsOf(orderId)).filter(({ status }) => status === 'RECEIPT');
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['APPLIED', 'DUPLICATE']);
  });
  expect(await first()).toEqual(receipt);
});
