import type { DeskOrder, DeskStop } from '@vetka/domain/desk';
import type { OrderService } from '@vetka/domain/order';
import type { Problem } from '@vetka/domain/problem';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { begin, createDeskFixture } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';
import { deskStepsTaken, orders, orderServices, orderStatusChanges } from '../../platform/database/schema/index.ts';

const { api, line, paid } = await createDeskFixture();

test('the code of a delivery cannot be guessed', async () => {
  const { slug, id, steps, courier, making } = await paid();
  const handed = stepOf('HAND_TO_COURIER', 'READY', { courierId: courier.user.id });
  await steps(...begin(), stepOf('READY', 'ASSEMBLING'), handed);
  const { handoverCode } = await making();
  const wrong = ['1111', '2222', '3333'].find((code) => code !== handoverCode) ?? '';
  const deliver = (code: string, more: object = {}) =>
    line.take<Problem & DeskOrder>(courier.visitor, slug, id, stepOf('DELIVER', 'DELIVERING', { code, ...more }));
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await deliver(wrong)).body.errors).toEqual({
      code: ['Код не подходит. Спросите его у получателя ещё раз'],
    });
  }
  const { status, body } = await deliver(handoverCode ?? '');
  expect(status, 'a device repeats a 429 by itself').toBe(422);
  expect(body.errors?.['code'], 'the right one has to wait, too').toEqual([
    expect.stringMatching(/^Слишком много неверных кодов. Сделайте фото или введите код через\s10\sминут$/),
  ]);
  const photo = { mediaFileId: await line.picture(courier.user.id), handedTo: 'ANOTHER_PERSON' };
  const delivered = await deliver(wrong, photo);
  expect([delivered.status, delivered.body.status?.type], 'a photo needs no code').toEqual([200, 'DELIVERED']);
}, 60_000);

test.each([-50, 50])(
  'a step has its own time although the clock of the device is wrong by %i minutes',
  async (wrong) => {
    const { id, steps, orderId } = await paid();
    const past = new Date(Date.now() - 120 * 60_000);
    await api.db.update(orders).set({ paidAt: past }).where(eq(orders.id, orderId));
    await api.db.update(orderStatusChanges).set({ createdAt: past }).where(eq(orderStatusChanges.orderServiceId, id));
    const at = (minutes: number) => new Date(Date.now() + (wrong + minutes) * 60_000).toISOString();
    await steps(stepOf('ACCEPT', 'NEW', { takenAt: at(-30), sentAt: at(0) }));
    const [accepted] = await api.db.select().from(orderServices).where(eq(orderServices.id, id));
    expect((Date.now() - (accepted?.acceptedAt?.getTime() ?? 0)) / 60_000).toBeCloseTo(30, 0);
    await steps(stepOf('START', 'ACCEPTED', { takenAt: at(0), sentAt: at(0) }));
    const taken = await api.db.select().from(deskStepsTaken).where(eq(deskStepsTaken.orderServiceId, id));
    expect(
      taken.map(({ takenAt }) => takenAt === null),
      'sent at once',
    ).toEqual([false, true]);
  },
);

test('a hand-over without a network has the time at which it happened, and the customer loses no time', async () => {
  const { slug, id, steps, courier, making, customer, seller, orderId } = await paid();
  const handed = stepOf('HAND_TO_COURIER', 'READY', { courierId: courier.user.id });
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await api.db
    .update(orders)
    .set({ paidAt: minutesAgo(120) })
    .where(eq(orders.id, orderId));
  await api.db
    .update(orderStatusChanges)
    .set({ createdAt: minutesAgo(120) })
    .where(eq(orderStatusChanges.orderServiceId, id));
  const takenAt = (minutes: number) => ({ takenAt: minutesAgo(minutes).toISOString() });
  const accept = stepOf('ACCEPT', 'NEW', takenAt(90));
  await steps(accept, stepOf('START', 'ACCEPTED', takenAt(80)));
  // Before the last change: the clock of the device is wrong.
  await steps(stepOf('READY', 'ASSEMBLING', takenAt(85)));
  await api.db
    .update(orderStatusChanges)
    .set({ createdAt: minutesAgo(70) })
    .where(and(eq(orderStatusChanges.orderServiceId, id), eq(orderStatusChanges.toStatus, 'READY')));
  await steps({ ...handed, ...takenAt(60) });
  const deliver = stepOf('DELIVER', 'DELIVERING', { code: (await making()).handoverCode ?? '', ...takenAt(30) });
  await line.take(courier.visitor, slug, id, deliver);
  const minutesSince = (at: string | null | undefined) => (Date.now() - Date.parse(at ?? '')) / 60_000;
  const { timeline } = await line.read(seller.visitor, slug, id);
  const told = new Map(timeline.map(({ title, createdAt }) => [title, Math.round(minutesSince(createdAt))]));
  expect(Object.fromEntries(told)).toMatchObject({ Принят: 90, Собирается: 80, 'В пути': 60, Доставлен: 30 });
  const { body: own } = await customer.visitor.get<OrderService>(`orders/${orderId}/services/${id}`);
  expect(minutesSince(own.history.at(-1)?.createdAt)).toBeCloseTo(30, 0);
  const [part] = await api.db.select().from(orderServices).where(eq(orderServices.id, id));
  expect(minutesSince(part?.acceptedAt?.toISOString())).toBeCloseTo(90, 0);
  const { body: stops } = await courier.visitor.get<DeskStop[]>(`desk/${slug}/stops?day=${part?.deliveryDate}`);
  expect(minutesSince(stops[0]?.deliveredAt)).toBeCloseTo(30, 0);
  expect(-minutesSince((await making()).disputeUntil), 'from its arrival').toBeCloseTo(3 * 24 * 60, 0);
}, 60_000);

test('a courier sees every delivery of a day of holidays', async () => {
  const { slug, id, steps, courier } = await paid();
  const handed = stepOf('HAND_TO_COURIER', 'READY', { courierId: courier.user.id });
  await steps(...begin(), stepOf('READY', 'ASSEMBLING'), handed);
  // The same order 120 times more.
  await api.db.execute(sql`
    with bought as (
      insert into orders (user_id, items_total, delivery_total, total, paid_at)
      select o.user_id, o.items_total, o.delivery_total, o.total, o.paid_at
      from order_services p join orders o on o.id = p.order_id, generate_series(1, 120) where p.id = ${id}
      returning id
    ), parts as (
      insert into order_services (order_id, service_id, item_count, items_total, total, delivery_price, delivery_type,
        delivery_date, delivery_from, delivery_to, address_id, status, courier_id)
      select b.id, p.service_id, p.item_count, p.items_total, p.total, p.delivery_price, p.delivery_type,
        p.delivery_date, p.delivery_from, p.delivery_to, p.address_id, p.status, p.courier_id
      from order_services p, bought b where p.id = ${id} returning id
    )
    insert into order_products (order_service_id, product_id, title, slug, price, quantity, total_before_discount,
      total_after_discount)
    select parts.id, l.product_id, l.title, l.slug, l.price, l.quantity, l.total_before_discount, l.total_after_discount
    from order_products l, parts where l.order_service_id = ${id}`);
  expect((await courier.visitor.get<DeskStop[]>(`desk/${slug}/stops`)).body).toHaveLength(121);
});
