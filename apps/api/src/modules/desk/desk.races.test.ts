import type { Problem } from '@vetka/domain/problem';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createDeskFixture, deliver, statusesOf } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';
import { orderClocks, orders, refunds } from '../../platform/database/schema/index.ts';
import { claimDue } from './desk.clocks.ts';

const { api, accepted, paid, line, ringNow, soonReturned } = await createDeskFixture();

const due = (id: number) =>
  api.db
    .update(orderClocks)
    .set({ dueAt: sql`now() - interval '1 second'` })
    .where(eq(orderClocks.orderServiceId, id));

const refundedOf = async (id: number): Promise<number> => {
  const rows = await api.db.select().from(refunds).where(eq(refunds.orderServiceId, id));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

describe('a question about a substitute', () => {
  /** A question whose line was refunded in the meantime, except for the last 1000 kopecks. */
  async function outdated() {
    const made = await accepted();
    const options = [{ title: 'Роза', note: '', mediaFileId: null, refund: 200_000 }];
    const words = 'Пионы закончились';
    await made.propose({ orderProductId: made.productId, words, options, refundWithout: 250_000 });
    await made.refund(made.bodyOf(249_000));
    const question = (await made.making()).openSubstitution;
    return { ...made, questionId: question?.id ?? 0 };
  }

  test.each([0, null])('can be answered with %s after a refund of the same line', async (chosen) => {
    const { answerOf, questionId, id } = await outdated();
    const { status, body } = await answerOf(questionId, { chosen });
    expect([status, body.openSubstitution]).toEqual([200, null]);
    expect(await refundedOf(id)).toBe(250_000);
  });

  test('ends by timeout after a refund of the same line', async () => {
    const { making, id } = await outdated();
    await ringNow(id);
    expect((await making()).openSubstitution).toBeNull();
    expect(await refundedOf(id)).toBe(250_000);
  });

  test('is cancelled once when the answer is sent twice', async () => {
    const { answerOf, questionId, customer, orderId } = await outdated();
    const cancel = { chosen: null, cancelOrder: true };
    const both = await Promise.all([answerOf(questionId, cancel), answerOf(questionId, cancel)]);
    expect(statusesOf(both)).toEqual([200, 200]);
    await soonReturned(customer.visitor, orderId, 'REFUNDED');
  });

  test('has one outcome when an answer, the timeout and a cancellation come at once', async () => {
    const { answerOf, questionId, id, owner, slug } = await outdated();
    await due(id);
    const cancel = stepOf('CANCEL', 'ASSEMBLING', { reason: 'Нет цветов' });
    const [answered, cancelled] = await Promise.all([
      answerOf<Problem>(questionId, { chosen: 0 }),
      line.take<Problem>(owner.visitor, slug, id, cancel),
      api.app.jobs.run('desk.clocks'),
    ]);
    expect([200, 409]).toContain(answered.status);
    expect(cancelled.status).toBe(200);
    expect(await refundedOf(id)).toBe(280_000);
  });
});

describe('a clock', () => {
  test('does not block the person who has its order locked', async () => {
    const { id, orderId } = await paid();
    await due(id);
    await api.db.transaction(async (step) => {
      await step.select().from(orders).where(eq(orders.id, orderId)).for('update');
      await api.db.transaction(async (clocks) => {
        expect(await claimDue(clocks, ['CALL_AGAIN', 'CANCEL_UNACCEPTED'], [])).toBeUndefined();
        await step.execute(sql`set local lock_timeout = '300ms'`);
        await step.update(orderClocks).set({ doneAt: new Date() }).where(eq(orderClocks.orderServiceId, id));
      });
    });
  });

  test('and a simultaneous acceptance leave either an accepted order or a refunded one', async () => {
    const { id, seller, slug, orderId, customer } = await paid();
    await due(id);
    const [{ status }] = await Promise.all([
      line.take(seller.visitor, slug, id, stepOf('ACCEPT', 'NEW')),
      api.app.jobs.run('desk.clocks'),
    ]);
    const { status: now } = await line.read(seller.visitor, slug, id);
    expect([status, now.type]).toEqual(status === 200 ? [200, 'ACCEPTED'] : [409, 'CANCELED_BY_SELLER']);
    expect(await refundedOf(id)).toBe(status === 200 ? 0 : 280_000);
    if (status !== 200) await soonReturned(customer.visitor, orderId, 'REFUNDED');
  });

  test('of completion and a simultaneous dispute leave either a completed order or a dispute', async () => {
    const { id, seller, courier, slug, orderId, customer, steps } = await paid();
    await steps(...deliver(courier.user.id, await line.picture(seller.user.id)));
    await due(id);
    const [{ status }] = await Promise.all([
      customer.visitor.post(`orders/${orderId}/services/${id}/dispute`, { words: 'Увяли', mediaFileIds: [] }),
      api.app.jobs.run('desk.clocks'),
    ]);
    const { status: now } = await line.read(seller.visitor, slug, id);
    expect([status, now.type]).toEqual(status === 200 ? [200, 'DISPUTE'] : [409, 'COMPLETED']);
  });
});

test('a customer who cancels while the shop accepts gets one answer, and the money once', async () => {
  const { id, seller, slug, orderId, customer } = await paid();
  const [accept, cancel] = await Promise.all([
    line.take(seller.visitor, slug, id, stepOf('ACCEPT', 'NEW')),
    customer.visitor.post(`orders/${orderId}/services/${id}/cancel`),
  ]);
  const { status: now } = await line.read(seller.visitor, slug, id);
  expect([accept.status, cancel.status]).toContain(200);
  expect(await refundedOf(id)).toBe(now.type === 'CANCELED_BY_CUSTOMER' ? 280_000 : 0);
});

test('a customer who works at the shop may make their own order', async () => {
  const { id, shop, slug, orderId, customer, answer, making } = await paid();
  await line.employ(shop.id, 'SELLER', customer);
  const mediaFileId = await line.picture(customer.user.id);
  await line.takeAll(customer.visitor, slug, id, [
    stepOf('ACCEPT', 'NEW'),
    stepOf('START', 'ACCEPTED'),
    stepOf('SEND_PHOTO', 'ASSEMBLING', { mediaFileId }),
  ]);
  const liked = { photoId: (await making()).photo?.id, answer: 'LIKED', reasons: [], words: '' };
  expect((await answer(liked)).status).toBe(200);
  expect((await customer.visitor.post(`orders/${orderId}/services/${id}/cancel`)).status).toBeLessThan(500);
});
