/** Orders with their parts, lines, status changes and payments. */
import {
  addresses,
  orderEvents,
  orderProducts,
  orders,
  orderServices,
  orderStatusChanges,
  stockReservations,
} from '@vetka/api/schema';
import { demoPeople } from '../content/people.ts';
import { demoServices } from '../content/services.ts';
import { demoOrders, type OrderStatus } from '../content/orders.ts';
import { demoCities } from '../content/cities.ts';
import { daysAgo, idOf, minutesAgo, type SeedContext } from './context.ts';
import { seedLedger, seedPayments, seedSubscriptionPayments } from './payments.ts';
import { seedDeals, seedPayouts } from './payouts.ts';
import { deskColumns, ownerOf, seedDesk } from './desk.ts';
import {
  completedAt,
  isCancelled,
  PAID,
  placeAll,
  RESERVATION_MINUTES,
  sum,
  type Placed,
  type PlacedPart,
  promised,
} from './placed-order.ts';

/** The status history of an order service. */
const PATHS: Record<OrderStatus, OrderStatus[]> = {
  NEW: ['NEW'],
  ACCEPTED: ['NEW', 'ACCEPTED'],
  ASSEMBLING: ['NEW', 'ACCEPTED', 'ASSEMBLING'],
  PHOTO_SENT: ['NEW', 'ACCEPTED', 'ASSEMBLING', 'PHOTO_SENT'],
  READY: ['NEW', 'ACCEPTED', 'ASSEMBLING', 'READY'],
  DELIVERING: ['NEW', 'ACCEPTED', 'ASSEMBLING', 'READY', 'DELIVERING'],
  READY_FOR_PICKUP: ['NEW', 'ACCEPTED', 'ASSEMBLING', 'READY', 'READY_FOR_PICKUP'],
  DELIVERED: ['NEW', 'ACCEPTED', 'ASSEMBLING', 'READY', 'DELIVERING', 'DELIVERED'],
  COMPLETED: ['NEW', 'ACCEPTED', 'ASSEMBLING', 'PHOTO_SENT', 'READY', 'DELIVERING', 'DELIVERED', 'COMPLETED'],
  CANCELED_BY_CUSTOMER: ['NEW', 'CANCELED_BY_CUSTOMER'],
  CANCELED_BY_SELLER: ['NEW', 'ACCEPTED', 'CANCELED_BY_SELLER'],
  DISPUTE: ['NEW', 'ACCEPTED', 'ASSEMBLING', 'READY', 'DELIVERING', 'DELIVERED', 'DISPUTE'],
};

const FIRST_ADDRESS = 2001;
const HOME_STREET = 'ул. Большая Печёрская';

export async function seedOrders(context: SeedContext): Promise<void> {
  const { tx, users } = context;
  const placed = placeAll(demoOrders, context);
  await tx
    .insert(orders)
    .overridingSystemValue()
    .values(
      placed.map(({ id, order, parts, createdAt, total }) => ({
        id,
        userId: idOf(users, order.person),
        total,
        createdAt,
        itemsTotal: sum(parts.map((part) => part.itemsTotal)),
        deliveryTotal: sum(parts.map((part) => part.deliveryPrice)),
        phone: demoPeople.find((person) => person.nickname === order.person)?.phone ?? null,
        reservedUntil: minutesAgo(createdAt, -RESERVATION_MINUTES),
        paidAt: PAID.includes(order.payment) ? minutesAgo(createdAt, -3) : null,
      })),
    );
  await seedParts(context, placed);
  await seedPayments(context, placed);
  await seedLedger(context, placed);
  await seedSubscriptionPayments(context, placed.length);
  await seedDeals(context);
  await seedPayouts(context);
}

