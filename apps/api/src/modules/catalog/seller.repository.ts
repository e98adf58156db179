import type { Product } from '@vetka/domain/catalog';
import type { DeliveryOption } from '@vetka/domain/delivery';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { deliveryOptions } from '../../platform/database/schema/delivery.ts';
import { media } from '../../platform/database/schema/media.ts';
import { addresses, cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';
import { optionalMediaFile } from '../../platform/media-file.ts';
import { oneDecimal } from './catalog.cards.ts';

const findOptions = async (db: Executor, serviceId: number): Promise<DeliveryOption[]> => {
  const rows = await db
    .select({ option: deliveryOptions, pickupAddress: addresses.formatted })
    .from(deliveryOptions)
    .innerJoin(services, eq(services.id, deliveryOptions.serviceId))
    .leftJoin(addresses, sql`${addresses.id} = coalesce(${deliveryOptions.addressId}, ${services.addressId})`)
    .where(and(eq(deliveryOptions.serviceId, serviceId), eq(deliveryOptions.isActive, true)))
    .orderBy(asc(deliveryOptions.position), asc(deliveryOptions.id));
  return rows.map(({ option: { id, type, name, description, price, freeFrom }, pickupAddress }) => ({
    id,
    type,
    name,
    description,
    price,
    freeFrom,
    pickupAddress: type === 'PICKUP' ? pickupAddress : null,
  }));
};

const isSubscribed = (userId: number | null) =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from service_subscribers ss where ss.service_id = ${services.id} and ss.user_id = ${userId})`;

/** The seller as shown on a product's page, in two queries. */
export async function findSeller(db: Executor, serviceId: number, userId: number | null): Promise<Product['seller']> {
  const [rows, options] = await Promise.all([
    db
      .select({ service: services, logo: media, cityName: cities.name, isSubscribed: isSubscribed(userId) })
      .from(services)
      .innerJoin(cities, eq(cities.id, services.cityId))
      .leftJoin(media, eq(media.id, services.logoMediaId))
      .where(eq(services.id, serviceId)),
    findOptions(db, serviceId),
  ]);
  const [row] = rows;
  if (!row) throw new Error(`A product refers to the missing service ${serviceId}.`);
  return {
    id: row.service.id,
    slug: row.service.slug,
    name: row.service.name,
    mediaFile: optionalMediaFile(row.logo),
    tagline: row.service.tagline,
    cityName: row.cityName,
    rating: oneDecimal(row.service.rating),
    reviewsCount: row.service.ratingCount,
    photoBeforeDelivery: row.service.photoBeforeDelivery,
    subscriptionState: row.isSubscribed ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED',
    deliveryOptions: options,
  };
}
