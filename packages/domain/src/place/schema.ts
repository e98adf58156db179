import { Type, type Static } from 'typebox';
import { Entity, Id, Nullable } from '../value/schema.ts';

export const CityTranslation = Entity('CityTranslation', { name: Type.String(), region: Type.String() });

/** A city. `translations` maps a locale (`ru` by default) to its fields. */
export const City = Entity('City', {
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  region: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  timeZone: Type.String(),
  translations: Type.Record(Type.String(), CityTranslation),
});
export type City = Static<typeof City>;

const text = (maxLength: number) => Type.String({ maxLength });

/** A postal address. Unknown parts are empty strings. */
export const Address = Entity('Address', {
  countryCode: text(2),
  country: text(100),
  city: text(150),
  /** «Амурская обл», where the provider knows it: cities of different regions have the same name. */
  region: Type.Optional(text(100)),
  /** «Ясенево», where the provider knows it. */
  district: Type.Optional(text(100)),
  formatted: text(500),
  street: text(300),
  postalCode: text(10),
  apartment: text(20),
  entrance: text(20),
  floor: text(20),
  lat: Nullable(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Nullable(Type.Number({ minimum: -180, maximum: 180 })),
});
export type Address = Static<typeof Address>;

/** The address of an order, with an intercom code. */
export const OrderAddress = Entity('OrderAddress', { ...Address.properties, intercom: text(30) });
export type OrderAddress = Static<typeof OrderAddress>;

/** A city to choose. */
export const ListedCity = Entity('ListedCity', {
  ...City.properties,
  /** The number of published shops there. */
  servicesCount: Type.Integer(),
  /** Whether a published shop, there or elsewhere, delivers to the city. */
  hasDelivery: Type.Boolean(),
});
export type ListedCity = Static<typeof ListedCity>;

/** `hasServices`: only cities with published shops, those with the most first. */
export const CitiesQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 100 })),
  hasServices: Type.Optional(Type.Boolean()),
});
export type CitiesQuery = Static<typeof CitiesQuery>;
/** The city of a visitor; null when it is not known. */
export const Geo = Entity('Geo', { city: Nullable(City) });
export type Geo = Static<typeof Geo>;
export const ChangeCity = Entity('ChangeCity', { cityId: Id });
export type ChangeCity = Static<typeof ChangeCity>;

export const SuggestAddressQuery = Type.Object({
  query: Type.String({ minLength: 1, maxLength: 300 }),
  cityId: Type.Optional(Id),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
});
export type SuggestAddressQuery = Static<typeof SuggestAddressQuery>;

/** `isComplete`: the house is known, so a courier can find it. */
export const AddressSuggestion = Entity('AddressSuggestion', {
  value: Type.String(),
  isComplete: Type.Boolean(),
  address: Address,
});
export type AddressSuggestion = Static<typeof AddressSuggestion>;
/** `isFallback`: the provider is unavailable and the typed address is accepted as is. */
export const AddressSuggestions = Entity('AddressSuggestions', {
  data: Type.Array(AddressSuggestion),
  isFallback: Type.Boolean(),
});
export type AddressSuggestions = Static<typeof AddressSuggestions>;
