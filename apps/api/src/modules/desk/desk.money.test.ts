import { randomUUID } from 'node:crypto';
import type { DeskOrder, DeskStepType, OrderMaking } from '@vetka/domain/desk';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { checkLedger } from '../../../test/ledgerBooks.ts';
import {
  orderClocks,
  orderProducts,
  orderRefundLines,
  orderServices,
  refunds,
  users,
} from '../../platform/database/schema/index.ts';

const fixture = await createDeskFixture();
const { api, bank, line, pay, paymentsOf, ofTwoSellers, accepted, soon, refundsEnd } = fixture;
const judge = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, judge.user.id));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const itemsOf = ({ Items }: { Items: { Amount: number }[] }): number => sum(Items.map(({ Amount }) => Amount));

/** A paid order of two shops, each with its owner at the desk. */
async function ofTwoDesks() {
  const { visitor, orderId, florist, baker } = await ofTwoSellers();
  await pay(visitor, orderId);
  const rows = await api.db.select().from(orderServices).where(eq(orderServices.orderId, orderId));
  const desks = [];
  for (const shop of [florist, baker]) {
    await line.change(shop.id, { offersSubstitution: true });
    const owner = await line.employ(shop.id, 'OWNER');
    const id = rows.find(({ serviceId }) => serviceId === shop.id)?.id ?? 0;
    desks.push({ id, owner, at: `desk/${shop.service.slug}/orders/${id}`, own: `orders/${orderId}/services/${id}` });
  }
  return { visitor, orderId, desks };
}
type Bought = Awaited<ReturnType<typeof ofTwoDesks>>;
type DeskPlace = Bought['desks'][number];
interface Doing {
  visitor: Bought['visitor'];
  desk: DeskPlace;
  share: number;
}
type Deed = (doing: Doing) => Promise<{ status: number } | undefined>;

const orderAt = async ({ at, owner }: DeskPlace) => (await owner.visitor.get<DeskOrder>(at)).body;
const makingOf = async ({ visitor, desk }: Doing) => (await visitor.get<OrderMaking>(`${desk.own}/making`)).body;
const part = (amount: number, share: number): number => Math.floor(amount * share);

const step = async ({ desk }: Doing, wanted?: DeskStepType) => {
  const { status, steps } = await orderAt(desk);
  const next = wanted ?? steps[0];
  const body = { stepId: randomUUID(), step: next, from: status.type, reason: 'Нет цветов' };
  return next && desk.owner.visitor.post(`${desk.at}/steps`, body);
};

const deeds: Record<string, Deed> = {
  step: (doing) => step(doing),
  decline: (doing) => step(doing, 'DECLINE'),
  cancel: (doing) => step(doing, 'CANCEL'),
  cancelByCustomer: ({ visitor, desk }) => visitor.post(`${desk.own}/cancel`),
  refund: async ({ desk, share }) => {
    const { products, money } = await orderAt(desk);
    const lines = products.map(({ orderProductId, total }) => ({ orderProductId, amount: part(total, share) }));
    const delivery = part(money?.delivery ?? 0, share);
    return desk.owner.visitor.post(`${desk.at}/refunds`, { refundId: randomUUID(), lines, delivery, reason: 'Увял' });
  },
  propose: async ({ desk, share }) => {
    const [product] = (await orderAt(desk)).products;
    const refund = part(product?.total ?? 0, share);
    const options = [{ title: 'Роза', note: '', mediaFileId: null, refund }];
    const body = { orderProductId: product?.orderProductId, words: 'Нет пионов', options, refundWithout: refund };
    return desk.owner.visitor.post(`${desk.at}/substitutions`, body);
  },
  answer: async (doing) => {
    const id = (await makingOf(doing)).openSubstitution?.id;
    const body = doing.share > 0.8 ? { chosen: null, cancelOrder: true } : { chosen: doing.share > 0.4 ? 0 : null };
    return id ? doing.visitor.post(`${doing.desk.own}/substitutions/${id}/answer`, body) : undefined;
  },
  dispute: ({ visitor, desk }) => visitor.post(`${desk.own}/dispute`, { words: 'Увяли', mediaFileIds: [] }),
  decide: async ({ desk, share }) => {
    const decision = share > 0.5 ? 'REFUND' : 'PARTIAL_REFUND';
    const body = { decision, refund: part(280_000, share), words: 'Решили' };
    return judge.visitor.post(`disputes/${desk.id}/decision`, body);
  },
  ring: async ({ desk }) => {
    const past = { dueAt: sql`now() - interval '1 second'` };
    await api.db.update(orderClocks).set(past).where(eq(orderClocks.orderServiceId, desk.id));
    await api.app.jobs.run('desk.clocks');
    return undefined;
  },
  bankFails: async () => {
    await bank.faults({ calls: ['Cancel'], failNext: 1 });
    return undefined;
  },
};

