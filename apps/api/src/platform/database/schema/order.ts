import { actorTypes } from '@vetka/domain/actor';
import { deliveryTypes } from '@vetka/domain/delivery';
import { handedTo } from '@vetka/domain/desk';
import { orderStatusTypes, substitutionChoices } from '@vetka/domain/order';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, time, unique } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { products } from './catalog.ts';
import { createdAt, id, kopecks, kopecksSum, moment, notNegative, oneOf } from './columns.ts';
import { coupons } from './coupon.ts';
import { deliveryOptions } from './delivery.ts';
import { media } from './media.ts';
import { addresses } from './place.ts';
import { services } from './service.ts';
import { subscriptionHoldings } from './subscription.ts';

export const discountTypes = ['COUPON', 'SUBSCRIPTION'] as const;

/** One click on «Оплатить»: an order service per seller, one payment. The order's status is derived from them. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    itemsTotal: kopecksSum().notNull(),
    discountTotal: kopecksSum().notNull().default(0),
    deliveryTotal: kopecksSum().notNull().default(0),
    /** The amount to pay. */
    total: kopecksSum().notNull(),
    /** Contacts for the receipt at the time of the order. */
    phone: text(),
    email: text(),
    createdAt: createdAt(),
    /** Until when the stock is reserved for the payment. */
    reservedUntil: moment(),
    paidAt: moment(),
  },
  (table) => [
    check('orders_total', sql`${table.total} = ${table.itemsTotal} - ${table.discountTotal} + ${table.deliveryTotal}`),
    notNegative('orders_total_not_negative', table.total),
    index('orders_list').on(table.userId, table.id.desc().nullsFirst()),
    index('orders_waiting')
      .on(table.reservedUntil)
      .where(sql`${table.paidAt} is null`),
  ],
);

/** The part of an order fulfilled by one seller. */
export const orderServices = pgTable(
  'order_services',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    status: text({ enum: orderStatusTypes }).notNull().default('NEW'),
    itemCount: integer().notNull(),
    /** Production time of all pieces when they were ordered (minutes). */
    workMinutes: integer().notNull().default(0),
    itemsTotal: kopecksSum().notNull(),
    discountTotal: kopecksSum().notNull().default(0),
    deliveryPrice: kopecks().notNull().default(0),
    total: kopecksSum().notNull(),
    deliveryType: text({ enum: deliveryTypes }).notNull(),
    deliveryOptionId: integer().references(() => deliveryOptions.id, { onDelete: 'set null' }),
    deliveryDate: date({ mode: 'string' }),
    /** The booked interval, in the service's time zone. */
    deliveryFrom: time({ precision: 0 }),
    deliveryTo: time({ precision: 0 }),
    addressId: integer().references(() => addresses.id),
    isOtherRecipient: boolean().notNull().default(false),
    recipientFirstName: text().notNull().default(''),
    recipientLastName: text().notNull().default(''),
    recipientMiddleName: text().notNull().default(''),
    recipientPhone: text(),
    /** Text of the gift card. */
    cardText: text().notNull().default(''),
    /** The sender is not revealed to the recipient. */
    isAnonymous: boolean().notNull().default(false),
    comment: text().notNull().default(''),
    /** The customer's choice for flowers that the shop runs out of. */
    substitution: text({ enum: substitutionChoices }).notNull().default('NEVER'),
    courierId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Four digits that the recipient tells the courier. */
    handoverCode: text(),
    /** The courier's photo at the door. */
    deliveryPhotoMediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    handedTo: text({ enum: handedTo }),
    couponId: integer().references(() => coupons.id),
    /** Grows with every change that its seller sees. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    acceptedAt: moment(),
    cancelledAt: moment(),
    cancelReason: text(),
    deliveredAt: moment(),
    completedAt: moment(),
    /** Hidden from the customer's list; nothing else changes. */
    hiddenAt: moment(),
  },
  (table) => [
    unique('order_services_seller').on(table.orderId, table.serviceId),
    oneOf('order_services_status', table.status, orderStatusTypes),
    oneOf('order_services_delivery_type', table.deliveryType, deliveryTypes),
    oneOf('order_services_substitution', table.substitution, substitutionChoices),
    oneOf('order_services_handed_to', table.handedTo, handedTo),
    check('order_services_handover_code', sql`${table.handoverCode} ~ '^[0-9]{4}$'`),
    check(
      'order_services_total',
      sql`${table.total} = ${table.itemsTotal} - ${table.discountTotal} + ${table.deliveryPrice}`,
    ),
    notNegative('order_services_total_not_negative', table.total),
    index('order_services_desk').on(table.serviceId, table.status, table.id.desc().nullsFirst()),
    index('order_services_courier')
      .on(table.courierId, table.deliveryDate)
      .where(sql`${table.courierId} is not null`),
    index('order_services_day').on(table.serviceId, table.deliveryDate),
    index('order_services_placed').on(table.serviceId, table.createdAt),
    index('order_services_address')
      .on(table.addressId)
      .where(sql`${table.addressId} is not null`),
  ],
);

