import { momentIn } from '@vetka/domain/date';
import {
  stepsOf,
  type DeskOrderRow,
  type DeskPerson,
  type OrderSituation,
  type PhotoAnswerType,
} from '@vetka/domain/desk';
import { fullName } from '@vetka/domain/account';
import type { EmployeeRole } from '@vetka/domain/actor';
import { orderStatusOf } from '@vetka/domain/order';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { orderClocks } from '../../platform/database/schema/desk.ts';
import { media } from '../../platform/database/schema/media.ts';
import { orders, orderServices } from '../../platform/database/schema/order.ts';
import { addresses } from '../../platform/database/schema/place.ts';
import { optionalMediaFile } from '../../platform/media-file.ts';
import { orderAddressOf } from '../../platform/order-address.ts';
import type { Desk } from './desk.access.ts';
import { isWithoutAddress } from './desk.gift.rows.ts';
import { clockOf } from './desk.hours.ts';
import { personOf } from './desk.people.ts';

export const customers = alias(users, 'customers');
const couriers = alias(users, 'couriers');
const courierAvatars = alias(media, 'courier_avatars');

const linesOf = sql`from order_products op where op.order_service_id = ${orderServices.id}`;
/** The deadline to accept, whether it has passed or not. */
export const acceptUntil = sql<Date | null>`(
  select c.due_at from order_clocks c
  where c.order_service_id = ${orderServices.id} and c.kind = 'CALL_AGAIN' order by c.id desc limit 1
)`.mapWith(orderClocks.dueAt);

/** When an order that the seller does not accept or deliver is cancelled. */
export const cancelsAt = sql<Date | null>`(
  select c.due_at from order_clocks c
  where c.order_service_id = ${orderServices.id} and c.kind in ('CANCEL_UNACCEPTED', 'CANCEL_UNDELIVERED')
    and c.done_at is null
)`.mapWith(orderClocks.dueAt);

/** When an order that is not delivered counts as late, whether this has passed or not. */
export const overdueAt = sql<Date | null>`(
  select c.due_at from order_clocks c
  where c.order_service_id = ${orderServices.id} and c.kind = 'OVERDUE' order by c.id desc limit 1
)`.mapWith(orderClocks.dueAt);

/** Until when the customer may open a dispute: then the delivered order is completed. */
export const disputeUntil = sql<Date | null>`(
  select c.due_at from order_clocks c
  where c.order_service_id = ${orderServices.id} and c.kind = 'COMPLETE' and c.done_at is null
)`.mapWith(orderClocks.dueAt);

/** Paid order services. A part that was cancelled before the rest of its order was paid never reached the desk. */
export const isAtDesk = (serviceId: number) =>
  and(
    eq(orderServices.serviceId, serviceId),
    isNotNull(orders.paidAt),
    sql`(${orderServices.cancelledAt} is null or ${orderServices.cancelledAt} >= ${orders.paidAt})`,
  );

/** Order services with everything that a row of a queue shows. */
export const findRows = (db: Executor) =>
  db
    .select({
      part: orderServices,
      order: orders,
      customer: {
        id: customers.id,
        firstName: customers.firstName,
        lastName: customers.lastName,
        nickname: customers.nickname,
        phone: customers.phone,
      },
      address: addresses,
      courier: {
        id: couriers.id,
        firstName: couriers.firstName,
        lastName: couriers.lastName,
        nickname: couriers.nickname,
      },
      courierAvatar: courierAvatars,
      courierRole: sql<EmployeeRole | null>`(
        select se.role from service_employees se where se.service_id = ${orderServices.serviceId}
          and se.user_id = ${orderServices.courierId} and se.status = 'WORKER'
      )`,
      firstTitle: sql<string>`(select op.title ${linesOf} order by op.id limit 1)`,
      picture: media,
      productCount: sql<number>`(select count(*)::int ${linesOf})`,
      productionMinutes: sql<number>`(
        select coalesce(max(p.production_minutes), 0) from order_products op join products p on p.id = op.product_id
        where op.order_service_id = ${orderServices.id}
      )`,
      acceptUntil,
      recipientComment: sql<string | null>`(
        select r.comment from order_address_requests r where r.order_service_id = ${orderServices.id}
      )`,
      photoAnswer: sql<PhotoAnswerType | null>`(
        select p.answer from order_photos p where p.order_service_id = ${orderServices.id} order by p.id desc limit 1
      )`,
      hasOpenSubstitution: sql<boolean>`exists (
        select from order_substitutions s where s.order_service_id = ${orderServices.id} and s.state = 'OPEN'
      )`,
    })
    .from(orderServices)
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .innerJoin(customers, eq(customers.id, orders.userId))
    .leftJoin(addresses, eq(addresses.id, orderServices.addressId))
    .leftJoin(couriers, eq(couriers.id, orderServices.courierId))
    .leftJoin(courierAvatars, eq(courierAvatars.id, couriers.avatarMediaId))
    .leftJoin(media, eq(media.id, sql`(select op.media_id ${linesOf} order by op.id limit 1)`))
    .$dynamic();
