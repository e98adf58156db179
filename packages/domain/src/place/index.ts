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
