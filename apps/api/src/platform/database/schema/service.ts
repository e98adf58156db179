import { employeeRoles, inviteStatuses } from '@vetka/domain/actor';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { legalInfos, users } from './account.ts';
import { citext, createdAt, id, moment, notNegative, oneOf, ratingOf, updatedAt } from './columns.ts';
import { media } from './media.ts';
import { addresses, cities } from './place.ts';

export const serviceTypes = ['SHOP', 'COMPANY', 'SERVICE'] as const;
export const serviceStatuses = ['DRAFT', 'MODERATION', 'PUBLISHED', 'HIDDEN', 'ARCHIVED'] as const;

/** Sellers: shops, companies and services. */
export const services = pgTable(
  'services',
  {
    id: id(),
    slug: citext().notNull().unique(),
    type: text({ enum: serviceTypes }).notNull().default('SHOP'),
    status: text({ enum: serviceStatuses }).notNull().default('DRAFT'),
    name: text().notNull(),
    /** One line under the name. */
    tagline: text().notNull().default(''),
    /** The story on the home page. */
    story: text().notNull().default(''),
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    logoMediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    coverMediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    /** The pickup address. */
    addressId: integer().references(() => addresses.id),
    legalInfoId: integer().references(() => legalInfos.id),
    phone: text(),
    email: text(),
    /** As displayed, «ежедневно 9:00–21:00». */
    workingHours: text().notNull().default(''),
    /** The seller sends a photo of the finished bouquet for approval. */
    photoBeforeDelivery: boolean().notNull().default(false),
    /** False: checkouts are refused; paid orders are still made. */
    isAcceptingOrders: boolean().notNull().default(true),
    /** It was accepting orders when its owner deleted their account, and does so again when the account is restored. */
    reopensWithOwner: boolean().notNull().default(false),
    /** Customers choose what happens when a flower runs out. */
    offersSubstitution: boolean().notNull().default(false),
    /** Its lists leave out what has run out. */
    hidesSoldOut: boolean().notNull().default(false),
    /** Orders are handed to couriers of the service, by name. */
    hasCouriers: boolean().notNull().default(false),
    /** Working hours in the service's time zone; both null around the clock. Closing may be after midnight. */
    opensAt: time({ precision: 0 }),
    closesAt: time({ precision: 0 }),
    /** Maximum orders to deliver on a usual day; null means unlimited. */
    dayCapacity: integer(),
    /** Maximum minutes of work for a usual day; null means unlimited. */
    dayCapacityMinutes: integer(),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).generatedAlwaysAs(
      ratingOf('rating_sum', 'rating_count'),
    ),
    subscribersCount: integer().notNull().default(0),
    ordersCount: integer().notNull().default(0),
    seoTitle: text(),
    seoDescription: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    publishedAt: moment(),
  },
  (table) => [
    oneOf('services_type', table.type, serviceTypes),
    oneOf('services_status', table.status, serviceStatuses),
    check('services_hours', sql`num_nonnulls(${table.opensAt}, ${table.closesAt}) <> 1`),
    notNegative('services_rating_count', table.ratingCount),
    notNegative('services_subscribers_count', table.subscribersCount),
    index('services_new').on(table.status, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('services_popular').on(table.status, table.ordersCount.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('services_rated').on(table.status, table.rating.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('services_city').on(table.cityId),
    index('services_owner').on(table.ownerId),
    index('services_address')
      .on(table.addressId)
      .where(sql`${table.addressId} is not null`),
    index('services_legal')
      .on(table.legalInfoId)
      .where(sql`${table.legalInfoId} is not null`),
    index('services_name_trigram').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
  ],
);

/** Employees of a service. Only a WORKER acts for it. */
export const serviceEmployees = pgTable(
  'service_employees',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: employeeRoles }).notNull(),
    status: text({ enum: inviteStatuses }).notNull().default('NEW'),
    /** Shown on the employee's card, «Флорист». */
    position: text().notNull().default(''),
    startedOn: date({ mode: 'string' }),
    finishedOn: date({ mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('service_employees_role', table.role, employeeRoles),
    oneOf('service_employees_status', table.status, inviteStatuses),
    uniqueIndex('service_employees_current')
      .on(table.serviceId, table.userId)
      .where(sql`${table.status} not in ('FINAL', 'CANCELED')`),
    uniqueIndex('service_employees_one_owner')
      .on(table.serviceId)
      .where(sql`${table.role} = 'OWNER' and ${table.status} = 'WORKER'`),
    index('service_employees_list').on(table.serviceId, table.id),
    index('service_employees_user').on(table.userId),
  ],
);

/** Job offers, answered in chat or by `/employee-invites/{id}/respond`. */
export const employeeInvites = pgTable(
  'employee_invites',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitedById: integer()
      .notNull()
      .references(() => users.id),
    /** How the person was named: a phone number or a nickname. The service sees no more until they accept. */
    named: text().notNull().default(''),
    role: text({ enum: employeeRoles }).notNull(),
    /** «Флорист». */
    position: text().notNull().default(''),
    status: text({ enum: inviteStatuses }).notNull().default('NEW'),
    createdAt: createdAt(),
    expiresAt: moment(),
    respondedAt: moment(),
    /** Taken back by the service; the status is then CANCELED. */
    withdrawnAt: moment(),
  },
  (table) => [
    oneOf('employee_invites_role', table.role, employeeRoles),
    oneOf('employee_invites_status', table.status, inviteStatuses),
    check('employee_invites_not_owner', sql`${table.role} <> 'OWNER'`),
    uniqueIndex('employee_invites_waiting')
      .on(table.serviceId, table.userId)
      .where(sql`${table.status} = 'NEW'`),
    index('employee_invites_user').on(table.userId, table.id.desc().nullsFirst()),
  ],
);

/** Which people follow which services. */
export const serviceSubscribers = pgTable(
  'service_subscribers',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.serviceId] }),
    index('service_subscribers_list').on(table.serviceId, table.createdAt.desc().nullsFirst(), table.userId),
    index('service_subscribers_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.serviceId),
  ],
);
