import { Type, type Static } from 'typebox';
import { OrderStatusType } from '../order/schema.ts';
import { PaymentState } from '../payment/schema.ts';
import { refundStates } from '../payment/values.ts';
import { Entity, Enumeration, Id, Kopecks, Moment, Nullable, Words } from '../value/schema.ts';
import { moderationLimits, peopleSearchKinds, personStates } from './values.ts';

export const PersonState = Enumeration('PersonState', personStates);
export type PersonState = Static<typeof PersonState>;
export const RefundState = Enumeration('RefundState', refundStates);
export type RefundState = Static<typeof RefundState>;
export const PeopleSearchKind = Enumeration('PeopleSearchKind', peopleSearchKinds);
export type PeopleSearchKind = Static<typeof PeopleSearchKind>;

/** A phone, an e-mail, the beginning of a nickname, the number of an order, or words of a shop's name. Sent in a body: logs keep addresses. */
export const FindPeople = Entity('FindPeople', { search: Words(moderationLimits.search) });
export type FindPeople = Static<typeof FindPeople>;

const person = {
  id: Id,
  nickname: Type.String(),
  name: Type.String(),
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
  state: PersonState,
  createdAt: Moment,
};

/** A person in the results, whose phone and e-mail are masked. */
export const FoundPerson = Entity('FoundPerson', person);
export type FoundPerson = Static<typeof FoundPerson>;
/** Whether a person may sign in. */
export const PersonStanding = Entity('PersonStanding', { id: Id, state: person.state });
export type PersonStanding = Static<typeof PersonStanding>;
export const FoundPeople = Entity('FoundPeople', {
  /** How the query was understood. */
  by: PeopleSearchKind,
  data: Type.Array(FoundPerson, { maxItems: moderationLimits.people }),
});
export type FoundPeople = Static<typeof FoundPeople>;

export const PersonOrder = Entity('PersonOrder', {
  id: Id,
  createdAt: Moment,
  total: Kopecks,
  isPaid: Type.Boolean(),
  parts: Type.Array(
    Entity('PersonOrderPart', { id: Id, shop: Type.String(), status: OrderStatusType, total: Kopecks }),
  ),
});
export type PersonOrder = Static<typeof PersonOrder>;

export const PersonPayment = Entity('PersonPayment', {
  id: Id,
  createdAt: Moment,
  /** null: for a subscription. */
  orderId: Nullable(Id),
  state: PaymentState,
  amount: Kopecks,
  refundedAmount: Kopecks,
});
export type PersonPayment = Static<typeof PersonPayment>;

export const PersonRefund = Entity('PersonRefund', {
  id: Id,
  createdAt: Moment,
  paymentId: Id,
  /** null: the whole payment. */
  orderServiceId: Nullable(Id),
  state: RefundState,
  amount: Kopecks,
  reason: Type.String(),
});
export type PersonRefund = Static<typeof PersonRefund>;

/** A person with their purchases, the latest first, at most `moderationLimits.purchases` of each kind. */
export const PersonCard = Entity('PersonCard', {
  ...person,
  orders: Type.Array(PersonOrder),
  payments: Type.Array(PersonPayment),
  refunds: Type.Array(PersonRefund),
});
export type PersonCard = Static<typeof PersonCard>;
