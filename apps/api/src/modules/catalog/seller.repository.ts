import type { Product } from '@vetka/domain/catalog';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { media } from '../../platform/database/schema/media.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';
import { optionalMediaFile } from '../../platform/media-file.ts';
import { oneDecimal } from './catalog.cards.ts';

const isSubscribed = (userId: number | null) =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from service_subscribers ss where ss.service_id = ${services.id} and ss.user_id = ${userId})`;

type Seller = Omit<Product['seller'], 'deliveryOptions'>;

/** The seller as shown on a product's page. */
export async function findSeller(db: Executor, serviceId: number, userId: number | null): Promise<Seller> {
  const [row] = await db
    .select({ service: services, logo: media, cityName: cities.name, isSubscribed: isSubscribed(userId) })
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(media, eq(media.id, services.logoMediaId))
    .where(eq(services.id, serviceId));
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
    isAcceptingOrders: row.service.isAcceptingOrders,
    subscriptionState: row.isSubscribed ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED',
  };
}
