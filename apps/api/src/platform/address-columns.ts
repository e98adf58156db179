import type { Address } from '@vetka/domain/place';

/** The columns a client's postal address may fill; an id or a time of creation in it is left out. */
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
