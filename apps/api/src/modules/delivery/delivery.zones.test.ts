import { randomUUID } from 'node:crypto';
import { dayIn } from '@vetka/domain/date';
import type { ChangedDelivery, DeliveryPrice, DeliveryWayEdit } from '@vetka/domain/delivery';
import type { Order } from '@vetka/domain/order';
import { emptyAddress } from '@vetka/domain/place';
import type { Problem } from '@vetka/domain/problem';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { wayEdit, weekSlot, zoneEdit } from '../../../test/deliveryEdits.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { cities } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);
const line = createDeskLine(api);

interface At {
  city?: string;
  region?: string;
  district?: string;
  formatted: string;
}

async function anotherCity(name: string, region = 'Московская область'): Promise<number> {
  const place = { slug: randomUUID(), region, lat: 55.9, lng: 37.4, timeZone: 'Europe/Moscow' };
  const [row] = await api.db
    .insert(cities)
    .values({ ...place, name })
    .returning({ id: cities.id });
  return row?.id ?? 0;
}

/** A shop, the setup of its courier, and the price and time for an address. */
async function opened() {
  const seller = await market.seller();
  const { visitor } = await line.employ(seller.id, 'MANAGER');
  const way = `desk/${seller.service.slug}/delivery/ways/${seller.deliveryId}`;
  const set = (edit: Partial<DeliveryWayEdit>) =>
    visitor.put<ChangedDelivery & Problem>(way, wayEdit({ type: 'DELIVERY', name: 'Курьер', ...edit }));
  const priceAt = async ({ city = '', region = '', district = '', formatted }: At) => {
    const query = new URLSearchParams({ city, region, district, address: formatted, subtotal: '250000' });
    const path = `services/${seller.id}/delivery-options/${seller.deliveryId}/price?${query}`;
    return (await api.visitor().get<DeliveryPrice>(path)).body;
  };
  const orderTo = async (at: At, kopecks: number) => {
    const buyer = await market.customer();
    const cart = await market.add(buyer, (await market.product(seller)).id);
    const address = { ...emptyAddress, city: '', intercom: '', ...at };
    const wish = market.wish(cart.carts[0]?.cartId ?? 0, seller, { address });
    return market.order<Order & Problem>(buyer, market.bodyOf([wish], 250_000 + kopecks));
  };
  return { seller, set, priceAt, orderTo, cityId: seller.service.cityId };
}

const yasenevo = { city: 'Москва', district: 'Ясенево', formatted: 'Москва, ул Профсоюзная, д 10' };
const arbat = { city: 'Москва', district: 'Арбат', formatted: 'Москва, ул Арбат, д 10' };

test('the district of the address chooses the price, and the order takes the same', async () => {
  const { set, priceAt, orderTo, cityId } = await opened();
  const zones = [
    zoneEdit({ cityId, districts: ['Ясенево', 'Тёплый Стан'], price: 70_000 }),
    zoneEdit({ cityId, price: 40_000 }),
  ];
  expect((await set({ zones })).status).toBe(200);
  const typed = { formatted: 'Москва, р-н Теплый Стан, улица Ленина, 10' };
  for (const [at, kopecks] of [
    [yasenevo, 70_000],
    [arbat, 40_000],
    [typed, 70_000],
    [{ formatted: 'улица Ленина, 10' }, 40_000],
  ] as const) {
    expect(await priceAt(at)).toMatchObject({ price: kopecks, addressReason: null, dependsOnAddress: true });
    const { status, body } = await orderTo(at, kopecks);
    expect([status, body.orderServices[0]?.deliveryPrice]).toEqual([200, kopecks]);
  }
});

test('an order to another district for the price of this one is refused', async () => {
  const { set, orderTo, cityId } = await opened();
  await set({ zones: [zoneEdit({ cityId, districts: ['Ясенево'], price: 70_000 }), zoneEdit({ cityId })] });
  expect((await orderTo(yasenevo, 30_000)).status).not.toBe(200);
  expect((await orderTo(yasenevo, 70_000)).status).toBe(200);
});

