import type { Address, OrderAddress } from './schema.ts';

export type * from './schema.ts';

export const emptyAddress: Address = {
  countryCode: 'RU',
  country: 'Россия',
  city: '',
  formatted: '',
  street: '',
  postalCode: '',
  apartment: '',
  entrance: '',
  floor: '',
  lat: null,
  lng: null,
};

const parts = (address: OrderAddress): string[] => [
  address.formatted,
  address.apartment && `кв. ${address.apartment}`,
  address.entrance && `подъезд ${address.entrance}`,
  address.floor && `этаж ${address.floor}`,
  address.intercom && `домофон ${address.intercom}`,
];

/** One line: «Москва, улица Ленина, 10, кв. 5, подъезд 2, этаж 3, домофон 5К». */
export const formatOrderAddress = (address: OrderAddress): string => parts(address).filter(Boolean).join(', ');

/**
 * An address with the street and house first: «ул Ленина, д 10, Владимирская обл, г Суздаль». A narrow field shows only
 * the beginning, which is the part people check. An address without a house is unchanged, so that typing can continue.
 */
export function streetFirst({ formatted, street }: Pick<Address, 'formatted' | 'street'>): string {
  const ending = `, ${street}`;
  if (!street.includes(', ') || !formatted.endsWith(ending)) return formatted;
  return `${street}, ${formatted.slice(0, -ending.length)}`;
}
