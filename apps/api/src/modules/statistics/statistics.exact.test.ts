import { addDays } from '@vetka/domain/date';
import { sumOfFigures, type Statistics } from '@vetka/domain/statistics';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { pastOrders } from '../../../test/pastOrders.ts';
import { cities, services } from '../../platform/database/schema/index.ts';
import { eq } from 'drizzle-orm';
import {
  timeZone,
  from,
  daysCount,
  to,
  only,
  past,
  sum,
  figuresSlowly,
  productsSlowly,
  cancellationsSlowly,
} from '../../../test/statisticsModel.ts';

const api = await startTestApp();
const { db } = api;
const market = createMarketFixture(api);
const line = createDeskLine(api);

const { insert } = await pastOrders(db);

test('figures equal the sums over the orders to the kopeck, and days add up to the period', async () => {
  const people = [await api.signIn(), await api.signIn(), await api.signIn()];
  const customers = people.map(({ user }) => user.id);
  const city = only(
    await db
      .insert(cities)
      .values({ slug: 'vladivostok', name: 'Владивосток', region: 'Приморский край', lat: 43.1, lng: 131.9, timeZone })
      .returning(),
  );
  const distinctMoments = fc.uniqueArray(past, { minLength: 3, maxLength: 14, selector: ({ at }) => at });
  await fc.assert(
    fc.asyncProperty(distinctMoments, async (all) => {
      const shop = await market.seller();
      await db.update(services).set({ cityId: city.id }).where(eq(services.id, shop.id));
      const owner = await line.employ(shop.id, 'OWNER');
      const products = [await market.product(shop), await market.product(shop), await market.product(shop)];
      const ids = products.map(({ id }) => id);
      for (const each of all) await insert(shop.id, customers, ids, each);
      const path = `desk/${shop.service.slug}/statistics?from=${from}&to=${to}`;
      const { status, body } = await owner.visitor.get<Statistics>(path);
      expect(status).toBe(200);

      const { days, beforeFrom, beforeTo, before, cancellations } = body;
      expect(days.map(({ day }) => day)).toEqual(Array.from({ length: daysCount }, (_, index) => addDays(from, index)));
      expect(days).toEqual(days.map(({ day }) => ({ day, ...figuresSlowly(all, day) })));
      const daysBefore = Array.from({ length: daysCount }, (_, index) => addDays(beforeFrom, index));
      expect(daysBefore.at(-1)).toBe(beforeTo);
      expect(before).toEqual(sumOfFigures(daysBefore.map((day) => figuresSlowly(all, day))));

      const sold = body.products.map(({ id, pieces, total }) => ({ product: ids.indexOf(id), pieces, total }));
      expect(sold.toSorted((one, other) => one.product - other.product)).toEqual(productsSlowly(all));
      const { revenue, delivery } = sumOfFigures(days);
      expect(sum(sold.map(({ total }) => total)) + delivery).toBe(revenue);

      const reasons = cancellations.map(({ reason, orders: count, total }) => ({ reason, orders: count, total }));
      const slowly = cancellationsSlowly(all);
      expect(reasons).toHaveLength(slowly.length);
      expect(reasons).toEqual(expect.arrayContaining(slowly));
    }),
    { numRuns: 12 },
  );
});
