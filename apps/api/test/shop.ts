import { randomBytes } from 'node:crypto';
import type { Database } from '../src/platform/database/connect.ts';
import { products } from '../src/platform/database/schema/catalog.ts';
import { coupons } from '../src/platform/database/schema/coupon.ts';
import { cities } from '../src/platform/database/schema/place.ts';
import { services } from '../src/platform/database/schema/service.ts';
import { users } from '../src/platform/database/schema/account.ts';

const unique = (prefix: string): string => `${prefix}-${randomBytes(4).toString('hex')}`;

const first = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('An insert returned no row.');
  return row;
};

/** Moscow by default. */
const makeCity = async (db: Database, values: Partial<typeof cities.$inferInsert> = {}) =>
  first(
    await db
      .insert(cities)
      .values({
        slug: unique('gorod'),
        name: 'Москва',
        region: unique('Область'),
        lat: 55.75,
        lng: 37.62,
        timeZone: 'Europe/Moscow',
        ...values,
      })
      .returning(),
  );

/** A published seller in its own city, with an owner. */
export async function makeService(db: Database, values: Partial<typeof services.$inferInsert> = {}) {
  const owner = first(
    await db
      .insert(users)
      .values({ nickname: unique('owner') })
      .returning(),
  );
  const cityId = values.cityId ?? (await makeCity(db)).id;
  return first(
    await db
      .insert(services)
      .values({ slug: unique('lavka'), name: 'Мята и пион', status: 'PUBLISHED', ownerId: owner.id, ...values, cityId })
      .returning(),
  );
}

/** A published product; 1 000 ₽ and ten pieces by default. */
export const makeProduct = async (
  db: Database,
  serviceId: number,
  values: Partial<typeof products.$inferInsert> = {},
) =>
  first(
    await db
      .insert(products)
      .values({
        slug: unique('buket'),
        serviceId,
        title: 'Букет из 15 белых пионов',
        status: 'PUBLISHED',
        price: 100_000,
        stock: 10,
        ...values,
      })
      .returning(),
  );

/** A coupon; ten percent off everywhere by default. */
export const makeCoupon = async (db: Database, values: Partial<typeof coupons.$inferInsert> = {}) =>
  first(
    await db
      .insert(coupons)
      .values({ code: unique('VESNA'), name: 'Весна', kind: 'PERCENT', value: 10, ...values })
      .returning(),
  );