/** A line as it was when bought. */
export const orderProducts = pgTable(
  'order_products',
  {
    id: id(),
    orderServiceId: integer()
      .notNull()
      .references(() => orderServices.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    title: text().notNull(),
    slug: text().notNull(),
    mediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    /** Kopecks per piece, before discounts. */
    price: kopecks().notNull(),
    quantity: integer().notNull(),
    totalBeforeDiscount: kopecksSum().notNull(),
    totalDiscount: kopecksSum().notNull().default(0),
    totalAfterDiscount: kopecksSum().notNull(),
  },
  (table) => [
    unique('order_products_product').on(table.orderServiceId, table.productId),
    check('order_products_quantity', sql`${table.quantity} between 1 and 99`),
    check('order_products_before', sql`${table.totalBeforeDiscount} = ${table.price}::bigint * ${table.quantity}`),
    check(
      'order_products_after',
      sql`${table.totalAfterDiscount} = ${table.totalBeforeDiscount} - ${table.totalDiscount}`,
    ),
    notNegative('order_products_not_negative', table.totalAfterDiscount),
    index('order_products_bought').on(table.productId),
  ],
);

/** Discounts of a line. */
export const orderDiscounts = pgTable(
  'order_discounts',
  {
    id: id(),
    orderProductId: integer()
      .notNull()
      .references(() => orderProducts.id, { onDelete: 'cascade' }),
    type: text({ enum: discountTypes }).notNull(),
    amount: kopecksSum().notNull(),
    couponId: integer().references(() => coupons.id),
    holdingId: integer().references(() => subscriptionHoldings.id),
  },
  (table) => [
    oneOf('order_discounts_type', table.type, discountTypes),
    check(
      'order_discounts_source',
      sql`(${table.type} = 'COUPON') = (${table.couponId} is not null) and (${table.type} = 'SUBSCRIPTION') = (${table.holdingId} is not null)`,
    ),
    check('order_discounts_amount', sql`${table.amount} > 0`),
    index('order_discounts_product').on(table.orderProductId),
  ],
);

/** Every status change of an order service, and who made it. */
export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    id: id(),
    orderServiceId: integer()
      .notNull()
      .references(() => orderServices.id, { onDelete: 'cascade' }),
    fromStatus: text({ enum: orderStatusTypes }),
    toStatus: text({ enum: orderStatusTypes }).notNull(),
    actorType: text({ enum: actorTypes }).notNull(),
    actorUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    comment: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('order_status_changes_to', table.toStatus, orderStatusTypes),
    oneOf('order_status_changes_actor', table.actorType, actorTypes),
    index('order_status_changes_order').on(table.orderServiceId, table.id),
  ],
);
