import { Type, type Static, type TSchema } from 'typebox';
import { Entity, Id, Kopecks, Moment, Nullable } from '../value/schema.ts';
import {
  ActorType,
  EmployeeRole,
  InviteStatus,
  Period,
  SubscriptionPlanType,
  SubscriptionState,
} from '../actor/schema.ts';
import { DeliveryOption } from '../delivery/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { Payment } from '../payment/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { ownSubscriptionStates } from './values.ts';

/** A seller as shown beside a product. */
export const ServiceRef = Entity('ServiceRef', {
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  mediaFile: Nullable(MediaFile),
});
export type ServiceRef = Static<typeof ServiceRef>;

/** The information that the law requires beside every product. Unknown parts are empty. */
export const SellerDetails = Entity('SellerDetails', {
  legalName: Type.String(),
  inn: Type.String(),
  ogrn: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  workingHours: Type.String(),
  /** When the requisites last changed; null while there are none. */
  legalUpdatedAt: Nullable(Moment),
});
export type SellerDetails = Static<typeof SellerDetails>;

export const ServiceCard = Entity('ServiceCard', {
  ...ServiceRef.properties,
  type: ActorType,
  cover: Nullable(MediaFile),
  tagline: Type.String(),
  cityName: Type.String(),
  /** 0 to 5, one decimal. */
  rating: Type.Number(),
  reviewsCount: Type.Integer(),
  productsCount: Type.Integer(),
  subscribersCount: Type.Integer(),
  subscriptionState: SubscriptionState,
});
export type ServiceCard = Static<typeof ServiceCard>;
export const ServicePage = PageOf('ServicePage', ServiceCard);
export type ServicePage = Static<typeof ServicePage>;

const part = { id: Id, slug: Type.String(), name: Type.String(), productsCount: Type.Integer() };
const partWith = <Child extends TSchema>(child: Child) => Type.Object({ ...part, children: Type.Array(child) });

export const Service = Entity('Service', {
  ...ServiceCard.properties,
  ...SellerDetails.properties,
  story: Type.String(),
  timeZone: Type.String(),
  /** Sends a photo of the finished bouquet for approval; promise it only when this is true. */
  photoBeforeDelivery: Type.Boolean(),
  /** False: checkouts are refused for now. */
  isAcceptingOrders: Type.Boolean(),
  /** The checkout asks about substitutes for flowers that the shop runs out of. */
  offersSubstitution: Type.Boolean(),
  createdAt: Moment,
  deliveryOptions: Type.Array(DeliveryOption),
  /** The shop's own sections, up to three levels; without any, the catalogue's categories in which it has products. */
  categories: Type.Array(partWith(partWith(Type.Object(part)))),
});
export type Service = Static<typeof Service>;

/** `id` of a service in a path: its number or its slug. */
export const ServiceParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 160 }) });
export type ServiceParams = Static<typeof ServiceParams>;
export const ServicesQuery = Type.Object({
  ...pageQuery,
  search: Type.Optional(Type.String({ maxLength: 100 })),
  cityId: Type.Optional(Id),
});
export type ServicesQuery = Static<typeof ServicesQuery>;

export const Employee = Entity('Employee', {
  id: Id,
  nickname: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  avatar: Nullable(MediaFile),
  role: EmployeeRole,
  status: InviteStatus,
});
export type Employee = Static<typeof Employee>;

export const SubscriptionPlan = Entity('SubscriptionPlan', {
  id: Id,
  type: SubscriptionPlanType,
  name: Type.String(),
  description: Type.String(),
  price: Kopecks,
  period: Period,
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Other benefits, a few words each. */
  perks: Type.Array(Type.String()),
  isActive: Type.Boolean(),
});
export type SubscriptionPlan = Static<typeof SubscriptionPlan>;
export const BuySubscription = Entity('BuySubscription', { planId: Id });
export type BuySubscription = Static<typeof BuySubscription>;
/** A plan being bought. It starts once paid at `payment.paymentLink`. */
export const SubscriptionPurchase = Entity('SubscriptionPurchase', {
  plan: SubscriptionPlan,
  state: SubscriptionState,
  payment: Payment,
});
export type SubscriptionPurchase = Static<typeof SubscriptionPurchase>;
/** A plan on sale, with the visitor's savings. */
export const PlanOffer = Entity('PlanOffer', {
  plan: SubscriptionPlan,
  /** Null: the plan is valid in every shop. */
  service: Nullable(ServiceRef),
  /** `id` for the call that buys it. */
  soldBy: Type.String(),
  /** The savings on the selected products of the cart. */
  cartSaving: Kopecks,
  /** The savings on the orders paid in the last year, at today's terms. */
  ordersSaving: Kopecks,
  /** When the visitor's own subscription of this kind ends; null without one. */
  activeUntil: Nullable(Moment),
});
export type PlanOffer = Static<typeof PlanOffer>;
/** A side of a receipt. */
export const ReceiptParty = Entity('ReceiptParty', { name: Type.String(), inn: Type.String() });
export type ReceiptParty = Static<typeof ReceiptParty>;

/** The payment of one period of a subscription. */
export const SubscriptionReceipt = Entity('SubscriptionReceipt', {
  /** Number of the payment. */
  number: Id,
  paidAt: Moment,
  amount: Kopecks,
  refundedAmount: Kopecks,
  /** The subject of the payment, as on the receipt. */
  title: Type.String(),
  /** Null: the marketplace. */
  seller: Nullable(ReceiptParty),
  /** The organisation of a corporate subscription. */
  payer: Nullable(ReceiptParty),
  /** E-mail or phone that the bank sent the fiscal receipt to. */
  sentTo: Nullable(Type.String()),
});
export type SubscriptionReceipt = Static<typeof SubscriptionReceipt>;

/** A person's subscription, paid for. */
export const OwnSubscription = Entity('OwnSubscription', {
  id: Id,
  /** As it is sold today. */
  plan: SubscriptionPlan,
  /** Null: valid in every shop. */
  service: Nullable(ServiceRef),
  /** UPCOMING: bought as a renewal of an active one. */
  state: Type.Enum(ownSubscriptionStates),
  pricePaid: Kopecks,
  startsAt: Moment,
  endsAt: Nullable(Moment),
  /** The savings on paid orders. */
  saved: Kopecks,
  /** The plan is on sale, and no renewal is bought yet. */
  canProlong: Type.Boolean(),
  receipt: Nullable(SubscriptionReceipt),
});
export type OwnSubscription = Static<typeof OwnSubscription>;
export const OwnSubscriptions = Type.Array(OwnSubscription);
export const PlanOffersQuery = Type.Object({ service: Type.Optional(Type.String({ minLength: 1, maxLength: 160 })) });
export type PlanOffersQuery = Static<typeof PlanOffersQuery>;
export const RespondInvite = Entity('RespondInvite', { status: Type.Enum(['ACCEPTED', 'CANCELED']) });
export type RespondInvite = Static<typeof RespondInvite>;
export const InviteAnswer = Entity('InviteAnswer', { id: Id, status: InviteStatus });
export type InviteAnswer = Static<typeof InviteAnswer>;
