import type { ChangedDelivery, DeliveryHistory, DeliveryPlan, DeliveryPrice } from '@vetka/domain/delivery';
import type { DeskCalendar } from '@vetka/domain/desk';
import { addDays, mondayOf } from '@vetka/domain/date';
import type { Order } from '@vetka/domain/order';
import type { Problem } from '@vetka/domain/problem';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { emptyDay, plannedSlot, wayEdit, weekSlot, zoneEdit } from '../../../test/deliveryEdits.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture, someDay } from '../../../test/marketFixture.ts';

const api = await startTestApp();
const market = createMarketFixture(api);
const line = createDeskLine(api);

async function opened() {
  const shop = await market.seller();
  const { visitor } = await line.employ(shop.id, 'MANAGER');
  const path = `desk/${shop.service.slug}/delivery`;
  const day = someDay();
  const plan = async (of = day) => (await visitor.get<DeliveryPlan>(`${path}?day=${of}`)).body;
  const dayOf = async (of = day) => (await plan(of)).days.find((each) => each.day === of);
  const put = <T = ChangedDelivery & Problem>(at: string, body: object) => visitor.put<T>(`${path}/${at}`, body);
  const undo = (changeId: number | null) => visitor.post<Problem>(`${path}/changes/${changeId}/undo`);
  const history = async () => (await visitor.get<DeliveryHistory>(`${path}/history`)).body.data;
  const offered = async (optionId = shop.deliveryId, of = day) => {
    const { body } = await api.visitor().get<DeliveryPrice>(`services/${shop.id}/delivery-options/${optionId}/price`);
    return body.days.find((each) => each.day === of);
  };
  return { shop, visitor, path, day, plan, dayOf, put, undo, history, offered };
}

test('a manager sees the ways of delivery and the week, with what orders have taken', async () => {
  const { order, seller, product } = await market.ordered({ productionMinutes: 40 });
  const { visitor } = await line.employ(seller.id, 'MANAGER');
  const day = order.orderServices[0]?.deliveryDate ?? '';
  const { body } = await visitor.get<DeliveryPlan>(`desk/${seller.service.slug}/delivery?day=${day}`);
  expect(product.productionMinutes).toBe(40);
  expect(body.ways.map(({ type, name, price }) => ({ type, name, price }))).toEqual([
    { type: 'DELIVERY', name: 'Доставка', price: 30_000 },
    { type: 'PICKUP', name: 'Самовывоз', price: 0 },
  ]);
  expect(body.days.map((each) => each.day)).toEqual(
    Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index)),
  );
  expect(body.days.find((each) => each.day === day)).toMatchObject({
    isPlanned: false,
    count: 1,
    minutes: 40,
    slots: [
      { optionId: seller.deliveryId, from: '10:00', count: 1, minutes: 40 },
      { from: '18:00', count: 0, minutes: 0 },
      { optionId: seller.pickupId, count: 0 },
    ],
  });
});

test('a new way of delivery is offered at once, with its hours, and can be switched off', async () => {
  const { shop, visitor, path, plan, put, offered, day } = await opened();
  const slots = [weekSlot({ from: '08:00', to: '09:00', surcharge: 5000 })];
  const made = await visitor.post<ChangedDelivery>(`${path}/ways`, wayEdit({ name: 'Утренний курьер', slots }));
  expect(made.status).toBe(200);
  const way = (await plan()).ways.at(-1);
  expect(way).toMatchObject({ name: 'Утренний курьер', isActive: true, slots });
  expect((await offered(way?.id))?.slots).toMatchObject([{ from: '08:00', to: '09:00', surcharge: 5000 }]);
  await put(`ways/${way?.id}`, wayEdit({ isActive: false, slots }));
  const { status } = await api.visitor().get(`services/${shop.id}/delivery-options/${way?.id}/price?day=${day}`);
  expect(status).toBe(404);
});

test('a planned day has its own hours, and returns to the usual week', async () => {
  const { shop, day, dayOf, put, undo, offered, plan } = await opened();
  const slots = [plannedSlot({ from: '07:00', to: '09:00', capacity: 2, capacityMinutes: 60 })];
  const ways = [{ optionId: shop.deliveryId, slots }];
  const planned = { ...emptyDay, plan: { name: '8 марта', capacity: 40, capacityMinutes: 900, ways } };
  const { body } = await put(`days/${day}`, planned);
  expect(await dayOf()).toMatchObject({
    isPlanned: true,
    name: '8 марта',
    capacity: 40,
    capacityMinutes: 900,
    slots: [{ optionId: shop.deliveryId, ...slots[0], count: 0, minutes: 0 }],
  });
  expect((await plan()).plannedDays).toEqual([{ day, name: '8 марта' }]);
  expect((await offered())?.slots.map(({ from }) => from)).toEqual(['07:00']);
  expect(await offered(shop.pickupId)).toMatchObject({ reason: 'В этот день не доставляем' });
  expect((await undo(body.changeId)).status).toBe(200);
  expect((await offered())?.slots.map(({ from }) => from)).toEqual(['10:00', '18:00']);
});

