import { randomUUID } from 'node:crypto';
import type { Order } from '@vetka/domain/order';
import { paymentAmountText, paymentText } from '@vetka/domain/payment';
import type { Problem } from '@vetka/domain/problem';
import { describe, expect, test } from 'vitest';
import { createDeskFixture, kindsOf, statusesOf } from '../../../test/deskFixture.ts';

const { accepted, soonReturned } = await createDeskFixture();
const bouquet = 250_000;

describe('a partial refund', () => {
  test('returns the money with a receipt, and both sides see it', async () => {
    const { customer, orderId, bodyOf, refund, making, atBank, ...made } = await accepted();
    const { status, body } = await refund(bodyOf(75_000, { delivery: 10_000 }));
    expect(status).toBe(200);
    expect(body.money).toMatchObject({ paid: 280_000, refunded: 85_000, deliveryRefunded: 10_000 });
    expect(body.products[0]).toMatchObject({ refunded: 75_000 });
    expect(body.timeline.at(-1)).toMatchObject({ words: 'Один цветок увял' });
    await soonReturned(customer.visitor, orderId, 'PARTIAL_REFUNDED');
    expect((await making()).refunds).toMatchObject([{ amount: 85_000, reason: 'Один цветок увял', isDone: true }]);
    const read = async () => (await customer.visitor.get<Order>(`orders/${orderId}`)).body;
    expect(await read()).toMatchObject({ total: 280_000, payment: { status: 'PARTIAL_REFUNDED', refunded: 85_000 } });
    const { payment: paid, total } = await read();
    expect(paymentText(paid)).toBe('Частичный возврат, вернули 850\u00A0₽');
    expect(paymentAmountText(paid, total)).toBe('850\u00A0₽ из 2\u00A0800\u00A0₽');
    const payment = await atBank();
    expect(payment?.amount).toBe(195_000);
    const [receipt] = payment?.refundReceipts ?? [];
    expect(receipt?.Items.map(({ Name, Amount }) => [Name, Amount])).toEqual([
      [body.products[0]?.title, 75_000],
      ['Доставка', 10_000],
    ]);
    expect(await kindsOf(customer)).toContain('ORDER_REFUNDED');
    expect(made.id).toBe(body.id);
  });

  test('happens once per request, and two at once do not exceed what was paid', async () => {
    const { bodyOf, refund, making } = await accepted();
    const body = bodyOf(50_000);
    expect([(await refund(body)).status, (await refund(body)).status]).toEqual([200, 200]);
    expect((await making()).refunded).toBe(50_000);
    expect((await refund<Problem>({ ...body, reason: 'Сломался стебель' })).body.code).toBe('payment.request-used');
    const both = await Promise.all([refund(bodyOf(150_000)), refund(bodyOf(150_000))]);
    expect(statusesOf(both)).toEqual([200, 422]);
    expect((await making()).refunded).toBe(200_000);
  });

  test('of more than is left is refused at its line, and nothing is lost', async () => {
    const { bodyOf, refund, making } = await accepted();
    const { status, body } = await refund<Problem>(bodyOf(bouquet + 1));
    expect(status).toBe(422);
    expect(body.errors).toEqual({ 'lines.0.amount': ['Можно вернуть не больше 2\u00A0500\u00A0₽'] });
    const delivery = await refund<Problem>(bodyOf(0, { lines: [], delivery: 30_001 }));
    expect(delivery.body.errors).toEqual({ delivery: ['Можно вернуть не больше 300\u00A0₽'] });
    expect((await refund<Problem>(bodyOf(0))).body.errors).toEqual({ lines: ['Укажите, сколько вернуть'] });
    expect((await making()).refunded).toBe(0);
  });

  test('is followed by a cancellation that returns only the rest', async () => {
    const { bodyOf, refund, owner, customer, orderId, slug, id, atBank } = await accepted();
    await refund(bodyOf(30_000));
    const cancel = { stepId: randomUUID(), step: 'CANCEL', from: 'ASSEMBLING', reason: 'Розы не привезли' };
    expect((await owner.visitor.post(`desk/${slug}/orders/${id}/steps`, cancel)).status).toBe(200);
    await soonReturned(customer.visitor, orderId, 'REFUNDED');
    const { body: order } = await customer.visitor.get<Order>(`orders/${orderId}`);
    expect(paymentText(order.payment)).toBe('Осуществлен возврат');
    expect(paymentAmountText(order.payment, order.total)).toBe('2\u00A0800\u00A0₽');
    const payment = await atBank();
    expect(payment).toMatchObject({ status: 'REFUNDED', amount: 0 });
    const sums = payment?.refundReceipts.map(({ Items }) => Items.reduce((sum, { Amount }) => sum + Amount, 0));
    expect(sums).toEqual([30_000, 250_000]);
    expect((await refund<Problem>(bodyOf(1))).body.code).toBe('desk.no-refund');
  });
});
