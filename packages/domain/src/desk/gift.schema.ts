import { Type, type Static } from 'typebox';
import { OrderAddress } from '../place/schema.ts';
import { ClockTime, Day, Entity, Enumeration, Id, Nullable } from '../value/schema.ts';
import { addressGivers, deskLimits } from './values.ts';

export const AddressGiver = Enumeration('AddressGiver', addressGivers);
export type AddressGiver = Static<typeof AddressGiver>;

/** The request for an address, as the customer of the order sees it. */
export const AddressRequest = Entity('AddressRequest', {
  /** Null while nobody has. */
  givenBy: Nullable(AddressGiver),
  /** The page of the recipient with its secret; null once the address can no longer be changed. */
  path: Nullable(Type.String()),
});
export type AddressRequest = Static<typeof AddressRequest>;

/** The secret of a recipient's link. */
const token = Type.String({ pattern: '^[0-9a-f]{32}$' });

export const GiftHours = Entity('GiftHours', { from: ClockTime, to: ClockTime });
export type GiftHours = Static<typeof GiftHours>;

export const ReadGift = Entity('ReadGift', { token });
export type ReadGift = Static<typeof ReadGift>;

/** What the recipient of a gift may know: neither the goods, nor the price, nor the card. */
export const Gift = Entity('Gift', {
  day: Nullable(Day),
  /** The booked hours. */
  from: Nullable(ClockTime),
  to: Nullable(ClockTime),
  /** The free hours of the day, with the booked ones. */
  hours: Type.Array(GiftHours),
  /** Null for an anonymous gift. */
  senderName: Nullable(Type.String()),
  /** Where addresses are suggested. */
  cityId: Id,
  /** The recipient's own answer. */
  address: Nullable(OrderAddress),
  comment: Type.String(),
  /** The recipient or the customer has given an address. */
  isGiven: Type.Boolean(),
  /** The courier has the order: nothing can be changed. */
  isClosed: Type.Boolean(),
  /** Only of a closed gift. */
  shopPhone: Nullable(Type.String()),
});
export type Gift = Static<typeof Gift>;

/** `hasConsent`: the version of the consent text in force is recorded. */
export const AnswerGift = Entity('AnswerGift', {
  token,
  address: OrderAddress,
  /** The start of the hours. */
  from: ClockTime,
  comment: Type.String({ maxLength: deskLimits.giftComment }),
  hasConsent: Type.Literal(true),
});
export type AnswerGift = Static<typeof AnswerGift>;

/** The customer gives the address instead of the recipient. */
export const GiveAddress = Entity('GiveAddress', { address: OrderAddress });
export type GiveAddress = Static<typeof GiveAddress>;
