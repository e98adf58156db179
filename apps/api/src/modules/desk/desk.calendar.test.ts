import { addDays, weekdayOf } from '@vetka/domain/date';
import { calendarWeek, type DeskCalendar } from '@vetka/domain/desk';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';
import { deliveryIntervals, productCompositions, serviceClosedDays } from '../../platform/database/schema/index.ts';

const { api, paid } = await createDeskFixture();

const dayOf = (calendar: DeskCalendar, day: string) => calendar.days.find((each) => each.day === day);

test('a paid order is in the calendar in the slot of its day, with its components', async () => {
  const { shop, slug, seller, product, queue } = await paid();
  await api.db.insert(productCompositions).values([
    { productId: product.id, name: 'Эвкалипт', quantity: 2, position: 1 },
    { productId: product.id, name: 'Пион', quantity: 15, position: 2 },
  ]);
  await api.db.update(deliveryIntervals).set({ capacity: 4 }).where(eq(deliveryIntervals.optionId, shop.deliveryId));
  const day = (await queue()).data[0]?.deliveryDate ?? '';
  const { body } = await seller.visitor.get<DeskCalendar>(`desk/${slug}/calendar?day=${day}`);
  expect(body.days.map((each) => weekdayOf(each.day))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(dayOf(body, day)).toEqual({
    day,
    closedReason: null,
    count: 1,
    capacity: null,
    total: 280_000,
    slots: [
      // The pickup has no limit.
      { from: '09:00', to: '21:00', count: 0, newCount: 0, capacity: null, pictures: [] },
      { from: '10:00', to: '14:00', count: 1, newCount: 1, capacity: 4, pictures: [] },
      { from: '18:00', to: '20:00', count: 0, newCount: 0, capacity: 4, pictures: [] },
    ],
    needs: [
      { name: 'Пион', quantity: 15, toBuy: null },
      { name: 'Эвкалипт', quantity: 2, toBuy: null },
    ],
  });
});

test('a cancelled order leaves the calendar', async () => {
  const { slug, owner, queue, steps } = await paid();
  const day = (await queue()).data[0]?.deliveryDate ?? '';
  const read = async () => dayOf((await owner.visitor.get<DeskCalendar>(`desk/${slug}/calendar?day=${day}`)).body, day);
  expect(await read()).toMatchObject({ count: 1, total: 280_000 });
  await steps(stepOf('DECLINE', 'NEW', { reason: 'Нет нужных цветов' }));
  expect(await read()).toMatchObject({ count: 0, total: 0 });
});

test('a closed day names its reason, and offers no hours', async () => {
  const { shop, slug, owner, queue } = await paid();
  const day = addDays((await queue()).data[0]?.deliveryDate ?? '', 7);
  await api.db.insert(serviceClosedDays).values({ serviceId: shop.id, day, reason: 'Едем за тюльпанами' });
  const { body } = await owner.visitor.get<DeskCalendar>(`desk/${slug}/calendar?day=${day}`);
  expect(dayOf(body, day)).toMatchObject({ closedReason: 'Едем за тюльпанами', count: 0, slots: [] });
});

test('without a day the calendar shows this week, on Sunday the next one, and a courier may not read it', async () => {
  const { slug, owner, courier } = await paid();
  const { body } = await owner.visitor.get<DeskCalendar>(`desk/${slug}/calendar`);
  expect(body.days[0]?.day).toBe(calendarWeek(body.today));
  expect((await courier.visitor.get(`desk/${slug}/calendar`)).status).toBe(403);
});
