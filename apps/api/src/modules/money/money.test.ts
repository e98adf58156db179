import type { MoneyMonth, MoneyMoves, MoneyOrder, SellerMoney, WaitingMoneys } from '@vetka/domain/ledger';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture, deliver } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';
import { orderServices } from '../../platform/database/schema/index.ts';

const { api, line, paid, accepted, ringNow } = await createDeskFixture();
const { db } = api;

type Made = Awaited<ReturnType<typeof paid>>;
const of = ({ slug, owner }: Pick<Made, 'slug' | 'owner'>) => ({
  read: async () => (await owner.visitor.get<SellerMoney>(`desk/${slug}/money`)).body,
  moves: async (query = '') => (await owner.visitor.get<MoneyMoves>(`desk/${slug}/money/moves${query}`)).body,
  waiting: async () => (await owner.visitor.get<WaitingMoneys>(`desk/${slug}/money/waiting`)).body.data,
  order: (id: number) => owner.visitor.get<MoneyOrder>(`desk/${slug}/money/orders/${id}`),
  months: async () => (await owner.visitor.get<MoneyMonth[]>(`desk/${slug}/money/months`)).body,
});

/** Delivers a paid order to its recipient. */
async function delivered(made: Made) {
  await line.change(made.shop.id, { photoBeforeDelivery: false });
  const photo = await line.picture(made.owner.user.id);
  await line.takeAll(made.owner.visitor, made.slug, made.id, deliver(made.courier.user.id, photo));
}

test('a paid order is pending, with its commission in words and the day on which its money is expected', async () => {
  const made = await paid();
  const money = of(made);
  expect(await money.read()).toMatchObject({ pending: 242_500, available: 0, debt: 0, paidOut: 0 });
  const { status, body } = await money.order(made.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'MAKING', isExact: false, left: 242_500 });
  expect(body.expectedAt).not.toBeNull();
  expect(body.lines).toEqual([
    expect.objectContaining({
      paid: 250_000,
      commission: 37_500,
      tax: 6_762,
      left: 212_500,
      rule: { kind: 'BASE', subject: null, rate: 1_500, minimum: 0, taxRate: 2_200 },
    }),
    expect.objectContaining({ orderProductId: null, title: 'Доставка', paid: 30_000, left: 30_000, rule: null }),
  ]);
});

