import { Type, type Static } from 'typebox';
import { Meta } from '../paging/schema.ts';
import { Entity, Enumeration, Id, Kopecks, Moment, Nullable } from '../value/schema.ts';
import * as values from './values.ts';

export const PayoutState = Enumeration('PayoutState', values.payoutStates);
export type PayoutState = Static<typeof PayoutState>;
export const PayoutHoldKind = Enumeration('PayoutHoldKind', values.payoutHoldKinds);
export type PayoutHoldKind = Static<typeof PayoutHoldKind>;

/** The parts of a payout. Without an order: subscriptions, and money kept for a debt (below zero). */
export const PayoutItem = Entity('PayoutItem', {
  orderServiceId: Nullable(Id),
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
  /** The bank's message when it refused or returned the money. */
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
  /** The amounts that the next payouts depend on (kopecks). */
  available: Kopecks,
  /** Set aside for payouts that the bank has not confirmed. */
  inFlight: Kopecks,
  /** Refunds beyond the available amount; the next sales cover it. */
  debt: Kopecks,
  /** The reason nothing is paid out now; null when nothing prevents it. */
  hold: Nullable(PayoutHold),
  /** When the first payout to the current requisites is possible; null without any. */
  requisitesFrom: Nullable(Moment),
  /** The bank's reason for refusing the current requisites; null when it accepted them or has not answered yet. */
  requisitesRefusal: Nullable(Type.String()),
});
export type Payouts = Static<typeof Payouts>;
