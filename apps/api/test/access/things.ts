import type { SubscriptionPlanType } from '@vetka/domain/actor';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  carts,
  orderServices,
  orders,
  products,
  services,
  subscriptionPlans,
} from '../../src/platform/database/schema/index.ts';
import { uploadedBy } from '../upload.ts';
import type { Thing } from './probe.ts';
import type { World } from './world.ts';

export const one = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('Nothing was inserted.');
  return row;
};
export const mark = (): string => randomUUID().slice(0, 8);

type Status = (typeof products.$inferSelect)['status'];
const unpublished: readonly Status[] = ['DRAFT', 'MODERATION', 'HIDDEN', 'ARCHIVED'];
export const setProduct = ({ db }: World, id: number, status: Status) =>
  db.update(products).set({ status }).where(eq(products.id, id));
export const setService = ({ db }: World, id: number, status: Status) =>
  db.update(services).set({ status }).where(eq(services.id, id));

/** Every status except the published one, as a way to hide. */
const statusWays = <Made>(set: (world: World, made: Made, status: Status) => Promise<unknown>) =>
  Object.fromEntries(unpublished.map((status) => [status, (world: World, made: Made) => set(world, made, status)]));

const makeProduct = async (world: World) => {
  const seller = await world.market.seller();
  const { id, slug } = await world.market.product(seller);
  return { id, slug, serviceId: seller.id };
};
type ProductThing = Awaited<ReturnType<typeof makeProduct>>;

/** A product visible to everyone. */
export const product: Thing<ProductThing> = {
  title: 'a product',
  make: makeProduct,
  hide: {
    ...statusWays<ProductThing>((world, { id }, status) => setProduct(world, id, status)),
    'shop hidden': (world, { serviceId }) => setService(world, serviceId, 'HIDDEN'),
  },
};

const plan = async ({ db }: World, serviceId: number, type: SubscriptionPlanType) =>
  one(
    await db
      .insert(subscriptionPlans)
      .values({ serviceId, type, name: 'План', price: 49_000, period: 'MONTH' })
      .returning(),
  ).id;

const makeShop = async (world: World) => {
  const { id, deliveryId, service } = await world.market.seller();
  return {
    id,
    deliveryId,
    slug: service.slug,
    basicPlanId: await plan(world, id, 'BASIC'),
    costPlanId: await plan(world, id, 'COST_PRICE'),
    corporatePlanId: await plan(world, id, 'CORPORATE'),
  };
};
type ShopThing = Awaited<ReturnType<typeof makeShop>>;

/** A published shop with a delivery option and a plan of each type. */
export const shop: Thing<ShopThing> = {
  title: 'a shop',
  make: makeShop,
  hide: {
    DRAFT: (world, { id }) => setService(world, id, 'DRAFT'),
    HIDDEN: (world, { id }) => setService(world, id, 'HIDDEN'),
  },
};

/** A product that the owner has bought and received. */
export const bought: Thing<ProductThing> = {
  ...product,
  title: 'a product that the owner received',
  async make(world) {
    const made = await order.make(world);
    await world.db.update(orderServices).set({ status: 'DELIVERED' }).where(eq(orderServices.orderId, made.id));
    return { id: made.productId, slug: made.productSlug, serviceId: made.shopId };
  },
};

/** The shop of a product that the owner has bought and received. */
export const visited: Thing<ProductThing> = {
  title: 'the shop of a product that the owner received',
  make: (world) => bought.make(world),
  hide: { 'shop hidden': (world, { serviceId }) => setService(world, serviceId, 'HIDDEN') },
};

interface OrderThing {
  id: number;
  serviceId: number;
  productId: number;
  productSlug: string;
  shopId: number;
}

/** The owner's sub-cart with one line. */
const makeCart = async (world: World) => {
  await world.db.delete(carts).where(eq(carts.userId, world.idOf('owner')));
  // Only three orders of a person may wait for a payment.
  await world.db
    .update(orders)
    .set({ reservedUntil: null })
    .where(eq(orders.userId, world.idOf('owner')));
  const seller = await world.market.seller();
  const { id: productId, slug } = await world.market.product(seller);
  const { carts: subCarts } = await world.market.add(world.visitorOf('owner'), productId);
  return { id: one(subCarts).cartId, productId, slug, seller };
};
type CartThing = Awaited<ReturnType<typeof makeCart>>;
export const cart: Thing<CartThing> = { title: 'a sub-cart of the owner', make: makeCart };

/** A sub-cart of a guest who is not one of the actors. */
export const guestCart: Thing<{ id: number; productId: number }> = {
  title: 'a sub-cart of another guest',
  async make(world) {
    const { id: productId } = await makeProduct(world);
    const { carts: subCarts } = await world.market.add(world.api.visitor(), productId);
    return { id: one(subCarts).cartId, productId };
  },
};

/** The request that orders a sub-cart. */
export const checkoutOf = (world: World, { id, seller }: CartThing) => ({
  headers: { 'idempotency-key': randomUUID() },
  body: world.market.bodyOf([world.market.wish(id, seller)], 280_000),
});

/** An unpaid order of the owner. */
export const order: Thing<OrderThing> = {
  title: 'an order of the owner',
  async make(world) {
    const made = await makeCart(world);
    const { headers, body } = checkoutOf(world, made);
    const { body: placed } = await world.market.order(world.visitorOf('owner'), body, headers['idempotency-key']);
    const { orderServiceId: serviceId } = one(placed.orderServices);
    return { id: placed.orderId, serviceId, productId: made.productId, productSlug: made.slug, shopId: made.seller.id };
  },
};

/** A picture uploaded by the owner. */
export const picture: Thing<{ id: number }> = {
  title: 'a picture of the owner',
  make: async (world) => ({ id: one(await uploadedBy(world.db, world.idOf('owner'), 1)) }),
};
