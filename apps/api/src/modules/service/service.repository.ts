import type { DayLimits } from '@vetka/domain/delivery';
import type { DeskSettingsUpdate } from '@vetka/domain/desk';
import type { DeliveryOption } from '@vetka/domain/delivery';
import { openingHoursText } from '@vetka/domain/opening';
import type { Service, ServicesQuery } from '@vetka/domain/service';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { legalInfos } from '../../platform/database/schema/account.ts';
import { media } from '../../platform/database/schema/media.ts';
import { addresses, cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';
import { shownCategoryIds } from '../../platform/shown-categories.ts';
import { sectionNamed, shownSections } from './service.sections.ts';

const legalAddresses = alias(addresses, 'legal_addresses');
const logo = alias(media, 'logo');
const cover = alias(media, 'cover');

const productsCount = sql<number>`(
  select count(*)::int from products p where p.service_id = ${services.id} and p.status = 'PUBLISHED'
)`;
const isSubscribedBy = (userId: number | null) =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from service_subscribers ss where ss.service_id = ${services.id} and ss.user_id = ${userId})`;

const cardColumns = (userId: number | null) => ({
  service: services,
  city: cities,
  logo,
  cover,
  productsCount,
  isSubscribed: isSubscribedBy(userId),
});

/** Published sellers with the columns of a card. */
const cards = (db: Executor, userId: number | null) =>
  db
    .select(cardColumns(userId))
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(logo, eq(logo.id, services.logoMediaId))
    .leftJoin(cover, eq(cover.id, services.coverMediaId))
    .$dynamic();
export type ServiceRow = Awaited<ReturnType<typeof cards>>[number];

const isPublished = eq(services.status, 'PUBLISHED');

const filterOf = ({ search, cityId }: ServicesQuery): SQL | undefined =>
  and(
    isPublished,
    search === undefined
      ? undefined
      : sql`lower(${services.name}) like ${`%${search.toLowerCase().replaceAll(/[%_\\]/g, '')}%`}`,
    cityId === undefined ? undefined : eq(services.cityId, cityId),
  );

/** Sellers of the visitor's city first, then by popularity. */
export const findServices = (
  db: Executor,
  query: ServicesQuery,
  { userId, cityId }: { userId: number | null; cityId: number | null },
  { page, take }: { page: number; take: number },
) =>
  cards(db, userId)
    .where(filterOf(query))
    .orderBy(
      sql`(${services.cityId} = ${cityId ?? 0}) desc`,
      desc(services.rating),
      desc(services.subscribersCount),
      asc(services.id),
    )
    .limit(take)
    .offset((page - 1) * take);

export async function countServices(db: Executor, query: ServicesQuery): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(services)
    .where(filterOf(query));
  return row?.count ?? 0;
}

const isNamed = (id: string): SQL => (/^\d{1,9}$/.test(id) ? eq(services.id, Number(id)) : eq(services.slug, id));

/** By id or by slug; published ones only. */
export async function findServiceId(db: Executor, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: services.id })
    .from(services)
    .where(and(isNamed(id), isPublished));
  return row?.id;
}

/** How a published service, by id or by slug, lists its products; its section of this slug, if it has one. */
export async function findShelf(db: Executor, id: string, section = '') {
  const sectionId = sectionNamed(section);
  const [row] = await db
    .select({ serviceId: services.id, hidesSoldOut: services.hidesSoldOut, sectionId })
    .from(services)
    .where(and(isNamed(id), isPublished));
  return row;
}

const isFollowedBy = (userId: number): SQL =>
  sql`exists (select from service_subscribers ss where ss.service_id = ${services.id} and ss.user_id = ${userId})`;

/** The services a person follows, most recent first, as seen by `viewerId`. */
export const findSubscribed = (
  db: Executor,
  personId: number,
  viewerId: number | null,
  { page, take }: { page: number; take: number },
) =>
  cards(db, viewerId)
    .where(and(isPublished, isFollowedBy(personId)))
    .orderBy(
      sql`(select ss.created_at from service_subscribers ss
        where ss.service_id = ${services.id} and ss.user_id = ${personId}) desc`,
      asc(services.id),
    )
    .limit(take)
    .offset((page - 1) * take);

export async function countSubscribed(db: Executor, personId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(services)
    .where(and(isPublished, isFollowedBy(personId)));
  return row?.count ?? 0;
}

/** By id or by slug. */
export async function findService(db: Executor, id: string, userId: number | null): Promise<ServiceRow | undefined> {
  const [row] = await cards(db, userId).where(and(isNamed(id), isPublished));
  return row;
}

type Parts = Service['categories'];

/** Categories of the catalogue in which a seller has products, those with most of them first. */
const categories = sql<Parts>`(
  select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'productsCount', n, 'children', '[]'::json)
    order by n desc, id), '[]')
  from (
    select c.id, c.slug, c.name, count(*)::int as n
    from categories c join product_categories pc on pc.category_id = c.id
      join products p on p.id = pc.product_id and p.status = 'PUBLISHED'
    where p.service_id = ${services.id} and c.id in ${shownCategoryIds}
    group by c.id
  ) held)`;

/** The home page of a seller, by id or by slug. @param options the delivery options as SQL */
export async function findHome(db: Executor, id: string, userId: number | null, options: string) {
  const [row] = await db
    .select({
      ...cardColumns(userId),
      legal: legalInfos,
      address: sql<string | null>`coalesce(${legalAddresses.formatted}, ${addresses.formatted})`,
      categories,
      sections: shownSections,
      options: sql<DeliveryOption[]>`${sql.raw(options)}`,
    })
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(logo, eq(logo.id, services.logoMediaId))
    .leftJoin(cover, eq(cover.id, services.coverMediaId))
    .leftJoin(legalInfos, eq(legalInfos.id, services.legalInfoId))
    .leftJoin(addresses, eq(addresses.id, services.addressId))
    .leftJoin(legalAddresses, eq(legalAddresses.id, legalInfos.addressId))
    .where(and(isNamed(id), isPublished));
  return row;
}

export const countOrders = (tx: Transaction, serviceIds: readonly number[], sign: 1 | -1) =>
  tx
    .update(services)
    .set({ ordersCount: sql`greatest(0, ${services.ordersCount} + ${sign}::int)` })
    .where(inArray(services.id, [...serviceIds]));

type Status = typeof services.$inferSelect.status;

/** False when the service has another status. */
export async function changeStatus(tx: Transaction, id: number, { from, to }: { from: Status; to: Status }) {
  const isFrom = and(eq(services.id, id), eq(services.status, from));
  const { rowCount } = await tx.update(services).set({ status: to }).where(isFrom);
  return rowCount === 1;
}

/** The page keeps a text of its own, such as «вт–вс 10:00–19:00», until the hours change. */
const hoursOf = ({ opensAt, closesAt }: DeskSettingsUpdate) => {
  if (opensAt === undefined || closesAt === undefined) return {};
  const workingHours = sql`case
    when (${services.opensAt}, ${services.closesAt}) is not distinct from (${opensAt}::time, ${closesAt}::time)
    then ${services.workingHours} else ${openingHoursText(opensAt, closesAt)} end`;
  return { opensAt, closesAt, workingHours };
};

/** Only the fields given. */
export const updateSettings = (tx: Transaction, id: number, update: DeskSettingsUpdate) => {
  const { isAcceptingOrders, photoBeforeDelivery, offersSubstitution, hasCouriers } = update;
  // Once people of the shop open or pause it, the restored account of its owner does not.
  const reopensWithOwner =
    isAcceptingOrders === undefined
      ? undefined
      : sql`${services.reopensWithOwner} and ${services.isAcceptingOrders} = ${isAcceptingOrders}::boolean`;
  return tx
    .update(services)
    .set({
      reopensWithOwner,
      isAcceptingOrders,
      photoBeforeDelivery,
      offersSubstitution,
      hasCouriers,
      ...hoursOf(update),
    })
    .where(eq(services.id, id))
    .returning();
};

export const updateDayLimits = (tx: Transaction, id: number, { capacity, capacityMinutes }: DayLimits) =>
  tx.update(services).set({ dayCapacity: capacity, dayCapacityMinutes: capacityMinutes }).where(eq(services.id, id));
