/** Fills an empty database with the demo marketplace. */
import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import type { Database } from '@vetka/api/database';
import { products } from '@vetka/api/schema';
import { DEMO_PASSWORD } from './content/people.ts';
import { seedCategories, seedProducts } from './seed/catalogue.ts';
import { seedCoupons, seedSubscriptions } from './seed/commerce.ts';
import type { SeedContext } from './seed/context.ts';
import { advanceSequences, countEverything } from './seed/counters.ts';
import { multiplyProducts } from './seed/load.ts';
import { MediaShelf } from './seed/media-shelf.ts';
import { seedOrders } from './seed/orders.ts';
import { seedPages, seedRooms } from './seed/pages-and-rooms.ts';
import { seedCities, seedPeople } from './seed/places-and-people.ts';
import { seedSearches } from './seed/searches.ts';
import { seedServices } from './seed/sellers.ts';
import { seedSocial } from './seed/social.ts';

export { DEMO_PASSWORD } from './content/people.ts';

export interface SeedOptions {
  /** Load profile with about this many products. Defaults to the demo catalogue as is. */
  products?: number;
  /** The time all dates are relative to. @default now */
  now?: Date;
  /** `SECRET` of the program. Without it, shops have no directors and passports for the bank. */
  secret?: string;
}

export interface SeedSummary {
  products: number;
  services: number;
  users: number;
  reviews: number;
  articles: number;
  posts: number;
  orders: number;
  pictures: number;
  milliseconds: number;
}

/** Whether the catalogue already has products. */
export async function isSeeded(db: Database): Promise<boolean> {
  const found = await db.select({ id: products.id }).from(products).limit(1);
  return found.length > 0;
}

async function countRows(tx: SeedContext['tx'], table: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Runs in one transaction: either the whole demo or nothing. Throws when the database is not empty. */
export async function seedDemo(db: Database, options: SeedOptions = {}): Promise<SeedSummary> {
  const started = performance.now();
  if (await isSeeded(db))
    throw new Error('В базе уже есть товары: демонстрационные данные кладут только в пустую базу');
  const passwordHash = await hash(DEMO_PASSWORD);
  return db.transaction(async (tx) => {
    const context: SeedContext = {
      tx,
      now: options.now ?? new Date(),
      secret: options.secret,
      media: new MediaShelf(),
      cities: new Map(),
      users: new Map(),
      services: new Map(),
      products: [],
    };
    await seedCities(context);
    await seedPeople(context, passwordHash);
    await seedServices(context);
    await seedCategories(context);
    await seedProducts(context);
    await seedCoupons(context);
    await seedSubscriptions(context);
    await seedOrders(context);
    await seedPages(context);
    await seedRooms(context);
    await seedSocial(context);
    await seedSearches(context);
    await countEverything(tx);
    await multiplyProducts(tx, options.products ?? 0);
    await advanceSequences(tx);
    return {
      products: await countRows(tx, 'products'),
      services: await countRows(tx, 'services'),
      users: await countRows(tx, 'users'),
      reviews: await countRows(tx, 'reviews'),
      articles: await countRows(tx, 'articles'),
      posts: await countRows(tx, 'contents'),
      orders: await countRows(tx, 'orders'),
      pictures: context.media.size,
      milliseconds: Math.round(performance.now() - started),
    };
  });
}