test('the money of an order whose delivery is late is not expected in the past', async () => {
  const made = await paid();
  await db.update(orderServices).set({ deliveryDate: '2020-02-29' }).where(eq(orderServices.id, made.id));
  const { body } = await of(made).order(made.id);
  const days = (new Date(body.expectedAt ?? '').getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThanOrEqual(3);
});

test('after the delivery the date is the end of the dispute period, and then the money is available', async () => {
  const made = await paid();
  const money = of(made);
  await delivered(made);
  const [row] = await money.waiting();
  expect(row).toMatchObject({ order: { id: made.id }, amount: 242_500, state: 'WAITING', isExact: true });
  const days = (new Date(row?.expectedAt ?? '').getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThanOrEqual(3);
  await ringNow(made.id);
  expect(await money.waiting()).toEqual([]);
  expect(await money.read()).toMatchObject({ pending: 0, available: 242_500, waiting: [] });
  expect((await money.order(made.id)).body).toMatchObject({ state: 'AVAILABLE', expectedAt: null });
});

test('a refund is shown with the part of the commission that came back', async () => {
  const made = await accepted();
  await made.refund(made.bodyOf(100_000));
  await api.app.jobs.settled();
  const money = of(made);
  const { data } = await money.moves();
  expect(data.map(({ cause, paid: sum, commission, pending }) => [cause, sum, commission, pending])).toEqual([
    ['REFUND', -100_000, -15_000, -85_000],
    ['SALE', 280_000, 37_500, 242_500],
  ]);
  const { body } = await money.order(made.id);
  expect(body.lines[0]).toMatchObject({ refunded: 100_000, commissionReturned: 15_000, left: 127_500 });
  expect(body.left).toBe((await money.read()).pending);
});

test('a cancelled order leaves nothing pending', async () => {
  const made = await paid();
  await line.takeAll(made.seller.visitor, made.slug, made.id, [stepOf('DECLINE', 'NEW', { reason: 'Нет пионов' })]);
  await api.app.jobs.settled();
  const money = of(made);
  expect(await money.read()).toMatchObject({ pending: 0, available: 0 });
  expect((await money.order(made.id)).body).toMatchObject({ state: 'RETURNED', expectedAt: null, left: 0 });
});

test('moves are found by kind, account, day and number of the order', async () => {
  const made = await paid();
  await delivered(made);
  await ringNow(made.id);
  const money = of(made);
  const found = async (query: string) => (await money.moves(query)).data.map(({ cause }) => cause);
  expect(await found('')).toEqual(['RELEASE', 'SALE']);
  expect(await found('?kind=SALES')).toEqual(['SALE']);
  expect(await found('?kind=REFUNDS')).toEqual([]);
  expect(await found('?account=SELLER_AVAILABLE')).toEqual(['RELEASE']);
  for (const number of [made.id, made.orderId])
    expect(await found(`?search=${encodeURIComponent(`№ ${number}`)}`)).toEqual(['RELEASE', 'SALE']);
  const { data } = await money.moves('');
  expect(data.map(({ order }) => order?.number)).toEqual([made.id, made.id]);
  expect(await found('?search=пион')).toEqual([]);
  expect(await found('?search=9999999999')).toEqual([]);
  expect(await found('?to=2020-01-01')).toEqual([]);
  expect(await found('?from=2020-01-01&to=2100-01-01')).toHaveLength(2);
});

test('one shop never sees the money of another', async () => {
  const made = await paid();
  const other = await paid();
  const money = of(other);
  expect((await money.order(made.id)).status).toBe(404);
  expect((await money.moves(`?search=${made.orderId}`)).data).toEqual([]);
  const mixed = await other.owner.visitor.get(`desk/${made.slug}/money`);
  expect(mixed.status).toBe(404);
});

test('managers see the money, sellers and couriers do not', async () => {
  const made = await paid();
  const manager = await line.employ(made.shop.id, 'MANAGER');
  expect((await manager.visitor.get(`desk/${made.slug}/money`)).status).toBe(200);
  expect((await made.seller.visitor.get(`desk/${made.slug}/money`)).status).toBe(403);
  expect((await made.courier.visitor.get(`desk/${made.slug}/money`)).status).toBe(403);
});

test('the register of a month starts and ends with a balance, in CSV for Excel and as a PDF', async () => {
  const made = await paid();
  const money = of(made);
  const [month] = await money.months();
  expect(month).toMatchObject({ orders: 1, opening: 0, sold: 280_000, commission: 37_500, closing: 242_500 });
  const path = `desk/${made.slug}/money/register?month=${month?.month}`;
  const csv = await made.owner.visitor.get<string>(`${path}&format=csv`);
  expect(csv.headers['content-disposition']).toContain(`vetka-${made.slug}-${month?.month}.csv`);
  const rows = csv.body.split('\r\n').map((row) => row.split(';'));
  expect(csv.body.startsWith('\uFEFFДата;')).toBe(true);
  expect([rows[1]?.[0], rows[1]?.at(-1)]).toEqual(['Остаток на начало', '0']);
  expect(rows[2]?.slice(1)).toEqual([
    'Продажа',
    expect.stringContaining(`№\u00A0${made.id},`),
    '2800',
    '0',
    '-375',
    '0',
    '2425',
    '2425',
  ]);
  expect([rows[3]?.[0], rows[3]?.at(-1)]).toEqual(['Остаток на конец', '2425']);
  const pdf = await made.owner.visitor.get<string>(`${path}&format=pdf`);
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.body.slice(0, 5)).toBe('%PDF-');
  const unknown = await made.owner.visitor.get(`desk/${made.slug}/money/register?month=2019-01&format=csv`);
  expect(unknown.status).toBe(404);
});