test('a day saved while a way is switched off keeps the hours of that way', async () => {
  const { shop, visitor, day, dayOf, put, offered } = await opened();
  const ways = [shop.deliveryId, shop.pickupId].map((optionId, index) => ({
    optionId,
    slots: [plannedSlot({ from: `0${7 + index}:00`, to: '12:00', capacity: 2 })],
  }));
  const plan = { name: '8 марта', capacity: null, capacityMinutes: null, ways };
  await put(`days/${day}`, { ...emptyDay, plan });
  const courier = wayEdit({ type: 'DELIVERY', name: 'Доставка' });
  await put(`ways/${shop.deliveryId}`, { ...courier, isActive: false });
  const shown = (await dayOf())?.slots ?? [];
  expect(shown.map(({ optionId, from }) => [optionId, from])).toEqual([
    [shop.deliveryId, '07:00'],
    [shop.pickupId, '08:00'],
  ]);
  const calendar = await visitor.get<DeskCalendar>(`desk/${shop.service.slug}/calendar?day=${day}`);
  expect(calendar.body.days.find((each) => each.day === day)?.slots, 'not offered now').toMatchObject([
    { from: '08:00' },
  ]);
  const raised = shown.map(({ optionId, count: _count, minutes: _minutes, ...slot }) => ({
    optionId,
    slots: [{ ...slot, capacity: 6 }],
  }));
  await put(`days/${day}`, { ...emptyDay, plan: { ...plan, ways: raised } });
  await put(`ways/${shop.deliveryId}`, courier);
  expect((await offered())?.slots.map(({ from }) => from)).toEqual(['07:00']);
});

test('closing a day keeps its orders as they are, and a day can be opened again', async () => {
  const { order, seller, visitor: buyer } = await market.ordered();
  const { visitor } = await line.employ(seller.id, 'MANAGER');
  const day = order.orderServices[0]?.deliveryDate ?? '';
  const path = `desk/${seller.service.slug}/delivery`;
  const read = async () => (await buyer.get<Order>(`orders/${order.orderId}`)).body;
  const before = await read();
  const closed = await visitor.put<ChangedDelivery>(`${path}/days/${day}`, { ...emptyDay, closedReason: 'Переучёт' });
  await visitor.put(`${path}/ways/${seller.deliveryId}`, wayEdit({ type: 'DELIVERY', price: 99_000, slots: [] }));
  expect(await read()).toEqual(before);
  const { body } = await visitor.get<DeliveryPlan>(`${path}?day=${day}`);
  expect(body.closedDays).toEqual([{ day, reason: 'Переучёт' }]);
  expect(body.days.find((each) => each.day === day)).toMatchObject({ closedReason: 'Переучёт', count: 1 });
  expect((await visitor.post(`${path}/changes/${closed.body.changeId}/undo`)).status).toBe(200);
  expect((await visitor.get<DeliveryPlan>(path)).body.closedDays).toEqual([]);
});

test('of two managers who edit one day at once, the second must confirm', async () => {
  const { day, dayOf, put, undo, shop } = await opened();
  const { visitor: other } = await line.employ(shop.id, 'MANAGER');
  const path = `desk/${shop.service.slug}/delivery/days/${day}`;
  const version = (await dayOf())?.version ?? -1;
  const first = await put(`days/${day}`, { ...emptyDay, closedReason: 'Переучёт', version });
  expect(first.status).toBe(200);
  const mine = { ...emptyDay, closedReason: 'Ремонт' };
  const late = await other.put<Problem>(path, { ...mine, version });
  expect([late.status, late.body.code]).toEqual([409, 'delivery.edited-elsewhere']);
  expect(late.body.message).toBe('Этот день уже изменили в другом месте');
  expect((await dayOf())?.closedReason).toBe('Переучёт');
  await undo(first.body.changeId);
  expect((await other.put<Problem>(path, { ...mine, version: version + 1 })).status).toBe(409);
  expect((await other.put(path, { ...mine, version: (await dayOf())?.version })).status).toBe(200);
  expect((await put(`days/${day}`, emptyDay)).status).toBe(200);
  expect((await dayOf())?.closedReason).toBeNull();
});