async function seedParts(context: SeedContext, placed: Placed[]): Promise<void> {
  const { tx, services, cities } = context;
  const all = placed.flatMap((each) => each.parts.map((part) => ({ ...each, part })));
  await tx
    .insert(addresses)
    .overridingSystemValue()
    .values(
      all.map(({ part }, index) => {
        const city = demoServices.find((service) => service.slug === part.service)?.city ?? '';
        const name = demoCities.find((each) => each.slug === city)?.name ?? '';
        const house = String(3 + index);
        return {
          id: FIRST_ADDRESS + index,
          cityId: idOf(cities, city),
          city: name,
          street: HOME_STREET,
          house,
          apartment: String(10 + index),
          entrance: '2',
          floor: '5',
          intercom: '48',
          formatted: `г. ${name}, ${HOME_STREET}, д. ${house}`,
        };
      }),
    );
  await tx
    .insert(orderServices)
    .overridingSystemValue()
    .values(
      all.map((each, index) => {
        const { id, part, order, createdAt } = each;
        const delivery = daysAgo(createdAt, -order.deliveryAfterDays);
        const { day, from, to } = promised(each);
        const isDone = part.status === 'DELIVERED' || part.status === 'COMPLETED' || part.status === 'DISPUTE';
        return {
          id: index + 1,
          orderId: id,
          serviceId: idOf(services, part.service),
          status: part.status,
          itemCount: sum(part.lines.map((line) => line.quantity)),
          itemsTotal: part.itemsTotal,
          deliveryPrice: part.deliveryPrice,
          total: part.itemsTotal + part.deliveryPrice,
          deliveryType: part.deliveryType,
          deliveryOptionId: part.optionId,
          deliveryDate: day,
          deliveryFrom: from,
          deliveryTo: to,
          addressId: part.deliveryType === 'PICKUP' ? null : FIRST_ADDRESS + index,
          isOtherRecipient: part.recipient !== null,
          recipientFirstName: part.recipient?.firstName ?? '',
          recipientLastName: part.recipient?.lastName ?? '',
          recipientMiddleName: part.recipient?.middleName ?? '',
          recipientPhone: part.recipient?.phone ?? null,
          cardText: part.cardText,
          comment: part.comment,
          ...deskColumns(context, part, createdAt),
          isAnonymous: part.isAnonymous,
          createdAt,
          cancelledAt: isCancelled(part.status) ? minutesAgo(createdAt, -90) : null,
          cancelReason: part.status === 'CANCELED_BY_SELLER' ? 'Закончились цветы нужного сорта' : null,
          deliveredAt: isDone ? delivery : null,
          completedAt: part.status === 'COMPLETED' ? completedAt(each) : null,
          hiddenAt: part.isHidden ? daysAgo(delivery, -7) : null,
        };
      }),
    );
  await seedLines(context, all);
  await seedMoves(context, all);
  await seedDesk(context, all);
}

async function seedLines({ tx }: SeedContext, all: PlacedPart[]): Promise<void> {
  const lines = all.flatMap((each, index) =>
    each.part.lines.map((line) => ({ ...line, each, orderServiceId: index + 1 })),
  );
  await tx
    .insert(orderProducts)
    .overridingSystemValue()
    .values(
      lines.map(({ product, quantity, orderServiceId }, index) => {
        const { id: productId, title, slug, mediaId, price } = product;
        const total = price * quantity;
        return {
          id: index + 1,
          orderServiceId,
          productId,
          title,
          slug,
          mediaId,
          price,
          quantity,
          totalBeforeDiscount: total,
          totalAfterDiscount: total,
        };
      }),
    );
  await tx
    .insert(stockReservations)
    .overridingSystemValue()
    .values(
      lines.map(({ product, quantity, each }, index) => {
        const isPaid = PAID.includes(each.order.payment);
        const state = isCancelled(each.part.status) ? 'RELEASED' : isPaid ? 'TAKEN' : 'HELD';
        return {
          orderProductId: index + 1,
          productId: product.id,
          quantity,
          state,
          expiresAt: minutesAgo(each.createdAt, -RESERVATION_MINUTES),
          createdAt: each.createdAt,
          settledAt: state === 'HELD' ? null : minutesAgo(each.createdAt, -4),
        } as const;
      }),
    );
}

const MOVE_MINUTES = 12;

async function seedMoves(context: SeedContext, all: PlacedPart[]): Promise<void> {
  const { tx, users } = context;
  const moves = all.flatMap((each, index) =>
    PATHS[each.part.status].map((toStatus, at, path) => {
      const isCustomers = toStatus === 'NEW' || toStatus === 'CANCELED_BY_CUSTOMER' || toStatus === 'DISPUTE';
      return {
        orderServiceId: index + 1,
        fromStatus: path[at - 1] ?? null,
        toStatus,
        each,
        actorType: isCustomers ? ('USER' as const) : ('SERVICE' as const),
        actorUserId: isCustomers ? idOf(users, each.order.person) : ownerOf(context, each.part.service),
        createdAt: minutesAgo(each.createdAt, -at * MOVE_MINUTES),
      };
    }),
  );
  await tx
    .insert(orderStatusChanges)
    .overridingSystemValue()
    .values(moves.map(({ each: _each, ...move }) => move));
  await tx
    .insert(orderEvents)
    .overridingSystemValue()
    .values(
      moves.map(({ each, toStatus, orderServiceId, createdAt, fromStatus }) => ({
        userId: idOf(users, each.order.person),
        orderId: each.id,
        orderServiceId,
        type: fromStatus ? ('STATUS' as const) : ('CREATED' as const),
        status: toStatus,
        createdAt,
      })),
    );
}