async function checkMoney({ orderId, desks }: Bought): Promise<void> {
  const made = await refundsEnd(orderId);
  expect(made.map(({ state }) => state)).not.toContain('FAILED');
  const [payment] = await paymentsOf(orderId);
  const atBank = (await bank.payments()).find(({ id }) => id === payment?.externalId);
  const returned = sum(made.map(({ amount }) => amount));
  expect(payment?.refundedAmount).toBe(returned);
  expect((atBank?.originalAmount ?? 0) - (atBank?.amount ?? 0)).toBe(returned);
  const receipts = atBank?.refundReceipts.map(itemsOf).toSorted((one, other) => one - other);
  expect(receipts).toEqual(made.map(({ amount }) => amount).toSorted((one, other) => one - other));
  for (const { id } of desks) await checkPart(id);
  await checkLedger(api.db, orderId, { held: atBank?.amount ?? 0, parts: desks.map(({ id }) => id) });
}

async function checkPart(id: number): Promise<void> {
  const [row] = await api.db.select().from(orderServices).where(eq(orderServices.id, id));
  const made = await api.db.select().from(refunds).where(eq(refunds.orderServiceId, id));
  const ids = made.map((refund) => refund.id);
  const lines = await api.db.select().from(orderRefundLines).where(inArray(orderRefundLines.refundId, ids));
  const bought = await api.db.select().from(orderProducts).where(eq(orderProducts.orderServiceId, id));
  const returned = sum(made.map(({ amount }) => amount));
  expect(returned).toBeLessThanOrEqual(row?.total ?? 0);
  if (row?.cancelledAt) expect(returned).toBe(row.total);
  const ofLine = (wanted: number | null) =>
    sum(lines.filter(({ orderProductId }) => orderProductId === wanted).map(({ amount }) => amount));
  for (const product of bought) expect(ofLine(product.id)).toBeLessThanOrEqual(product.totalAfterDiscount);
  expect(ofLine(null)).toBeLessThanOrEqual(row?.deliveryPrice ?? 0);
  expect(sum(lines.map(({ amount }) => amount))).toBe(returned);
}

const story = fc.array(
  fc.record({ deed: fc.constantFrom(...Object.keys(deeds)), desk: fc.nat(1), share: fc.double({ min: 0, max: 1 }) }),
  { minLength: 8, maxLength: 24 },
);

test('no sequence of events of two shops in one payment returns more than was paid, and bank, receipts and tables agree', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (deedsDone) => {
      const bought = await ofTwoDesks();
      for (const { deed, desk, share } of deedsDone) {
        const place = bought.desks[desk];
        if (!place) continue;
        const answer = await deeds[deed]?.({ visitor: bought.visitor, desk: place, share: share || 0 });
        expect({ deed, status: answer?.status ?? 200 }).not.toMatchObject({ status: 500 });
      }
      await bank.heal();
      await checkMoney(bought);
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 120_000);

test('the receipt of the rest stays the same when an earlier refund fails in the end', async () => {
  const { refund, bodyOf, owner, slug, id, orderId, atBank } = await accepted();
  await bank.faults({ calls: ['Cancel'], failNext: 1 });
  await refund(bodyOf(75_000));
  await soon(async () => {
    const rows = await api.db.select().from(refunds).where(eq(refunds.orderServiceId, id));
    expect(rows.map(({ attempts }) => attempts)).toEqual([1]);
  });
  const cancel = { stepId: randomUUID(), step: 'CANCEL', from: 'ASSEMBLING', reason: 'Розы не привезли' };
  await owner.visitor.post(`desk/${slug}/orders/${id}/steps`, cancel);
  await api.db.execute(sql`update refunds set state = 'FAILED' where order_service_id = ${id} and not is_whole`);
  await refundsEnd(orderId);
  const made = await atBank();
  expect(made?.amount).toBe(75_000);
  expect(made?.refundReceipts.map(itemsOf)).toEqual([205_000]);
});
