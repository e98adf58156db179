import type { Opening, OpeningSeller, OpeningShop } from '@vetka/domain/opening';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import { legalInfos } from '../../platform/database/schema/account.ts';
import { media } from '../../platform/database/schema/media.ts';
import { addresses, cities } from '../../platform/database/schema/place.ts';
import { serviceOpenings, services } from '../../platform/database/schema/index.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import { fullOrderAddressOf } from '../../platform/order-address.ts';

/** Openings with everything filled in so far. */
export const selectOpenings = (db: Executor) =>
  db
    .select({
      opening: serviceOpenings,
      legal: legalInfos,
      shop: services,
      city: cities,
      address: addresses,
      logo: shownMedia,
    })
    .from(serviceOpenings)
    .leftJoin(legalInfos, eq(legalInfos.id, serviceOpenings.legalInfoId))
    .leftJoin(services, eq(services.id, serviceOpenings.serviceId))
    .leftJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(addresses, eq(addresses.id, services.addressId))
    .leftJoin(media, eq(media.id, services.logoMediaId))
    .$dynamic();
export type OpeningRow = Awaited<ReturnType<typeof selectOpenings>>[number];

export const isCurrentOf = (userId: number) =>
  and(eq(serviceOpenings.userId, userId), isNull(serviceOpenings.openedAt));

export const sellerOf = ({ legal }: OpeningRow): OpeningSeller | null =>
  legal && {
    subjectType: legal.subjectType,
    name: legal.name,
    inn: legal.inn,
    ogrn: legal.ogrn,
    kpp: legal.kpp,
  };

const clock = (time: string | null): string | null => time && time.slice(0, 5);

/** The shop; null until it has a name and an address. */
export function shopOf({ shop, city, address, logo }: OpeningRow): OpeningShop | null {
  if (!shop || !city || !address) return null;
  const { intercom: _intercom, ...place } = fullOrderAddressOf(address);
  return {
    id: shop.id,
    slug: shop.slug,
    name: shop.name,
    cityId: city.id,
    cityName: city.name,
    address: place,
    phone: shop.phone ?? '',
    opensAt: clock(shop.opensAt),
    closesAt: clock(shop.closesAt),
    logo: optionalMediaFile(logo),
  };
}

const nothing: Omit<Opening, 'contractVersion'> = {
  state: 'DRAFT',
  seller: null,
  shop: null,
  products: [],
  submittedAt: null,
  returnReason: '',
};

/** The shop that a person is opening; an empty one when they have not started. */
export async function readOpening(app: FastifyInstance, userId: number): Promise<Opening> {
  const [row] = await selectOpenings(app.db).where(isCurrentOf(userId));
  const contractVersion = await app.legal.versionInForce(app.db, 'seller-contract');
  if (!row) return { ...nothing, contractVersion };
  const shop = shopOf(row);
  return {
    state: row.opening.submittedAt ? 'MODERATION' : 'DRAFT',
    seller: sellerOf(row),
    shop,
    products: shop ? await app.goods.ofUnopened(shop.id) : [],
    submittedAt: row.opening.submittedAt?.toISOString() ?? null,
    returnReason: row.opening.returnReason,
    contractVersion,
  };
}
