import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/connect.ts';
import {
  cartProducts,
  carts,
  serviceEmployees,
  stemBatches,
  stemRecipeParts,
  stemRecipes,
  stems,
  users,
} from '../../src/platform/database/schema/index.ts';
import { createMarketFixture } from '../marketFixture.ts';
import { makeCoupon } from '../shop.ts';
import type { CustomerPlan, Plan } from './plan.ts';

type Market = ReturnType<typeof createMarketFixture>;
export type Seller = Awaited<ReturnType<Market['seller']>>;

const first = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('An insert returned no row.');
  return row;
};

/** Customers of the simulation are rows: it calls services, not the HTTP interface. */
const noSessions = async () => {
  throw new Error('Nobody signs in here.');
};

/** Two shops with their owners, for all runs of a database. */
export async function openShops(db: Database) {
  const market = createMarketFixture({ db, signIn: noSessions });
  const shops: Seller[] = [];
  for (let count = 0; count < 2; count += 1) {
    const shop = await market.seller({ freeFrom: null });
    await db
      .insert(serviceEmployees)
      .values({ serviceId: shop.id, userId: shop.service.ownerId, role: 'OWNER', status: 'WORKER' });
    shops.push(shop);
  }
  const [florist, baker] = shops;
  if (!florist || !baker) throw new Error('There are no shops.');
  return { market, florist, baker };
}
export type Shops = Awaited<ReturnType<typeof openShops>>;

async function bouquet(
  db: Database,
  { market, florist }: Shops,
  pieces: number,
  parts: [stemId: number, count: number][],
) {
  const product = await market.product(florist, { stock: pieces });
  await db.insert(stemRecipes).values({ productId: product.id, serviceId: florist.id });
  await db
    .insert(stemRecipeParts)
    .values(parts.map(([stemId, quantity], position) => ({ productId: product.id, stemId, quantity, position })));
  return product;
}

async function roses(db: Database, serviceId: number, pieces: number): Promise<number> {
  const name = randomBytes(6).toString('hex');
  const { id } = first(await db.insert(stems).values({ serviceId, name }).returning());
  await db.insert(stemBatches).values({ serviceId, stemId: id, received: pieces, remaining: pieces });
  return id;
}

/** Two products in pieces, and two bouquets that share a stem. */
async function stock(db: Database, shops: Shops, plan: Plan) {
  const stemId = await roses(db, shops.florist.id, plan.stems);
  const counted = [
    await shops.market.product(shops.florist, { stock: plan.stock }),
    await shops.market.product(shops.baker, { stock: plan.stock, price: 99_000 }),
  ];
  const made = [
    await bouquet(db, shops, Math.floor(plan.stems / 2), [[stemId, 2]]),
    await bouquet(db, shops, plan.stems, [[stemId, 1]]),
  ];
  const coupon = await makeCoupon(db, { usageLimit: plan.couponLimit, usagePerUser: 2 });
  return { stemId, products: [...counted, ...made], counted: counted.map(({ id }) => id), couponId: coupon.id };
}
type Stock = Awaited<ReturnType<typeof stock>>;

/** A new customer with a full cart. */
async function arrive(
  db: Database,
  { products, couponId }: Stock,
  { lines, hasCoupon }: CustomerPlan,
): Promise<number> {
  const mark = randomBytes(6).toString('hex');
  const phone = `+79${String(Number.parseInt(mark, 16) % 1e9).padStart(9, '0')}`;
  const { id: userId } = first(
    await db
      .insert(users)
      .values({ nickname: `c${mark}`, phone })
      .returning(),
  );
  for (const { product, quantity } of lines) {
    const wanted = products[product];
    if (!wanted) throw new Error(`There is no product ${product}.`);
    await db
      .insert(carts)
      .values({ userId, serviceId: wanted.serviceId, couponId: hasCoupon ? couponId : null })
      .onConflictDoNothing();
    const own = await db.select().from(carts).where(eq(carts.userId, userId));
    const cart = first(own.filter(({ serviceId }) => serviceId === wanted.serviceId));
    await db
      .insert(cartProducts)
      .values({ cartId: cart.id, productId: wanted.id, quantity, priceWhenAdded: wanted.price });
  }
  return userId;
}

/** The initial state of a run. */
export async function setStage(db: Database, shops: Shops, plan: Plan) {
  const stocked = await stock(db, shops, plan);
  const customerIds: number[] = [];
  for (const customer of plan.customers) customerIds.push(await arrive(db, stocked, customer));
  const own = await db.select().from(users).where(inArray(users.id, customerIds));
  return { ...stocked, shops, customerIds, customers: own };
}
export type Stage = Awaited<ReturnType<typeof setStage>>;
