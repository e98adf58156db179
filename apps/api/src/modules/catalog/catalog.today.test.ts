import type { CatalogPage } from '@vetka/domain/catalog';
import { dayIn } from '@vetka/domain/date';
import type { DeliveryPrice } from '@vetka/domain/delivery';
import type { Suggestions } from '@vetka/domain/search';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { makeProduct, makeService } from '../../../test/shop.ts';
import {
  cities,
  deliveryDays,
  deliveryIntervals,
  deliveryOptions,
  deliveryZones,
  type products,
  serviceClosedDays,
  services,
} from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);

/** A time zone in which it is about ten in the morning now. */
function morningZone(): string {
  const difference = 10 - new Date().getUTCHours();
  // Zones reach from 12 hours behind UTC to 14 ahead. At 23:00 UTC some zone is always in the morning of the next day.
  const ahead = difference < -12 ? difference + 24 : difference;
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
const timeZone = morningZone();
const today = dayIn(timeZone);

/** A shop of a city where it is morning. */
async function shop(values: Partial<typeof services.$inferInsert> = {}) {
  const service = await makeService(api.db, values);
  await api.db.update(cities).set({ timeZone }).where(eq(cities.id, service.cityId));
  const way = async (option: Partial<typeof deliveryOptions.$inferInsert> = {}) => {
    const [row] = await api.db
      .insert(deliveryOptions)
      .values({ serviceId: service.id, type: 'DELIVERY', name: 'Курьер', price: 30_000, leadMinutes: 60, ...option })
      .returning();
    return row?.id ?? 0;
  };
  const hours = (optionId: number, change: Partial<typeof deliveryIntervals.$inferInsert> = {}) =>
    api.db.insert(deliveryIntervals).values({ optionId, startsAt: '16:00', endsAt: '18:00', ...change });
  return { service, way, hours };
}

const visitorFrom = async (cityId: number) => {
  const { visitor } = await api.signIn();
  await visitor.put('profile', { cityId });
  const listed = async (query = '') => {
    const { body } = await visitor.get<CatalogPage>(`catalog?deliveryToday=true&take=48${query}`);
    return new Set(body.data.map(({ id }) => id));
  };
  return { visitor, listed };
};

test('lists what is delivered today to the visitor’s city, and no pickup', async () => {
  const [here, delivering, elsewhere, pickupOnly] = [await shop(), await shop(), await shop(), await shop()];
  const { cityId } = here.service;
  await here.hours(await here.way());
  const courier = await delivering.way();
  await delivering.hours(courier);
  await api.db.insert(deliveryZones).values({ optionId: courier, cityId });
  await elsewhere.hours(await elsewhere.way());
  await pickupOnly.hours(await pickupOnly.way({ type: 'PICKUP' }));
  const quick = await makeProduct(api.db, here.service.id, { productionMinutes: 60 });
  const slow = await makeProduct(api.db, here.service.id, { productionMinutes: 600 });
  const soldOut = await makeProduct(api.db, here.service.id, { productionMinutes: 60, stock: 0 });
  const delivered = await makeProduct(api.db, delivering.service.id, { productionMinutes: 60 });
  const far = await makeProduct(api.db, elsewhere.service.id, { productionMinutes: 60 });
  const carried = await makeProduct(api.db, pickupOnly.service.id, { productionMinutes: 60 });
  const found = await (await visitorFrom(cityId)).listed();
  expect([quick, slow, soldOut, delivered, far, carried].map(({ id }) => found.has(id))).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
});

test('a search for today in another city finds what that city gets today', async () => {
  const [own, named] = [await shop(), await shop()];
  await api.db.update(cities).set({ name: 'Вышгород' }).where(eq(cities.id, named.service.cityId));
  await own.hours(await own.way());
  await named.hours(await named.way());
  const title = 'Астильба';
  await makeProduct(api.db, own.service.id, { title, productionMinutes: 60 });
  const quick = await makeProduct(api.db, named.service.id, { title, productionMinutes: 60 });
  const slow = await makeProduct(api.db, named.service.id, { title, productionMinutes: 600 });
  const { visitor } = await visitorFrom(own.service.cityId);
  const found = async (search: string, more = '') => {
    const path = `catalog?search=${encodeURIComponent(search)}${more}`;
    const { data, omittedWords } = (await visitor.get<CatalogPage>(path)).body;
    return [new Set(data.map(({ id }) => id)), omittedWords];
  };
  expect(await found('астильба сегодня в вышгороде')).toEqual([new Set([quick.id]), []]);
  expect(await found('астильба в вышгороде', '&deliveryToday=true')).toEqual([new Set([quick.id]), []]);
  const guest = api.visitor();
  const suggested = `search/suggestions?query=${encodeURIComponent('астильба сегодня в вышгороде')}`;
  expect((await guest.get<Suggestions>(suggested)).body.products.map(({ id }) => id)).toEqual([quick.id]);
  // Nothing of the city is delivered today, so it can be ordered for another day.
  await api.db.insert(serviceClosedDays).values({ serviceId: named.service.id, day: today });
  expect(await found('астильба сегодня в вышгороде')).toEqual([new Set([quick.id, slow.id]), ['сегодня']]);
});

test('follows orders, cancellations, closed days, plans and limits at once', async () => {
  const { id: serviceId, service, deliveryId } = await market.seller();
  await api.db.update(cities).set({ timeZone }).where(eq(cities.id, service.cityId));
  await api.db.update(deliveryIntervals).set({ capacity: 1 }).where(eq(deliveryIntervals.optionId, deliveryId));
  const product = await makeProduct(api.db, serviceId, { productionMinutes: 30 });
  const { listed } = await visitorFrom(service.cityId);
  const isListedAfter = async (change: PromiseLike<unknown>) => {
    await change;
    return (await listed(`&service=${service.slug}`)).has(product.id);
  };
  const buyer = await market.customer();
  const cart = await market.add(buyer, product.id);
  expect(await isListedAfter(Promise.resolve())).toBe(true);
  const evening = { deliveryDate: today, deliveryTime: '18:00' };
  const wish = market.wish(cart.carts[0]?.cartId ?? 0, { id: serviceId, service, deliveryId, pickupId: 0 }, evening);
  const { body } = await market.order(buyer, market.bodyOf([wish], 145_000));
  expect(body.orderServices).toHaveLength(1);
  const full = api.db.update(services).set({ dayCapacity: 1 }).where(eq(services.id, serviceId));
  expect(await isListedAfter(full)).toBe(false);
  const cancelled = buyer.post(`orders/${body.orderId}/services/${body.orderServices[0]?.orderServiceId}/cancel`);
  expect(await isListedAfter(cancelled)).toBe(true);
  expect(await isListedAfter(api.db.insert(serviceClosedDays).values({ serviceId, day: today }))).toBe(false);
  expect(await isListedAfter(api.db.delete(serviceClosedDays))).toBe(true);
  expect(await isListedAfter(api.db.insert(deliveryDays).values({ serviceId, day: today }))).toBe(false);
  const hours = { optionId: deliveryId, day: today, startsAt: '16:00', endsAt: '17:00' };
  expect(await isListedAfter(api.db.insert(deliveryIntervals).values(hours))).toBe(true);
  const closed = api.db.update(services).set({ isAcceptingOrders: false }).where(eq(services.id, serviceId));
  expect(await isListedAfter(closed)).toBe(false);
});

const anyHour = fc.integer({ min: 8, max: 23 });
const anyLimit = (max: number) => fc.option(fc.nat({ max }));
const anyShop = fc.record({
  leadMinutes: fc.nat({ max: 240 }),
  minTotal: fc.constantFrom(0, 0, 90_000, 150_000),
  dayCapacityMinutes: anyLimit(200),
  isClosed: fc.constantFrom(false, false, false, true),
  isPlanned: fc.constantFrom(false, false, true),
  zone: fc.option(fc.record({ leadMinutes: anyLimit(300), orderUntil: fc.option(anyHour) })),
  hours: fc.array(fc.record({ from: anyHour, orderUntil: fc.option(anyHour), capacityMinutes: anyLimit(200) }), {
    minLength: 1,
    maxLength: 3,
  }),
});
type Plan = typeof anyShop extends fc.Arbitrary<infer T> ? T : never;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const productions = [0, 20, 45, 90, 150, 240, 400];

/** A shop with a random calendar and a product of each production time. */
async function build(plan: Plan, cityId: number) {
  const { service, way, hours } = await shop({ cityId, dayCapacityMinutes: plan.dayCapacityMinutes });
  const optionId = await way({ leadMinutes: plan.leadMinutes, minTotal: plan.minTotal });
  for (const { from, orderUntil, capacityMinutes } of plan.hours) {
    const ends = { startsAt: clock(from), endsAt: `${String(from).padStart(2, '0')}:59` };
    await hours(optionId, { ...ends, capacityMinutes, orderUntil: orderUntil === null ? null : clock(orderUntil) });
  }
  const { zone } = plan;
  if (zone) {
    const orderUntil = zone.orderUntil === null ? null : clock(zone.orderUntil);
    await api.db.insert(deliveryZones).values({ optionId, cityId, leadMinutes: zone.leadMinutes, orderUntil });
  }
  if (plan.isClosed) await api.db.insert(serviceClosedDays).values({ serviceId: service.id, day: today });
  if (plan.isPlanned) {
    await api.db.insert(deliveryDays).values({ serviceId: service.id, day: today, capacityMinutes: 60 });
    await hours(optionId, { day: today });
  }
  const goods = await Promise.all(
    productions.map((productionMinutes) => makeProduct(api.db, service.id, { productionMinutes })),
  );
  return { service, optionId, goods };
}
type Built = Awaited<ReturnType<typeof build>>;

test('over random calendars it agrees with the times that the checkout offers', { timeout: 60_000 }, async () => {
  const { service: anyService } = await shop();
  const { visitor, listed } = await visitorFrom(anyService.cityId);
  const isSold = async (
    { service, optionId }: Built,
    { price, productionMinutes }: typeof products.$inferSelect,
    slack: number,
  ) => {
    const query = `subtotal=${price}&productionMinutes=${productionMinutes + slack}`;
    const { body } = await visitor.get<DeliveryPrice>(
      `services/${service.id}/delivery-options/${optionId}/price?${query}`,
    );
    return body.days.some(({ day, isAvailable }) => day === today && isAvailable);
  };
  const seen: boolean[] = [];
  const disagreements: string[] = [];
  for (const plan of fc.sample(anyShop, { numRuns: 14, seed: 8 })) {
    const built = await build(plan, anyService.cityId);
    const found = await listed(`&service=${built.service.slug}`);
    for (const product of built.goods) {
      const isListed = found.has(product.id);
      seen.push(isListed);
      // The list is true for a few minutes, so it may leave out what can be ordered only within them.
      const isOrdered = await isSold(built, product, isListed ? 0 : 5);
      if (isOrdered !== isListed) disagreements.push(JSON.stringify({ plan, production: product.productionMinutes }));
    }
  }
  expect(disagreements).toEqual([]);
  expect(seen).toEqual(expect.arrayContaining([false, true]));
});
