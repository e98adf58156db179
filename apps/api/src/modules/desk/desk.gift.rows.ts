import { lacksAddress } from '@vetka/domain/delivery';
import type { OrderStatusType } from '@vetka/domain/order';
import { and, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { addressRequests } from '../../platform/database/schema/desk-address.ts';
import { orders, orderServices } from '../../platform/database/schema/order.ts';
import { addresses, cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';

type Part = typeof orderServices.$inferSelect;

/** Nobody has given the address: the shop is not late. Its time starts when somebody does. */
export const isWithoutAddress = ({ deliveryType, addressId }: Pick<Part, 'deliveryType' | 'addressId'>): boolean =>
  lacksAddress({ deliveryType, address: addressId });

/** Statuses of a paid order whose address may still change. */
const changeable: readonly OrderStatusType[] = ['NEW', 'ACCEPTED', 'ASSEMBLING', 'PHOTO_SENT', 'READY'];

/** A requested address with its order. */
export const findGifts = (db: Executor) =>
  db
    .select({
      request: addressRequests,
      part: orderServices,
      paidAt: orders.paidAt,
      address: addresses,
      senderName: users.firstName,
      shopPhone: services.phone,
      timeZone: cities.timeZone,
      productionMinutes: sql<number>`(
        select coalesce(max(p.production_minutes), 0) from order_products op join products p on p.id = op.product_id
        where op.order_service_id = ${orderServices.id}
      )`,
    })
    .from(addressRequests)
    .innerJoin(orderServices, eq(orderServices.id, addressRequests.orderServiceId))
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(services, eq(services.id, orderServices.serviceId))
    .innerJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(addresses, eq(addresses.id, orderServices.addressId))
    .$dynamic();
export type GiftRow = Awaited<ReturnType<typeof findGifts>>[number];

export async function findGift(db: Executor, orderServiceId: number): Promise<GiftRow | undefined> {
  const [row] = await findGifts(db).where(eq(addressRequests.orderServiceId, orderServiceId));
  return row;
}

export async function findGiftByHash(db: Executor, tokenHash: string): Promise<GiftRow | undefined> {
  const [row] = await findGifts(db).where(eq(addressRequests.tokenHash, tokenHash));
  return row;
}

/** The address may still be given or changed. */
export const isOpen = ({ part, paidAt }: Pick<GiftRow, 'part' | 'paidAt'>): boolean =>
  paidAt !== null && changeable.includes(part.status);

/** The courier has it. */
export const isOnTheWay = ({ part }: Pick<GiftRow, 'part'>): boolean => part.status === 'DELIVERING';

/** How many people were asked at this phone within a day, up to this one. */
export async function countAsked(db: Executor, { request, part }: GiftRow): Promise<number> {
  const [row] = await db
    .select({ asked: count() })
    .from(addressRequests)
    .innerJoin(orderServices, eq(orderServices.id, addressRequests.orderServiceId))
    .where(
      and(
        gt(addressRequests.createdAt, sql`now() - interval '1 day'`),
        lte(addressRequests.orderServiceId, request.orderServiceId),
        eq(orderServices.recipientPhone, part.recipientPhone ?? ''),
      ),
    );
  return row?.asked ?? 0;
}
