import type { Address } from '@vetka/domain/place';

/** The columns that a client's postal address may fill. An id or a creation time in it is dropped. */
export const addressColumns = ({
  countryCode,
  country,
  city,
  formatted,
  street,
  postalCode,
  apartment,
  entrance,
  floor,
  lat,
  lng,
}: Address) => ({
  countryCode,
  country,
  city,
  formatted,
  street,
  postalCode,
  apartment,
  entrance,
  floor,
  lat,
  lng,
});
