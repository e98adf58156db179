import { randomUUID } from 'node:crypto';
import type { Problem } from '@vetka/domain/problem';
import { describe, expect, test } from 'vitest';
import { createDeskFixture, kindsOf, noticesOf, statusesOf } from '../../../test/deskFixture.ts';

const { accepted, ringNow, soonReturned } = await createDeskFixture();
const bouquet = 250_000;

const proposal = (orderProductId: number, more: object = {}) => ({
  orderProductId,
  words: 'Белой эустомы сегодня не привезли',
  options: [
    { title: 'Кустовая роза, кремовая', note: 'самая близкая по виду', mediaFileId: null, refund: 18_000 },
    { title: 'Ранункулюс', note: '', mediaFileId: null, refund: 0 },
  ],
  refundWithout: 42_000,
  ...more,
});

describe('a substitution', () => {
  test('shows its price, is chosen by the customer, and the difference is returned', async () => {
    const { propose, answerOf, making, productId, customer, seller, orderId, steps } = await accepted();
    const { body } = await propose(proposal(productId));
    expect(body.hasOpenSubstitution).toBe(true);
    expect(body.steps).not.toContain('READY');
    expect(await kindsOf(customer)).toContain('ORDER_SUBSTITUTION');
    const question = (await making()).openSubstitution;
    expect(question).toMatchObject({ words: 'Белой эустомы сегодня не привезли', refundWithout: 42_000 });
    const answered = await answerOf(question?.id ?? 0, { chosen: 0 });
    expect(answered.body).toMatchObject({ openSubstitution: null, refunded: 18_000 });
    await soonReturned(customer.visitor, orderId, 'PARTIAL_REFUNDED');
    expect((await noticesOf(seller)).find(({ kind }) => kind === 'SHOP_SUBSTITUTION_ANSWER')?.text).toBe(
      'Выбрали: Кустовая роза, кремовая.',
    );
    expect((await answerOf(question?.id ?? 0, { chosen: 0 })).body.refunded).toBe(18_000);
    const other = await answerOf<Problem>(question?.id ?? 0, { chosen: 1 });
    expect([other.status, other.body.code]).toEqual([409, 'order.substitution-answered']);
    expect((await steps({ stepId: randomUUID(), step: 'READY', from: 'ASSEMBLING' })).status.type).toBe('READY');
  });

  test('is left out and refunded when the customer does not answer', async () => {
    const { propose, answerOf, making, productId, id } = await accepted();
    const { body } = await propose(proposal(productId));
    await ringNow(id);
    expect(await making()).toMatchObject({ openSubstitution: null, refunded: 42_000 });
    const late = await answerOf<Problem>(body.substitutions[0]?.id ?? 0, { chosen: 0 });
    expect([late.status, late.body.message]).toEqual([409, 'Ответа не было 30 минут, и магазин продолжил без замены']);
  });

  test('may be answered by cancelling the order, which returns everything', async () => {
    const { propose, answerOf, productId, customer, orderId, id } = await accepted();
    const { body } = await propose(proposal(productId));
    const cancelled = await answerOf(body.substitutions[0]?.id ?? 0, { chosen: null, cancelOrder: true });
    expect(cancelled.status).toBe(200);
    await soonReturned(customer.visitor, orderId, 'REFUNDED');
    const { body: order } = await customer.visitor.get<{ services: { orderStatus: { type: string } }[] }>(
      `orders/${orderId}/services/${id}`,
    );
    expect(order.services[0]?.orderStatus.type).toBe('CANCELED_BY_CUSTOMER');
  });

  test('is settled at once when the customer allowed it, and refused when they opted out', async () => {
    const trusting = await accepted({ substitution: 'SIMILAR' });
    const [first] = proposal(0).options;
    const several = await trusting.propose<Problem>(proposal(trusting.productId), trusting.owner);
    expect(several.body.errors).toHaveProperty('options');
    const similar = proposal(trusting.productId, { options: [{ ...first, refund: 5000 }] });
    const { body } = await trusting.propose(similar, trusting.owner);
    expect(body.substitutions).toMatchObject([{ state: 'CHOSEN', chosen: 0 }]);
    expect((await trusting.making()).refunded).toBe(5000);
    const strict = await accepted({ substitution: 'NEVER' });
    const refused = await strict.propose<Problem>(proposal(strict.productId));
    expect([refused.status, refused.body.code]).toEqual([409, 'desk.no-substitutes']);
  });

  test('is refused twice at once, above what was paid, and for a product of another order', async () => {
    const { propose, productId } = await accepted();
    const dear = await propose<Problem>(proposal(productId, { refundWithout: bouquet + 1 }));
    expect(dear.body.errors).toEqual({ refundWithout: ['Можно вернуть не больше 2\u00A0500\u00A0₽'] });
    expect((await propose<Problem>(proposal(productId + 100))).body.errors).toHaveProperty('orderProductId');
    const both = await Promise.all([propose(proposal(productId)), propose(proposal(productId))]);
    expect(statusesOf(both)).toEqual([200, 409]);
  });

  test('that is settled at once and sent again after a lost answer is recorded and refunded once', async () => {
    const { propose, making, productId, customer, owner } = await accepted({ substitution: 'SIMILAR' });
    const [first] = proposal(0).options;
    const body = proposal(productId, { options: [{ ...first, refund: 5000 }] });
    const both = await Promise.all([propose(body, owner), propose(body, owner)]);
    expect(statusesOf([...both, await propose(body, owner)])).toEqual([200, 200, 200]);
    expect(await making()).toMatchObject({ refunded: 5000 });
    const other = await propose({ ...body, words: 'И гвоздик нет' }, owner);
    expect(other.body.substitutions, 'another one on the same line').toHaveLength(2);
    expect(await making()).toMatchObject({ refunded: 10_000 });
    const told = (await kindsOf(customer)).filter((kind) => kind === 'ORDER_SUBSTITUTION');
    expect(told).toHaveLength(2);
  });

  test('that returns money without the answer of the customer is not for a seller', async () => {
    const { propose, making, productId, seller } = await accepted({ substitution: 'SIMILAR' });
    const [first] = proposal(0).options;
    const body = proposal(productId, { options: [{ ...first, refund: 5000 }] });
    const refused = await propose<Problem>(body, seller);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Вернуть разницу может владелец или управляющий. Без возврата замену запишете и вы',
    ]);
    expect((await making()).refunded).toBe(0);
    const equal = await propose({ ...body, options: [{ ...first, refund: 0 }] }, seller);
    expect(equal.body.substitutions).toMatchObject([{ state: 'CHOSEN', chosen: 0 }]);
  });
});
