import { Type, type Static } from 'typebox';
import { Meta } from '../paging/schema.ts';
import { Entity, Enumeration, Id, Kopecks, Moment, Nullable } from '../value/schema.ts';
import * as values from './values.ts';

export const PayoutState = Enumeration('PayoutState', values.payoutStates);
export type PayoutState = Static<typeof PayoutState>;
export const PayoutHoldKind = Enumeration('PayoutHoldKind', values.payoutHoldKinds);
export type PayoutHoldKind = Static<typeof PayoutHoldKind>;

/** What a payout consists of. Without an order: subscriptions, and what was kept for a debt (below zero). */
export const PayoutItem = Entity('PayoutItem', {
  orderServiceId: Nullable(Id),
  orderId: Nullable(Id),
  amount: Type.Integer(),
});
export type PayoutItem = Static<typeof PayoutItem>;

export const Payout = Entity('Payout', {
  id: Id,
  state: PayoutState,
  amount: Kopecks,
  /** «•••• 4321» */
  account: Type.String(),
  bankName: Type.String(),
  /** The bank's id of the transfer; empty until the bank has prepared it. */
  reference: Type.String(),
  /** The bank's words when it did not accept or returned the money. */
  reason: Type.String(),
  createdAt: Moment,
  paidAt: Nullable(Moment),
  /** When the bank refused or returned it. */
  endedAt: Nullable(Moment),
  items: Type.Array(PayoutItem),
});
export type Payout = Static<typeof Payout>;

export const PayoutHold = Entity('PayoutHold', {
  kind: PayoutHoldKind,
  reason: Type.String(),
  createdAt: Moment,
});
export type PayoutHold = Static<typeof PayoutHold>;

/** Payouts of a shop, the newest first. */
export const Payouts = Entity('Payouts', {
  data: Type.Array(Payout),
  meta: Meta,
  /** What the next payouts are about (kopecks). */
  available: Kopecks,
  /** Set aside for payouts that the bank has not confirmed. */
  inFlight: Kopecks,
  /** What refunds took beyond what was available; the next sales cover it. */
  debt: Kopecks,
  /** Why nothing is paid out now; null when nothing is in the way. */
  hold: Nullable(PayoutHold),
  /** Since when the current requisites are paid to; null without any. */
  requisitesFrom: Nullable(Moment),
  /** Why the bank did not accept the current requisites; null when it did or has not answered yet. */
  requisitesRefusal: Nullable(Type.String()),
});
export type Payouts = Static<typeof Payouts>;
