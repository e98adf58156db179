import { Type, type Static } from 'typebox';
import { moderationLimits } from '../moderation/values.ts';
import { Meta, pageQuery } from '../paging/schema.ts';
import { bankNames } from '../payment/values.ts';
import { Day, Entity, Enumeration, Id, Kopecks, Moment, Nullable, Words } from '../value/schema.ts';
import * as values from './values.ts';

export const DifferenceKind = Enumeration('DifferenceKind', values.differenceKinds);
export type DifferenceKind = Static<typeof DifferenceKind>;
export const DifferenceResolution = Enumeration('DifferenceResolution', values.differenceResolutions);
export type DifferenceResolution = Static<typeof DifferenceResolution>;
export const DifferenceDecision = Enumeration('DifferenceDecision', values.differenceDecisions);
export type DifferenceDecision = Static<typeof DifferenceDecision>;
export const DifferenceView = Enumeration('DifferenceView', values.differenceViews);
export type DifferenceView = Static<typeof DifferenceView>;
export const BankOfRegister = Enumeration('BankOfRegister', bankNames);
export type BankOfRegister = Static<typeof BankOfRegister>;

/** A difference between our books and the bank's (kopecks). */
export const Difference = Entity('Difference', {
  id: Id,
  bank: BankOfRegister,
  kind: DifferenceKind,
  /** The bank's number of the payment or the payout. */
  externalId: Type.String(),
  /** The customer or shop that was paid; null when unknown. */
  orderId: Nullable(Id),
  payoutId: Nullable(Id),
  ours: Kopecks,
  theirs: Kopecks,
  /** The bank's status, for differences without an amount. */
  bankStatus: Type.String(),
  createdAt: Moment,
  /** The last comparison in which it was still there. */
  seenAt: Moment,
  resolution: Nullable(DifferenceResolution),
  resolvedAt: Nullable(Moment),
  reason: Type.String(),
  /** The possible decisions. */
  decisions: Type.Array(DifferenceDecision),
});
export type Difference = Static<typeof Difference>;

export const Differences = Entity('Differences', { data: Type.Array(Difference), meta: Meta });
export type Differences = Static<typeof Differences>;

export const DifferencesQuery = Type.Object({ ...pageQuery, view: Type.Optional(DifferenceView) });
export type DifferencesQuery = Static<typeof DifferencesQuery>;

/** Incoming and outgoing money at a bank on one day in Moscow time, on both sides (kopecks). */
export const ReconciledDay = Entity('ReconciledDay', {
  day: Day,
  bank: BankOfRegister,
  /** Payments of the day, less what was returned of them. */
  ours: Kopecks,
  theirs: Kopecks,
  paidOut: Kopecks,
  paidOutThere: Kopecks,
  /** The bank's fees. */
  fees: Kopecks,
  /** Operations for which the bank has not answered: they are compared the next time. */
  unanswered: Type.Integer({ minimum: 0 }),
  checkedAt: Moment,
});
export type ReconciledDay = Static<typeof ReconciledDay>;

export const ReconciledDays = Entity('ReconciledDays', { data: Type.Array(ReconciledDay) });
export type ReconciledDays = Static<typeof ReconciledDays>;

export const Reconciled = Entity('Reconciled', {
  /** Differences without a decision. */
  open: Type.Integer({ minimum: 0 }),
});
export type Reconciled = Static<typeof Reconciled>;

/** The bank's register: a table with `;` between cells. */
export const UploadRegister = Entity('UploadRegister', {
  bank: BankOfRegister,
  table: Type.String({ minLength: 1, maxLength: values.reconciliationLimits.register }),
});
export type UploadRegister = Static<typeof UploadRegister>;

export const ResolveDifference = Entity('ResolveDifference', {
  decision: DifferenceDecision,
  reason: Words(moderationLimits.why),
});
export type ResolveDifference = Static<typeof ResolveDifference>;
