import { Type, type Static } from 'typebox';
import { LedgerCause } from '../ledger/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { Entity, Enumeration, Id, Kopecks, Moment, Nullable, Slug, Words } from '../value/schema.ts';
import { SellerIdentity, SellerIdentityKind } from './identity.schema.ts';
import { Payout, PayoutHold, PayoutItem } from './payout.schema.ts';
import { payoutLimits, payoutQueueViews } from './values.ts';

/** The account to which a shop is or was paid. */
export const PayoutRequisites = Entity('PayoutRequisites', {
  id: Id,
  /** «•••• 4321» */
  account: Type.String(),
  bik: Type.String(),
  bankName: Type.String(),
  holder: Type.String(),
  /** The person who entered them; empty when the person's account has ended. */
  by: Type.String(),
  createdAt: Moment,
  /** Nothing is paid to them before. */
  activeFrom: Moment,
  /** Null for the current ones. */
  endedAt: Nullable(Moment),
  /** The bank's reason for refusing them; empty when it accepted them or has not answered yet. */
  refusal: Type.String(),
});
export type PayoutRequisites = Static<typeof PayoutRequisites>;

export const PayoutRequisitesHistory = Entity('PayoutRequisitesHistory', {
  /** The required owner of the account: the seller of the contract. Null without requisites of the seller. */
  holder: Nullable(Type.String()),
  /** What the bank wants to know about this seller before it pays; null for nothing more. */
  wants: Nullable(SellerIdentityKind),
  /** The newest first; those without an end are current. */
  data: Type.Array(PayoutRequisites),
});
export type PayoutRequisitesHistory = Static<typeof PayoutRequisitesHistory>;

/** `code`: from the SMS to the owner's phone. `passport`, `director`: what the bank wants; never shown again. */
export const SavePayoutRequisites = Entity('SavePayoutRequisites', {
  account: Type.String({ maxLength: payoutLimits.account }),
  bik: Type.String({ maxLength: payoutLimits.bik }),
  bankName: Type.String({ minLength: 1, maxLength: payoutLimits.bankName, pattern: '\\S' }),
  ...SellerIdentity.properties,
  code: Type.String({ minLength: 4, maxLength: 4, pattern: '^\\d{4}$' }),
});
export type SavePayoutRequisites = Static<typeof SavePayoutRequisites>;

export const PayoutQueueView = Enumeration('PayoutQueueView', payoutQueueViews);
export type PayoutQueueView = Static<typeof PayoutQueueView>;

export const PayoutQueueQuery = Type.Object({ ...pageQuery, view: Type.Optional(PayoutQueueView) });
export type PayoutQueueQuery = Static<typeof PayoutQueueQuery>;

const PayoutShop = Entity('PayoutShop', { id: Id, slug: Slug, name: Type.String() });

/** A payout in the queue of the administration. */
export const QueuedPayout = Entity('QueuedPayout', {
  payout: Payout,
  shop: PayoutShop,
  /** The bank's own status, and the number of our order there. */
  bankStatus: Type.String(),
  orderNumber: Type.String(),
  attempts: Type.Integer(),
});
export type QueuedPayout = Static<typeof QueuedPayout>;
export const QueuedPayouts = PageOf('QueuedPayouts', QueuedPayout);
export type QueuedPayouts = Static<typeof QueuedPayouts>;

/** A shop with a hold. */
export const HeldShop = Entity('HeldShop', {
  shop: PayoutShop,
  /** The main one; a hold by the administration comes before one that the tax service lifts. */
  hold: PayoutHold,
  /** Further reasons, lifted together with it. */
  others: Type.Array(PayoutHold),
  /** The pending amount (kopecks). */
  available: Kopecks,
});
export type HeldShop = Static<typeof HeldShop>;
export const HeldShops = Entity('HeldShops', { data: Type.Array(HeldShop) });
export type HeldShops = Static<typeof HeldShops>;

/** Whether a shop is held after the act. `id`: of the shop. */
export const PayoutHoldChanged = Entity('PayoutHoldChanged', { id: Id, isHeld: Type.Boolean() });
export type PayoutHoldChanged = Static<typeof PayoutHoldChanged>;

/** A move of money that a shop could not cover: a refund after the payout, or a payout made after its refusal. */
export const DebtCause = Entity('DebtCause', {
  cause: LedgerCause,
  createdAt: Moment,
  orderServiceId: Nullable(Id),
  payoutId: Nullable(Id),
  amount: Kopecks,
});
export type DebtCause = Static<typeof DebtCause>;

/** A shop that owes the marketplace money (kopecks). */
export const IndebtedShop = Entity('IndebtedShop', {
  shop: PayoutShop,
  debt: Kopecks,
  /** When the shop last began to owe something. */
  since: Moment,
  /** The causes since then, the earliest first. They add up to the debt and the amount that is covered already. */
  causes: Type.Array(DebtCause),
  covered: Kopecks,
  /** Sold and not yet available: it covers the debt first. */
  pending: Kopecks,
  /** When the first of that is expected; null without any, and while it is disputed. */
  expectedAt: Nullable(Moment),
  /** Null before the first sale. */
  lastSaleAt: Nullable(Moment),
});
export type IndebtedShop = Static<typeof IndebtedShop>;
export const IndebtedShops = PageOf('IndebtedShops', IndebtedShop);
export type IndebtedShops = Static<typeof IndebtedShops>;

/** Money of a shop that was not received through a deal, so that only a person can pay it. */
export const UnassignedMoney = Entity('UnassignedMoney', {
  shop: PayoutShop,
  amount: Kopecks,
  /** 20 digits, for the person who makes the transfer; null without requisites. */
  account: Nullable(Type.String()),
  bik: Type.String(),
  bankName: Type.String(),
  holder: Type.String(),
  inn: Type.String(),
  /** New requisites are in their waiting period; null without any. */
  activeFrom: Nullable(Moment),
  orders: Type.Array(PayoutItem),
});
export type UnassignedMoney = Static<typeof UnassignedMoney>;
export const UnassignedMoneys = Entity('UnassignedMoneys', { data: Type.Array(UnassignedMoney) });
export type UnassignedMoneys = Static<typeof UnassignedMoneys>;

/**
 * Records a transfer made in the online bank. `amount`: exactly the due amount (kopecks). `reference`: the bank's
 * number of the transfer.
 */
export const PayByHand = Entity('PayByHand', {
  amount: Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 }),
  reference: Words(payoutLimits.reference),
  reason: Words(payoutLimits.reason),
});
export type PayByHand = Static<typeof PayByHand>;

/** `id`: of the shop. */
export const PaidByHand = Entity('PaidByHand', { id: Id, payoutId: Id });
export type PaidByHand = Static<typeof PaidByHand>;
