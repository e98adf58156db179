import type { DisputePage } from '@vetka/domain/desk';
import type { Difference, Differences } from '@vetka/domain/reconciliation';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { deliver } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';
import { createPayoutFixture } from '../../../test/payoutFixture.ts';
import { payments, refunds, users } from '../../platform/database/schema/index.ts';

const fixture = await createPayoutFixture();
const { api, accepted, bank, line } = fixture;
const { app, db } = api;
type Made = Awaited<ReturnType<typeof accepted>>;

const { visitor: moderator, user } = await api.signIn();
await db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));

const run = () => moderator.post('moderation/reconciliation/runs', {});
const openOf = async ({ orderId }: Made) => {
  const { body } = await moderator.get<Differences>('moderation/differences?view=OPEN&take=100');
  return body.data.filter((row) => row.orderId === orderId);
};
const settle = async (made: Made) => {
  const [row] = await openOf(made);
  const decision = { decision: 'ACCEPTED', reason: 'Перевели по СБП 26 ноября' };
  return moderator.post<Difference>(`moderation/differences/${row?.id}/resolution`, decision);
};

/** Asks for a refund of something while the bank does not know the payment, so it is refused for good. */
async function refused({ orderId }: Made, ask: () => Promise<unknown>): Promise<void> {
  const of = eq(payments.orderId, orderId);
  const [payment] = await db.select().from(payments).where(of);
  await db
    .update(payments)
    .set({ externalId: `unknown-${orderId}` })
    .where(of);
  await ask();
  await app.jobs.settled();
  await db
    .update(payments)
    .set({ externalId: payment?.externalId ?? null })
    .where(of);
}

/** An order of 2800 ₽ whose refund of 500 ₽ was refused and found by the comparison. */
async function withRefusal(): Promise<Made> {
  const made = await accepted();
  await refused(made, () => made.refund(made.bodyOf(50_000)));
  await run();
  expect(await openOf(made)).toMatchObject([{ kind: 'REFUND_REFUSED', ours: 50_000 }]);
  return made;
}

const cancel = async ({ owner, slug, id }: Made) => {
  await line.takeAll(owner.visitor, slug, id, [stepOf('CANCEL', 'ASSEMBLING', { reason: 'Розы не привезли' })]);
  await app.jobs.settled();
};

const statesOf = async ({ id }: Made) => {
  const rows = await db.select().from(refunds).where(eq(refunds.orderServiceId, id)).orderBy(refunds.id);
  return rows.map(({ amount, state }) => [amount, state]);
};

/** The balances of the accounts of an order, in kopecks. */
async function balances({ orderId }: Made): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ account: string; amount: string }>(sql`
    select e.account, sum(e.amount) as amount from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_id = ${orderId} group by e.account having sum(e.amount) <> 0 order by e.account`);
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
}

beforeEach(() => bank.heal());

test('what was returned by other means is not returned again when the shop cancels', async () => {
  const made = await withRefusal();
  expect((await settle(made)).status).toBe(200);
  await cancel(made);
  expect(await statesOf(made)).toEqual([
    [50_000, 'FAILED'],
    [230_000, 'DONE'],
  ]);
  // Nobody sold anything for what the bank still has: the marketplace has paid it to the buyer.
  expect(await balances(made)).toEqual({ BANK: -50_000, BUYER_HOLD: 50_000 });
  await run();
  expect(await openOf(made)).toEqual([]);
});

test('what was returned by other means is not left in its line', async () => {
  const made = await withRefusal();
  expect((await settle(made)).status).toBe(200);
  expect((await made.refund(made.bodyOf(200_001))).status).toBe(422);
  expect((await made.refund(made.bodyOf(200_000))).status).toBe(200);
  await app.jobs.settled();
  expect(await statesOf(made)).toEqual([
    [50_000, 'FAILED'],
    [200_000, 'DONE'],
  ]);
});

test('the shop and the customer see what was returned by other means as returned', async () => {
  const made = await withRefusal();
  const { owner, slug, id } = made;
  const atDesk = () => line.read(owner.visitor, slug, id);
  expect((await atDesk()).money?.refunded).toBe(0);
  expect((await settle(made)).status).toBe(200);
  const { money, products, mayRefund } = await atDesk();
  expect(money?.refunded).toBe(50_000);
  expect(products.map(({ refunded }) => refunded)).toEqual([50_000]);
  expect((await made.making()).refunded).toBe(50_000);
  expect(mayRefund).toBe(true);
  const { lines } = made.bodyOf(200_000);
  expect((await made.refund({ ...made.bodyOf(0), lines, delivery: money?.delivery ?? 0 })).status).toBe(200);
  expect(await atDesk()).toMatchObject({ mayRefund: false, money: { refunded: money?.paid } });
});

test('a refused refund is not owed once a cancellation has returned its money', async () => {
  const made = await withRefusal();
  await cancel(made);
  expect(await statesOf(made)).toEqual([
    [50_000, 'FAILED'],
    [280_000, 'DONE'],
  ]);
  expect((await settle(made)).status).toBe(409);
  await run();
  expect(await openOf(made)).toEqual([]);
});

test('a later refund of the same line leaves no more owed than was paid for it', async () => {
  const made = await withRefusal();
  await made.refund(made.bodyOf(220_000));
  await app.jobs.settled();
  await run();
  expect(await openOf(made)).toMatchObject([{ kind: 'REFUND_REFUSED', ours: 30_000 }]);
  expect((await settle(made)).status).toBe(200);
  expect((await made.refund(made.bodyOf(1))).status).toBe(422);
  // The delivery is still there to return.
  expect((await made.refund({ ...made.bodyOf(0), lines: [], delivery: 30_000 })).status).toBe(200);
});

test('what one line got back twice on paper leaves the delivery to return, for the shop, the customer and a dispute', async () => {
  const made = await withRefusal();
  const { owner, courier, customer, slug, id, orderId } = made;
  await made.refund(made.bodyOf(220_000));
  await app.jobs.settled();
  await run();
  expect((await settle(made)).status).toBe(200);
  expect(await line.read(owner.visitor, slug, id)).toMatchObject({ mayRefund: true, money: { refunded: 250_000 } });
  expect((await made.making()).refunded).toBe(250_000);
  await line.change(made.shop.id, { photoBeforeDelivery: false });
  const photo = await line.picture(owner.user.id);
  await line.takeAll(owner.visitor, slug, id, deliver(courier.user.id, photo).slice(2));
  await customer.visitor.post(`orders/${orderId}/services/${id}/dispute`, { words: 'Увяли', mediaFileIds: [] });
  const { body } = await moderator.get<DisputePage>(`disputes?id=${id}`);
  expect(body.data.map(({ left }) => left)).toEqual([30_000]);
});

test('when the refund of a cancellation is refused as well, the buyer is owed what was paid, once', async () => {
  const made = await withRefusal();
  await refused(made, () => cancel(made));
  await run();
  expect(await openOf(made)).toMatchObject([{ kind: 'REFUND_REFUSED', ours: 280_000 }]);
  expect((await settle(made)).status).toBe(200);
  await run();
  expect(await openOf(made)).toEqual([]);
});
