import { memberPrice, type Membership } from '@vetka/domain/cart';
import type { PlanOffer } from '@vetka/domain/service';
import { and, asc, desc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { media } from '../../platform/database/schema/media.ts';
import { orderProducts, orders, orderServices } from '../../platform/database/schema/order.ts';
import { services } from '../../platform/database/schema/service.ts';
import { subscriptionHoldings, subscriptionPlans } from '../../platform/database/schema/subscription.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { planColumns } from './service.people.ts';

/** A line of the cart or of an order: its price, and the current price of its product. */
interface Bought {
  serviceId: number;
  price: number;
  costPrice: number | null;
  quantity: number;
  paid: number;
}

/** Plans on sale of shown services, after those of the platform; or of one service, before those of the platform. */
const findOffered = (db: Executor, serviceId: number | undefined) =>
  db
    .select({ plan: planColumns, service: services, logo: shownMedia })
    .from(subscriptionPlans)
    .leftJoin(services, eq(services.id, subscriptionPlans.serviceId))
    .leftJoin(media, eq(media.id, services.logoMediaId))
    .where(
      and(
        eq(subscriptionPlans.isActive, true),
        or(
          isNull(subscriptionPlans.serviceId),
          serviceId === undefined ? eq(services.status, 'PUBLISHED') : eq(services.id, serviceId),
        ),
      ),
    )
    .orderBy(
      sql`(${subscriptionPlans.serviceId} is null) = ${serviceId !== undefined}::boolean`,
      asc(subscriptionPlans.position),
      asc(subscriptionPlans.id),
    );
type Offered = Awaited<ReturnType<typeof findOffered>>[number];

/** The seller named when a plan of the platform is bought: the one asked for, or any. */
async function findSeller(db: Executor, serviceId: number | undefined): Promise<string> {
  const [row] = await db
    .select({ slug: services.slug })
    .from(services)
    .where(and(eq(services.status, 'PUBLISHED'), serviceId === undefined ? undefined : eq(services.id, serviceId)))
    .orderBy(asc(services.id))
    .limit(1);
  return row?.slug ?? '';
}

/** The selected products of the cart. Their prices include today's discounts. */
async function findInCart({ cart, db }: FastifyInstance, session: RequestSession): Promise<Bought[]> {
  const { carts } = await cart.read(session);
  const items = carts.flatMap((each) => each.items.filter(({ isSelected }) => isSelected));
  if (items.length === 0) return [];
  const ids = items.map(({ product }) => product.id);
  const rows = await db.select().from(products).where(inArray(products.id, ids));
  return items.flatMap(({ product: { id }, quantity, totalAfterDiscount: paid }) => {
    const row = rows.find((each) => each.id === id);
    if (!row) return [];
    const costPrice = row.isSoldAtCost ? row.costPrice : null;
    return [{ serviceId: row.serviceId, price: row.price, costPrice, quantity, paid }];
  });
}

/** The products of orders paid in the last year and not cancelled. */
const findOrdered = (db: Executor, userId: number): Promise<Bought[]> =>
  db
    .select({
      serviceId: orderServices.serviceId,
      price: orderProducts.price,
      costPrice: sql<number | null>`case when ${products.isSoldAtCost} then ${products.costPrice} end`,
      quantity: orderProducts.quantity,
      paid: orderProducts.totalAfterDiscount,
    })
    .from(orderProducts)
    .innerJoin(orderServices, eq(orderServices.id, orderProducts.orderServiceId))
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .innerJoin(products, eq(products.id, orderProducts.productId))
    .where(
      and(
        eq(orders.userId, userId),
        gt(orders.paidAt, sql`now() - interval '1 year'`),
        notInArray(orderServices.status, ['CANCELED_BY_CUSTOMER', 'CANCELED_BY_SELLER']),
      ),
    );

const findHeld = (db: Executor, userId: number) =>
  db
    .select()
    .from(subscriptionHoldings)
    .where(
      and(
        eq(subscriptionHoldings.userId, userId),
        isNull(subscriptionHoldings.canceledAt),
        gt(subscriptionHoldings.endsAt, sql`now()`),
      ),
    )
    // A prolongation lasts longer than what it prolongs.
    .orderBy(desc(subscriptionHoldings.endsAt));

/** The savings on lines with a plan, by the same rule as the cart. Kopecks. */
function savingOf(lines: readonly Bought[], membership: Membership, serviceId: number | undefined): number {
  return lines
    .filter((line) => serviceId === undefined || line.serviceId === serviceId)
    .map(({ price, costPrice, quantity, paid }) => paid - memberPrice(price, costPrice, membership) * quantity)
    .reduce((total, saved) => total + Math.max(0, saved), 0);
}

/** Plans on sale, with what each would save the visitor. @param serviceId only its plans and those of the platform */
export async function readOffers(
  app: FastifyInstance,
  session: RequestSession,
  serviceId: number | undefined,
): Promise<PlanOffer[]> {
  const { userId } = session;
  const [offered, seller, inCart, ordered, held] = await gathered(() =>
    Promise.all([
      findOffered(app.db, serviceId),
      findSeller(app.db, serviceId),
      findInCart(app, session),
      userId === null ? [] : findOrdered(app.db, userId),
      userId === null ? [] : findHeld(app.db, userId),
    ]),
  );
  const heldUntil = ({ plan, service }: Offered): string | null => {
    const own = held.find((each) => each.type === plan.type && each.serviceId === (service?.id ?? null));
    return own?.endsAt?.toISOString() ?? null;
  };
  return offered.map((row) => ({
    plan: row.plan,
    service: row.service && {
      id: row.service.id,
      slug: row.service.slug,
      name: row.service.name,
      mediaFile: optionalMediaFile(row.logo),
    },
    soldBy: row.service?.slug ?? seller,
    cartSaving: savingOf(inCart, row.plan, row.service?.id),
    ordersSaving: savingOf(ordered, row.plan, row.service?.id),
    activeUntil: heldUntil(row),
  }));
}