test('a way saved from an outdated page is refused, and a switch changes nothing else', async () => {
  const { shop, plan, put, undo } = await opened();
  const at = `ways/${shop.deliveryId}`;
  const way = async () => (await plan()).ways.find(({ id }) => id === shop.deliveryId);
  const { version } = (await way()) ?? {};
  const first = await put(at, { price: 45_000, version });
  expect(first.status).toBe(200);
  const late = await put(at, { ...wayEdit({ type: 'DELIVERY' }), version });
  expect([late.status, late.body.code]).toEqual([409, 'delivery.edited-elsewhere']);
  expect(late.body.message).toBe('Этот способ доставки уже изменили в другом месте');
  expect((await put(at, { isActive: false })).status).toBe(200);
  expect(await way()).toMatchObject({ name: 'Доставка', price: 45_000, isActive: false });
  expect((await put(at, { price: 50_000, version: 1 })).status, 'the switch counts').toBe(409);
  expect((await put(at, { price: 50_000, version: (await way())?.version })).status).toBe(200);
  expect((await put(at, { freeFrom: 100, minTotal: 200 })).body.errors).toHaveProperty('freeFrom');
  expect((await put(at, { price: 45_000 })).status, 'without a version in any case').toBe(200);
  expect((await undo(first.body.changeId)).status).toBe(409);
});

test('of two managers who save one way or the usual limits at once, one is refused', async () => {
  const { shop, plan, put } = await opened();
  const { ways, usual } = await plan();
  const { version } = ways[0] ?? {};
  const statuses = async (edits: [at: string, body: object][]) =>
    (await Promise.all(edits.map(([at, body]) => put(at, body)))).map(({ status }) => status).toSorted((a, b) => a - b);
  const at = `ways/${shop.deliveryId}`;
  const price = (value: number): [string, object] => [at, { price: value, version }];
  expect(await statuses([price(41_000), price(42_000)])).toEqual([200, 409]);
  const limit = (capacity: number): [string, object] => [
    'usual-day',
    { capacity, capacityMinutes: null, version: usual.version },
  ];
  expect(await statuses([limit(7), limit(8)])).toEqual([200, 409]);
  const late = await put('usual-day', { capacity: 9, capacityMinutes: 60, version: usual.version });
  expect(late.body).toMatchObject({
    code: 'delivery.edited-elsewhere',
    message: 'Обычный день уже изменили в другом месте',
  });
  const now = (await plan()).usual;
  expect([7, 8]).toContain(now.capacity);
  expect((await put('usual-day', { ...now, capacityMinutes: 60 })).status).toBe(200);
});

test('the history shows the author of each change, and refuses to undo one that was changed later', async () => {
  const { put, undo, history, plan } = await opened();
  const first = await put('usual-day', { capacity: 40, capacityMinutes: null });
  const second = await put('usual-day', { capacity: 40, capacityMinutes: 600 });
  expect((await put('usual-day', { capacity: 40, capacityMinutes: 600 })).body.changeId).toBeNull();
  expect(await history()).toMatchObject([
    { title: 'Обычный день', lines: ['Работы за день: без ограничения → 600\u00A0мин'], mayUndo: true },
    { lines: [expect.stringMatching(/^Заказов за день: без ограничения → 40\sзаказов$/)], isUndone: false },
  ]);
  expect((await undo(first.body.changeId)).body).toMatchObject({ code: 'delivery.changed-since' });
  expect((await undo(second.body.changeId)).status).toBe(200);
  expect((await undo(second.body.changeId)).body).toMatchObject({ code: 'delivery.undone' });
  expect((await undo(first.body.changeId)).status).toBe(200);
  expect((await plan()).usual).toMatchObject({ capacity: null, capacityMinutes: null });
  expect((await history()).map(({ isUndone }) => isUndone)).toEqual([true, true]);
});

test('invalid input is refused at its field', async () => {
  const { shop, day, put } = await opened();
  const way = `ways/${shop.deliveryId}`;
  const errorsOf = async (at: string, body: object) => (await put(at, body)).body.errors;
  const slots = [weekSlot(), weekSlot({ weekday: 3, from: '13:00', to: '15:00' })];
  expect(await errorsOf(way, wayEdit({ slots }))).toEqual({ 'slots.1.from': ['Это время пересекается с другим'] });
  const backwards = [weekSlot({ from: '15:00', to: '12:00' })];
  expect(await errorsOf(way, wayEdit({ slots: backwards }))).toEqual({
    'slots.0.to': ['Конец должен быть позже начала'],
  });
  expect(await errorsOf(way, wayEdit({ freeFrom: 100, minTotal: 200 }))).toHaveProperty('freeFrom');
  expect(await errorsOf(way, wayEdit({ zones: [zoneEdit({ cityId: 2_000_000_000 })] }))).toHaveProperty([
    'zones.0.cityId',
  ]);
  expect(await errorsOf(way, { ...wayEdit(), serviceId: 1 })).toBeDefined();
  const foreign = { name: '', capacity: null, capacityMinutes: null, ways: [{ optionId: 2_000_000_000, slots: [] }] };
  expect(await errorsOf(`days/${day}`, { ...emptyDay, plan: foreign })).toHaveProperty(['plan.ways.0.optionId']);
  const past = await put(`days/${addDays(day, -30)}`, { ...emptyDay, closedReason: '' });
  expect(past.body).toMatchObject({ code: 'delivery.past-day', message: 'Этот день уже прошёл' });
});
