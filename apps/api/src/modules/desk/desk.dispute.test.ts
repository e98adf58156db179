import type { DeskOrder, DisputePage, DisputeRow, OrderMaking } from '@vetka/domain/desk';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createDeskFixture, deliver, kindsOf } from '../../../test/deskFixture.ts';
import { users } from '../../platform/database/schema/index.ts';

const { api, line, paid, ringNow, soonReturned, statusOf } = await createDeskFixture();

describe('a dispute', () => {
  async function delivered() {
    const made = await paid();
    const picture = await line.picture(made.seller.user.id);
    await made.steps(...deliver(made.courier.user.id, picture));
    const open = <T = OrderMaking>(body: object = { words: 'Цветы увяли через час', mediaFileIds: [] }) =>
      made.customer.visitor.post<T>(`orders/${made.orderId}/services/${made.id}/dispute`, body);
    const answer = <T = DeskOrder>(words: string, person = made.owner) =>
      person.visitor.post<T>(`desk/${made.slug}/orders/${made.id}/dispute-answer`, { words });
    const judge = await api.signIn();
    await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, judge.user.id));
    const decide = <T = DisputeRow>(body: object) => judge.visitor.post<T>(`disputes/${made.id}/decision`, body);
    return { ...made, open, answer, judge, decide };
  }

  test('is opened by the customer, answered by the shop, and decided by the administration', async () => {
    const { open, answer, judge, decide, making, customer, owner, seller, orderId, id } = await delivered();
    expect((await open()).body.dispute).toMatchObject({ words: 'Цветы увяли через час', answer: null });
    expect(await kindsOf(owner)).toContain('SHOP_DISPUTE');
    expect(await kindsOf(seller)).not.toContain('SHOP_DISPUTE');
    expect((await answer<Problem>('Мы хранили их в воде', seller)).status).toBe(403);
    expect((await answer('Мы хранили их в воде')).body.dispute?.answer).toBe('Мы хранили их в воде');
    expect((await answer<Problem>('И ещё')).body.code).toBe('desk.dispute-answered');
    const { body: list } = await judge.visitor.get<DisputePage>('disputes');
    expect(list.data.find((row) => row.id === id)).toMatchObject({ left: 280_000, dispute: { decision: null } });
    const half = { decision: 'PARTIAL_REFUND', refund: 140_000, words: 'Возвращаем половину' };
    expect((await decide(half)).body).toMatchObject({ left: 140_000, dispute: { decision: 'PARTIAL_REFUND' } });
    await soonReturned(customer.visitor, orderId, 'PARTIAL_REFUNDED');
    expect(await making()).toMatchObject({ refunded: 140_000, dispute: { decisionWords: 'Возвращаем половину' } });
    expect((await decide<Problem>(half)).status).toBe(409);
  });

  test('is decided with a whole refund, or with none', async () => {
    const whole = await delivered();
    await whole.open();
    await whole.decide({ decision: 'REFUND', refund: 0, words: 'Магазин не ответил' });
    await soonReturned(whole.customer.visitor, whole.orderId, 'REFUNDED');
    const none = await delivered();
    await none.open();
    const tooMuch = { decision: 'PARTIAL_REFUND', refund: 280_001, words: 'Возвращаем' };
    expect((await none.decide<Problem>(tooMuch)).body.errors).toHaveProperty('refund');
    await none.decide({ decision: 'REJECT', refund: 0, words: 'На фото цветы свежие' });
    expect(await statusOf(none.customer.visitor, none.orderId)).toBe('APPROVED');
    expect((await none.making()).refunded).toBe(0);
  });

  test('is refused before the delivery, after three days and for the second time', async () => {
    const early = await paid();
    const path = `orders/${early.orderId}/services/${early.id}/dispute`;
    const words = { words: 'Не то', mediaFileIds: [] };
    expect((await early.customer.visitor.post<Problem>(path, words)).body.code).toBe('order.no-dispute');
    const late = await delivered();
    await ringNow(late.id);
    expect((await late.open<Problem>()).body.code).toBe('order.no-dispute');
    const twice = await delivered();
    await twice.open();
    expect((await twice.open<Problem>()).status).toBe(409);
  });

  test('stops the clock that completes the order', async () => {
    const { open, id, making } = await delivered();
    await open();
    await ringNow(id);
    expect((await making()).dispute?.decidedAt).toBeNull();
  });
});