test('an address outside every zone gets an answer that names the zones and the options that reach it', async () => {
  const { seller, set, priceAt, orderTo, cityId } = await opened();
  await set({ zones: [zoneEdit({ cityId, districts: ['Ясенево', 'Тёплый Стан'] })] });
  const reason =
    'Сюда «Курьер» не доставляет, только: Москва (Ясенево и Тёплый Стан). По этому адресу можно выбрать «Самовывоз».';
  expect((await priceAt(arbat)).addressReason).toBe(reason);
  const { status, body } = await orderTo(arbat, 30_000);
  expect([status, body.errors]).toEqual([422, { 'orders.0.address': [reason] }]);
  const typed = await priceAt({ formatted: 'Москва, улица Ленина, 10' });
  expect(typed.addressReason).toContain('Если адрес там, допишите район через запятую');
  const pickup = `services/${seller.id}/delivery-options/${seller.pickupId}/price?address=%D0%A2%D1%83%D0%BB%D0%B0`;
  expect((await api.visitor().get<DeliveryPrice>(pickup)).body).toMatchObject({
    addressReason: null,
    dependsOnAddress: false,
  });
});

test('the city of the address counts, not the city of the visitor', async () => {
  const { set, priceAt, orderTo, cityId } = await opened();
  const khimki = await anotherCity('Химки');
  await set({ zones: [zoneEdit({ cityId }), zoneEdit({ cityId: khimki, price: 90_000 })] });
  const there = { city: 'г. Химки', formatted: 'г Химки, ул Ленина, д 1' };
  expect(await priceAt(there)).toMatchObject({ price: 90_000, cityId: khimki });
  expect((await orderTo(there, 90_000)).status).toBe(200);
  expect((await priceAt({ city: 'Тула', formatted: 'Тула' })).addressReason).toMatch(
    /^Сюда «Курьер» не доставляет, только: Москва и Химки\./,
  );
});

test('two cities of one name are told apart by their regions', async () => {
  const { set, priceAt, orderTo } = await opened();
  const [amur, bashkir] = [
    await anotherCity('Благовещенск', 'Амурская область'),
    await anotherCity('Благовещенск', 'Республика Башкортостан'),
  ];
  await set({ zones: [zoneEdit({ cityId: amur, price: 40_000 }), zoneEdit({ cityId: bashkir, price: 70_000 })] });
  const there = { city: 'Благовещенск', formatted: 'г Благовещенск, ул Ленина, д 1', region: 'Респ Башкортостан' };
  expect(await priceAt(there)).toMatchObject({ price: 70_000, cityId: bashkir, addressReason: null });
  const { status, body } = await orderTo(there, 70_000);
  expect(status).toBe(200);
  expect(body.orderServices[0]?.address).toMatchObject({ region: 'Респ Башкортостан' });
  await set({ zones: [zoneEdit({ cityId: amur })] });
  expect((await priceAt(there)).addressReason).toMatch(/^Сюда «Курьер» не доставляет/);
});

test('a zone has its own cut-off and minutes on the way', async () => {
  const { set, priceAt, cityId } = await opened();
  const slots = [weekSlot({ from: '23:30', to: '23:59' })];
  const zones = [
    zoneEdit({ cityId, districts: ['Ясенево'], orderUntil: '00:00' }),
    zoneEdit({ cityId, districts: ['Арбат'], leadMinutes: 3 * 24 * 60 }),
    zoneEdit({ cityId }),
  ];
  await set({ zones, slots, leadMinutes: 0 });
  const dayAt = async (at: At, index: number) => (await priceAt(at)).days[index];
  const today = { day: dayIn('Europe/Moscow'), isAvailable: false, reason: 'Не успеем собрать' };
  expect(await dayAt(yasenevo, 0)).toMatchObject(today);
  expect(await dayAt(yasenevo, 1)).toMatchObject({ isAvailable: true });
  expect((await dayAt(arbat, 2))?.isAvailable).toBe(false);
  expect((await dayAt(arbat, 4))?.isAvailable).toBe(true);
});

test('zones that overlap are refused at their field', async () => {
  const { set, cityId } = await opened();
  const errorsOf = async (zones: DeliveryWayEdit['zones']) => (await set({ zones })).body.errors;
  expect(await errorsOf([zoneEdit({ cityId }), zoneEdit({ cityId })])).toEqual({
    'zones.1.cityId': ['Этот город уже есть'],
  });
  const twice = [zoneEdit({ cityId, districts: ['Ясенево'] }), zoneEdit({ cityId, districts: ['р-н ясенево'] })];
  expect(await errorsOf(twice)).toEqual({
    'zones.1.districts': ['Район «р-н ясенево» уже есть в другой зоне этого города'],
  });
  expect(await errorsOf([zoneEdit({ cityId, districts: [' '] })])).toHaveProperty(['zones.0.districts.0']);
});
