import { Type, type Static } from 'typebox';
import { PageOf } from '../paging/schema.ts';
import { Entity, Enumeration, Id, Kopecks, Moment, Nullable, Words } from '../value/schema.ts';
import * as values from './values.ts';

const { commissionLimits } = values;

export const CommissionRuleKind = Enumeration('CommissionRuleKind', values.commissionRuleKinds);
export type CommissionRuleKind = Static<typeof CommissionRuleKind>;

const terms = {
  kind: CommissionRuleKind,
  /** Of the promotion, the seller or the category; null for the base rule. */
  subjectId: Nullable(Id),
  /** Hundredths of a percent. */
  rate: Type.Integer({ minimum: 0, maximum: commissionLimits.rate }),
  /** The least commission of a line. */
  minimum: Type.Integer({ minimum: 0, maximum: commissionLimits.minimum }),
  /** The tax in the commission, in hundredths of a percent on top of it. */
  taxRate: Type.Integer({ minimum: 0, maximum: commissionLimits.rate }),
};

/** What a new rule says. */
export const CommissionRuleTerms = Entity('CommissionRuleTerms', terms);
export type CommissionRuleTerms = Static<typeof CommissionRuleTerms>;

const reason = Words(commissionLimits.reason);
export const NewCommissionRule = Entity('NewCommissionRule', { ...terms, reason });
export type NewCommissionRule = Static<typeof NewCommissionRule>;
export const EndCommissionRule = Entity('EndCommissionRule', { reason });
export type EndCommissionRule = Static<typeof EndCommissionRule>;

export const CommissionRule = Entity('CommissionRule', {
  id: Id,
  ...terms,
  subject: Nullable(Type.String()),
  createdAt: Moment,
  endedAt: Nullable(Moment),
  /** Lines that were sold by it. */
  lines: Type.Integer(),
});
export type CommissionRule = Static<typeof CommissionRule>;

/** Rules in force, the most particular first; then those that ended, the latest first. */
export const CommissionRules = PageOf('CommissionRules', CommissionRule);
export type CommissionRules = Static<typeof CommissionRules>;

const difference = {
  /** Lines of the last month that the rule would have been for. */
  lines: Type.Integer(),
  /** With the rules that were in force, in kopecks. */
  before: Kopecks,
  /** With the rule. */
  after: Kopecks,
};

/** What a rule would have cost over the last calendar month, before refunds and without cancelled orders. */
export const CommissionPreview = Entity('CommissionPreview', {
  month: Type.String(),
  ...difference,
  sellers: Type.Integer(),
  /** The sellers that it would have touched most. */
  bySeller: Type.Array(Type.Object({ id: Id, name: Type.String(), ...difference })),
});
export type CommissionPreview = Static<typeof CommissionPreview>;
