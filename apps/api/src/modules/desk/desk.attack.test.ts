import { randomUUID } from 'node:crypto';
import type { DeskQueue, DeskStep } from '@vetka/domain/desk';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';
import { deskStepsTaken, refunds, users } from '../../platform/database/schema/index.ts';

const { api, accepted, paid, line } = await createDeskFixture();
const blank = ' \n\t';

const { owner, courier, customer, slug, id } = await paid();

describe('the queue', () => {
  const search = async (text: string) => {
    const path = `desk/${slug}/orders?search=${encodeURIComponent(text)}`;
    const { status, body } = await owner.visitor.get<DeskQueue>(path);
    return { status, ids: status === 200 ? body.data.map((row) => row.id) : [] };
  };

  test.each(['2026-02-31', '2026-00-10', '0000-00-00', '2026-13-01'])('refuses the day %s', async (day) => {
    expect((await owner.visitor.get(`desk/${slug}/orders?day=${day}`)).status).toBe(422);
    expect((await courier.visitor.get(`desk/${slug}/stops?day=${day}`)).status).toBe(422);
  });

  test.each(['%', '_', '\\', '%ебед%', "'", '99999999999999999999'])('takes %s in a search literally', async (text) => {
    expect(await search(text)).toEqual({ status: 200, ids: [] });
  });

  test('answers a search that no database can hold', async () => {
    for (const text of ['\0', 'Анна\0', '\uFFFD']) expect((await search(text)).status).toBeLessThan(500);
  });

  test('finds a name with ё by е and vice versa', async () => {
    await api.db.update(users).set({ firstName: 'Алёна' }).where(eq(users.id, customer.user.id));
    expect((await search('алена')).ids).toEqual([id]);
    await api.db.update(users).set({ firstName: 'Алена' }).where(eq(users.id, customer.user.id));
    expect((await search('АЛЁНА')).ids).toEqual([id]);
  });
});

describe('a step', () => {
  test('ignores an impossible time of a step', async () => {
    const made = await paid();
    const [accept, start] = [stepOf('ACCEPT', 'NEW'), stepOf('START', 'ACCEPTED')];
    const moments: [DeskStep, string][] = [
      [accept, '0000-01-01T00:00:00Z'],
      [start, '2999-01-01T00:00:00Z'],
      [stepOf('READY', 'ASSEMBLING'), '2016-12-31T23:59:60Z'],
    ];
    for (const [step, takenAt] of moments) {
      const { status } = await line.take(made.seller.visitor, made.slug, made.id, { ...step, takenAt });
      expect({ takenAt, status }).toEqual({ takenAt, status: 200 });
    }
    const taken = await api.db.select().from(deskStepsTaken).where(eq(deskStepsTaken.orderServiceId, made.id));
    expect(taken.map(({ takenAt }) => takenAt)).toEqual([null, null, null]);
  });

  test('with the id of another step of the same order is refused instead of passing for it', async () => {
    const made = await paid();
    const accept = stepOf('ACCEPT', 'NEW');
    await made.steps(accept);
    const other = { ...stepOf('START', 'ACCEPTED'), stepId: accept.stepId };
    const { status, body } = await line.take<Problem>(made.seller.visitor, made.slug, made.id, other);
    expect([status, body.code]).toEqual([409, 'desk.step-reused']);
  });
});

describe('a refund', () => {
  test('with the id of another refund is refused instead of passing for it', async () => {
    const { refund, bodyOf, making, productId } = await accepted();
    const body = bodyOf(10_000);
    await refund(body);
    const others = [
      { ...body, lines: [{ orderProductId: productId, amount: 20_000 }] },
      { ...body, lines: [], delivery: 10_000 },
      { ...body, delivery: 10_000 },
    ];
    for (const other of others) {
      const { status, body: problem } = await refund<Problem>(other);
      expect([status, problem.code]).toEqual([409, 'payment.request-used']);
    }
    expect((await refund(body)).status).toBe(200);
    expect((await making()).refunded).toBe(10_000);
  });

  test('may name a line twice, and never more than was paid for it', async () => {
    const { refund, bodyOf, making, productId, ...made } = await accepted();
    const twice = (amount: number) => [
      { orderProductId: productId, amount },
      { orderProductId: productId, amount },
    ];
    expect((await refund(bodyOf(0, { lines: twice(125_001) }))).status).toBe(422);
    expect((await refund(bodyOf(0, { lines: twice(9_007_199_254_740_991) }))).status).toBe(422);
    expect((await refund(bodyOf(0, { lines: twice(10_000) }))).status).toBe(200);
    expect((await making()).refunded).toBe(20_000);
    expect(await api.db.select().from(refunds).where(eq(refunds.orderServiceId, made.id))).toHaveLength(1);
  });

  test('needs a reason that is not blank, like every message between people', async () => {
    const { refund, bodyOf, propose, productId, making } = await accepted();
    const { status, body } = await refund<Problem>(bodyOf(1000, { reason: blank }));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['reason']]);
    const option = { title: 'Роза', note: '', mediaFileId: null, refund: 0 };
    const question = { orderProductId: productId, words: 'Нет роз', options: [option], refundWithout: 0 };
    expect((await propose({ ...question, words: blank })).status).toBe(422);
    expect((await propose({ ...question, options: [{ ...option, title: blank }] })).status).toBe(422);
    expect((await making()).refunded).toBe(0);
  });
});

describe('a picture', () => {
  test('of another person is refused wherever a desk takes one', async () => {
    const { seller, propose, productId, ...made } = await accepted();
    const mediaFileId = await line.picture(made.courier.user.id);
    const take = (step: DeskStep) => line.take(seller.visitor, made.slug, made.id, step);
    const photo = stepOf('SEND_PHOTO', 'ASSEMBLING', { mediaFileId });
    expect((await take(photo)).status).toBe(422);
    const options = [{ title: 'Роза', note: '', mediaFileId, refund: 0 }];
    const body = { orderProductId: productId, words: 'Нет роз', options, refundWithout: 0 };
    expect((await propose(body)).status).toBe(422);
    expect((await propose({ ...body, options: [{ ...options[0], mediaFileId: 999_999_999 }] })).status).toBe(422);
    expect((await take({ ...photo, stepId: randomUUID() })).status).toBe(422);
  });
});