export type DeskRow = Awaited<ReturnType<typeof findRows>>[number];

export async function findRow(db: Executor, serviceId: number, id: number): Promise<DeskRow | undefined> {
  const [row] = await findRows(db).where(and(isAtDesk(serviceId), eq(orderServices.id, id)));
  return row;
}

function recipientOf({ part, customer }: DeskRow): DeskOrderRow['recipient'] {
  const name = fullName({ firstName: part.recipientFirstName, lastName: part.recipientLastName });
  return {
    name: name || (part.isOtherRecipient ? '' : fullName(customer)),
    phone: part.recipientPhone ?? (part.isOtherRecipient ? null : customer.phone),
    isOther: part.isOtherRecipient,
  };
}

/** The fields by which a person finds the recipient. */
export const slotOf = (row: DeskRow) => ({
  deliveryType: row.part.deliveryType,
  deliveryDate: row.part.deliveryDate,
  deliveryFrom: clockOf(row.part.deliveryFrom),
  deliveryTo: clockOf(row.part.deliveryTo),
  address: orderAddressOf(row.address),
  recipient: recipientOf(row),
});

function startBy({ part, productionMinutes }: DeskRow, timeZone: string): string | null {
  const from = clockOf(part.deliveryFrom);
  if (part.deliveryDate === null || from === null) return null;
  return new Date(momentIn(timeZone, part.deliveryDate, from) - productionMinutes * 60_000).toISOString();
}

const courierOf = ({ courier, courierRole, courierAvatar }: DeskRow): DeskPerson | null =>
  courier && personOf(courier, courierRole ?? 'COURIER', courierAvatar);

/** The fields that decide which steps are possible. */
export const situationOf = ({ part, ...row }: DeskRow, { service }: Desk): OrderSituation => ({
  status: part.status,
  deliveryType: part.deliveryType,
  photoBeforeDelivery: service.photoBeforeDelivery,
  photoAnswer: row.photoAnswer,
  hasOpenSubstitution: row.hasOpenSubstitution,
  lacksAddress: isWithoutAddress(part),
});

/** The words of the customer, and those of a recipient who gave the address. */
export const commentOf = ({ part, recipientComment }: DeskRow): string =>
  [part.comment, recipientComment && `Получатель: ${recipientComment}`].filter(Boolean).join('\n');

export const rowOf = (row: DeskRow, desk: Desk): DeskOrderRow => ({
  id: row.part.id,
  number: row.part.id,
  status: orderStatusOf(row.part.status),
  title: row.firstTitle,
  productCount: row.productCount,
  mediaFile: optionalMediaFile(row.picture),
  ...slotOf(row),
  total: row.part.total,
  paidAt: (row.order.paidAt ?? row.part.createdAt).toISOString(),
  acceptUntil: row.part.status === 'NEW' ? (row.acceptUntil?.toISOString() ?? null) : null,
  startBy: startBy(row, desk.timeZone),
  courier: courierOf(row),
  photoAnswer: row.photoAnswer,
  hasOpenSubstitution: row.hasOpenSubstitution,
  hasComment: commentOf(row) !== '',
  isAnonymous: row.part.isAnonymous,
  version: row.part.version,
  steps: stepsOf(situationOf(row, desk), desk.role),
});
