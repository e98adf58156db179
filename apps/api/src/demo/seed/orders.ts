/** Orders with their parts, lines, moves and payments. */
import {
  addresses,
  orderEvents,
  orderProducts,
  orders,
  orderServices,
  orderStatusChanges,
  payments,
  refunds,
  stockReservations,
} from '../../platform/database/schema/index.ts';
import { cycle } from '../cycle.ts';
import { demoPeople } from '../content/people.ts';
import { demoServices } from '../content/services.ts';
import { demoOrders, type DemoOrder, type DemoOrderPart, type OrderStatus } from '../content/orders.ts';
import { demoCities } from '../content/cities.ts';
import { dayOf, daysAgo, idOf, minutesAgo, type SeedContext, type SeededProduct } from './context.ts';

/** How an order service came to its status. */
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

const isCancelled = (status: OrderStatus) => status.startsWith('CANCELED');
const FIRST_ADDRESS = 2001;
const HOME_STREET = 'ул. Большая Печёрская';

/** A part with its lines and its price worked out. */
interface PricedPart extends DemoOrderPart {
  lines: { product: SeededProduct; quantity: number }[];
  itemsTotal: number;
  deliveryPrice: number;
  optionId: number | null;
}

/** Ids of delivery options follow the order in which they were written. */
const OPTIONS = demoServices.flatMap((service) =>
  service.deliveries.map((delivery) => ({ service: service.slug, ...delivery })),
);

function priced(part: DemoOrderPart, products: SeededProduct[]): PricedPart {
  const goods = products.filter((product) => product.service === part.service && product.isPublished);
  const lines = part.items.map(({ place, quantity }) => ({ product: cycle(goods, place), quantity }));
  const itemsTotal = lines.reduce((sum, line) => sum + line.product.price * line.quantity, 0);
  const at = OPTIONS.findIndex((option) => option.service === part.service && option.type === part.deliveryType);
  const option = OPTIONS[at];
  const isFree = option?.freeFrom !== null && option?.freeFrom !== undefined && itemsTotal >= option.freeFrom;
  return {
    ...part,
    lines,
    itemsTotal,
    deliveryPrice: option && !isFree ? option.price : 0,
    optionId: at < 0 ? null : at + 1,
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

interface Placed {
  id: number;
  order: DemoOrder;
  parts: PricedPart[];
  createdAt: Date;
  total: number;
}

function place(order: DemoOrder, index: number, { now, products }: SeedContext): Placed {
  const parts = order.parts.map((part) => priced(part, products));
  const createdAt = order.daysAgo === 0 ? minutesAgo(now, 25 - (index % 3) * 7) : daysAgo(now, order.daysAgo);
  return {
    id: 1001 + index,
    order,
    parts,
    createdAt,
    total: sum(parts.map((part) => part.itemsTotal + part.deliveryPrice)),
  };
}

const PAID: DemoOrder['payment'][] = ['CONFIRMED', 'REFUNDED', 'PARTIAL_REFUNDED'];
const RESERVATION_MINUTES = 30;

export async function seedOrders(context: SeedContext): Promise<void> {
  const { tx, users } = context;
  const placed = demoOrders.map((order, index) => place(order, index, context));
  await tx.insert(orders).values(
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
}

async function seedParts(context: SeedContext, placed: Placed[]): Promise<void> {
  const { tx, services, cities } = context;
  const all = placed.flatMap((each) => each.parts.map((part) => ({ ...each, part })));
  await tx.insert(addresses).values(
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
        formatted: `г. ${name}, ${HOME_STREET}, д. ${house}, кв. ${10 + index}`,
      };
    }),
  );
  await tx.insert(orderServices).values(
    all.map(({ id, part, order, createdAt }, index) => {
      const delivery = daysAgo(createdAt, -order.deliveryAfterDays);
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
        deliveryDate: dayOf(delivery),
        deliveryFrom: '12:00',
        deliveryTo: '15:00',
        addressId: part.deliveryType === 'PICKUP' ? null : FIRST_ADDRESS + index,
        isOtherRecipient: part.recipient !== null,
        recipientFirstName: part.recipient?.firstName ?? '',
        recipientLastName: part.recipient?.lastName ?? '',
        recipientMiddleName: part.recipient?.middleName ?? '',
        recipientPhone: part.recipient?.phone ?? null,
        cardText: part.cardText,
        comment: part.comment,
        isAnonymous: part.isAnonymous,
        createdAt,
        cancelledAt: isCancelled(part.status) ? minutesAgo(createdAt, -90) : null,
        cancelReason: part.status === 'CANCELED_BY_SELLER' ? 'Закончились цветы нужного сорта' : null,
        deliveredAt: isDone ? delivery : null,
        completedAt: part.status === 'COMPLETED' ? daysAgo(delivery, -3) : null,
        hiddenAt: part.isHidden ? daysAgo(delivery, -7) : null,
      };
    }),
  );
  await seedLines(context, all);
  await seedMoves(context, all);
}

