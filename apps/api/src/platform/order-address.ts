import type { OrderAddress } from '@vetka/domain/place';
import type { addresses } from './database/schema/place.ts';

type AddressRow = typeof addresses.$inferSelect;

/** The address of an order as its customer and its seller see it. */
export const orderAddressOf = (row: AddressRow | null): OrderAddress | null => row && fullOrderAddressOf(row);

/** The parts of an address that the customer fills in. */
export const fullOrderAddressOf = (row: AddressRow): OrderAddress => ({
  countryCode: row.countryCode,
  country: row.country,
  city: row.city,
  ...(row.region !== '' && { region: row.region }),
  ...(row.district !== '' && { district: row.district }),
  formatted: row.formatted,
  street: row.street,
  postalCode: row.postalCode,
  apartment: row.apartment,
  entrance: row.entrance,
  floor: row.floor,
  intercom: row.intercom,
  lat: row.lat,
  lng: row.lng,
});