type PlacedPart = Placed & { part: PricedPart };

async function seedLines({ tx }: SeedContext, all: PlacedPart[]): Promise<void> {
  const lines = all.flatMap((each, index) =>
    each.part.lines.map((line) => ({ ...line, each, orderServiceId: index + 1 })),
  );
  await tx.insert(orderProducts).values(
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
  await tx.insert(stockReservations).values(
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

async function seedMoves({ tx, users }: SeedContext, all: PlacedPart[]): Promise<void> {
  const moves = all.flatMap((each, index) =>
    PATHS[each.part.status].map((toStatus, at, path) => {
      const isCustomers = toStatus === 'NEW' || toStatus === 'CANCELED_BY_CUSTOMER' || toStatus === 'DISPUTE';
      return {
        orderServiceId: index + 1,
        fromStatus: path[at - 1] ?? null,
        toStatus,
        each,
        actorType: isCustomers ? ('USER' as const) : ('SERVICE' as const),
        createdAt: minutesAgo(each.createdAt, -at * MOVE_MINUTES),
      };
    }),
  );
  await tx.insert(orderStatusChanges).values(moves.map(({ each: _each, ...move }) => move));
  await tx.insert(orderEvents).values(
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

async function seedPayments({ tx }: SeedContext, placed: Placed[]): Promise<void> {
  const cancelled = (each: Placed) =>
    sum(each.parts.filter((part) => isCancelled(part.status)).map((part) => part.itemsTotal + part.deliveryPrice));
  await tx.insert(payments).values(
    placed.map((each, index) => {
      const { payment: state } = each.order;
      const isRefunded = state === 'REFUNDED' || state === 'PARTIAL_REFUNDED';
      const isBegun = state !== 'CREATED';
      return {
        id: index + 1,
        orderId: each.id,
        provider: 'T_BANK' as const,
        state,
        providerStatus: isBegun ? state : null,
        amount: each.total,
        refundedAmount: isRefunded ? cancelled(each) : 0,
        externalId: isBegun ? `demo-${each.id}` : null,
        errorCode: state === 'REJECTED' ? '1051' : null,
        errorMessage: state === 'REJECTED' ? 'Недостаточно средств на карте' : null,
        createdAt: each.createdAt,
        expiresAt: minutesAgo(each.createdAt, -RESERVATION_MINUTES),
        confirmedAt: PAID.includes(state) ? minutesAgo(each.createdAt, -3) : null,
      };
    }),
  );
  const returned = placed.flatMap((each, index) =>
    each.order.payment.includes('REFUNDED') ? [{ each, paymentId: index + 1 }] : [],
  );
  await tx.insert(refunds).values(
    returned.map(({ each, paymentId }) => ({
      paymentId,
      amount: cancelled(each),
      reason: 'Заказ отменён',
      state: 'DONE' as const,
      attempts: 1,
      createdAt: minutesAgo(each.createdAt, -95),
      finishedAt: minutesAgo(each.createdAt, -100),
    })),
  );
}
